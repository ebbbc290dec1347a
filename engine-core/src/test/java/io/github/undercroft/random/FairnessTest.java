package io.github.undercroft.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.random.WeightedTable.Entry;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Draws are counted and compared with what is promised, by chi-square. Seeds are fixed, so a failure is never luck. */
class FairnessTest {

    /** Counts, and the counts to be expected. */
    private static final class Tally {
        private final NavigableMap<Integer, Double> expected = new TreeMap<>();
        private final NavigableMap<Integer, Integer> counted = new TreeMap<>();

        /** Whether chance alone would be farther off once in a million cases. */
        void assertFair() {
            assertThat(expected.keySet()).containsAll(counted.keySet());
            double sum = 0;
            double rareExpected = 0;
            double rareCounted = 0;
            int freedom = -1;
            for (Map.Entry<Integer, Double> each : expected.entrySet()) {
                rareExpected += each.getValue();
                rareCounted += counted.getOrDefault(each.getKey(), 0);
                if (rareExpected >= 10) {
                    sum += square(rareCounted - rareExpected) / rareExpected;
                    rareExpected = 0;
                    rareCounted = 0;
                    freedom++;
                }
            }
            if (rareExpected > 0) {
                sum += square(rareCounted - rareExpected) / Math.max(rareExpected, 1);
                freedom++;
            }
            assertThat(sum).isLessThan(critical(Math.max(1, freedom)));
        }

        /** The value that chi-square passes with probability 10^-6 (E. Wilson, M. Hilferty, 1931). */
        private static double critical(int freedom) {
            double part = 2.0 / (9 * freedom);
            double root = 1 - part + 4.7534 * Math.sqrt(part);
            return freedom * root * root * root;
        }

        private static double square(double value) {
            return value * value;
        }
    }

    private static void assertFair(String text, int rolls) {
        Dice dice = Dice.of(text);
        Distribution distribution = dice.distribution();
        Tally tally = new Tally();
        distribution.values().forEach(value -> tally.expected.put(value, distribution.probability(value) * rolls));
        RandomSource random = RandomSource.of(4);
        for (int i = 0; i < rolls; i++) {
            tally.counted.merge(dice.roll(random), 1, Integer::sum);
        }
        tally.assertFair();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
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
                "10-2d6*2"
            })
    void rollsFollowTheDistribution(String text) {
        assertFair(text, 100_000);
    }

    @Tag("soak")
    @ParameterizedTest
    @ValueSource(
            strings = {
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
                "10-2d6*2"
            })
    void aMillionRollsFollowTheDistribution(String text) {
        assertFair(text, 1_000_000);
    }

    private static void assertFairTable(int depth, int picks) {
        WeightedTable<Integer> table = WeightedTable.<Integer>builder()
                .add(0, 6)
                .add(Entry.of(1, 4).between(2, 9))
                .add(Entry.of(2, 1).from(5).growing(2))
                .add(Entry.of(3, 10).between(0, 10).growing(-1))
                .build();
        Tally tally = new Tally();
        for (WeightedTable.Chance<Integer> chance : table.chances(depth)) {
            tally.expected.put(chance.value(), chance.probability() * picks);
        }
        RandomSource random = RandomSource.of(4);
        for (int i = 0; i < picks; i++) {
            tally.counted.merge(table.pick(depth, random), 1, Integer::sum);
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

    /** The first token and the sixth of a bag of six: as its counts say. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 6, 7})
    void eachDrawOfABagFollowsItsCounts(int nth) {
        ShuffleBag<Integer> full = ShuffleBag.of(1, 3).plus(2, 2).plus(3, 1);
        Tally tally = new Tally();
        tally.expected.putAll(Map.of(1, 10_000.0, 2, 20_000.0 / 3, 3, 10_000.0 / 3));
        RandomSource random = RandomSource.of(4);
        for (int i = 0; i < 20_000; i++) {
            ShuffleBag.Draw<Integer> draw = full.draw(random);
            for (int n = 1; n < nth; n++) {
                draw = draw.rest().draw(random);
            }
            tally.counted.merge(draw.value(), 1, Integer::sum);
        }
        tally.assertFair();
    }

    /** That the measure itself finds fault. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aLoadedDieIsCaught(int favoured) {
        Tally tally = new Tally();
        for (int face = 1; face <= 6; face++) {
            tally.expected.put(face, 10_000.0);
            tally.counted.put(face, face == favoured ? 10_600 : 9_880);
        }
        assertThatThrownBy(tally::assertFair).isInstanceOf(AssertionError.class);
    }
}
