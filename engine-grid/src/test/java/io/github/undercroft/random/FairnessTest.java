package io.github.undercroft.random;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.random.WeightedTable.Entry;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Draws are counted and compared with what is promised, by chi-square. Seeds are fixed, so a failure is never luck. */
class FairnessTest {

    static List<String> dice() {
        return List.of(
                "d6",
                "2d6+1",
                "d%",
                "4d6kh3",
                "4d6dh1",
                "5d8dl1dh2",
                "d6!",
                "3d4!kh2",
                "(d6+d4)*d3",
                "d20/3-d4",
                "20d2",
                "10-2d6*2");
    }

    private static void assertFair(String text, int rolls) {
        Dice dice = Dice.of(text);
        Distribution distribution = dice.distribution();
        Tally tally = new Tally();
        distribution.values().forEach(value -> tally.expect(value, distribution.probability(value) * rolls));
        RandomSource random = RandomSource.of(4);
        for (int i = 0; i < rolls; i++) {
            tally.count(dice.roll(random));
        }
        tally.assertFair();
    }

    @ParameterizedTest
    @MethodSource("dice")
    void rollsFollowTheDistribution(String text) {
        assertFair(text, 100_000);
    }

    @Tag("soak")
    @ParameterizedTest
    @MethodSource("dice")
    void aMillionRollsFollowTheDistribution(String text) {
        assertFair(text, 1_000_000);
    }

    private static void assertFairTable(int depth, int picks) {
        WeightedTable<Integer> table = WeightedTable.<Integer>builder()
                .add(0, 6)
                .add(Entry.of(1, 4).betweenDepths(2, 9))
                .add(Entry.of(2, 1).fromDepth(5).growing(2))
                .add(Entry.of(3, 10).betweenDepths(0, 10).growing(-1))
                .build();
        Tally tally = new Tally();
        for (WeightedTable.Chance<Integer> chance : table.chances(depth)) {
            tally.expect(chance.value(), chance.probability() * picks);
        }
        RandomSource random = RandomSource.of(4);
        for (int i = 0; i < picks; i++) {
            tally.count(table.pick(depth, random));
        }
        tally.assertFair();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 5, 9, 10, 1000})
    void picksFollowTheWeightsAtTheirDepth(int depth) {
        assertFairTable(depth, 100_000);
    }

    @Tag("soak")
    @ParameterizedTest
    @ValueSource(ints = {0, 2, 5, 9, 10, 1000})
    void aMillionPicksFollowTheWeightsAtTheirDepth(int depth) {
        assertFairTable(depth, 1_000_000);
    }

    /** That the measure itself finds fault. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aLoadedDieIsCaught(int favoured) {
        Tally tally = new Tally();
        for (int face = 1; face <= 6; face++) {
            tally.expect(face, 10_000);
            for (int i = 0; i < (face == favoured ? 10_600 : 9_880); i++) {
                tally.count(face);
            }
        }
        assertThatThrownBy(tally::assertFair).isInstanceOf(AssertionError.class);
    }
}
