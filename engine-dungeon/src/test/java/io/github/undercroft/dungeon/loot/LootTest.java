package io.github.undercroft.dungeon.loot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.WeightedTable;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class LootTest {

    private static final Loot COIN = Loot.one("coin");

    private static List<Lot> roll(Loot loot, int depth) {
        return loot.lots(depth, RandomSource.of(1));
    }

    @Test
    void partsComeInTheirOrderHoweverTheyAreNested() {
        Loot purse = Loot.holding("purse", Loot.all(Loot.of("coin", Amount.of(3)), Loot.holding("box", COIN)));
        assertThat(roll(Loot.all(Loot.repeated(Amount.of(2), COIN), Loot.nothing(), purse), 1))
                .containsExactly(
                        Lot.of("coin", 1),
                        Lot.of("coin", 1),
                        new Lot("purse", 1, List.of(Lot.of("coin", 3), new Lot("box", 1, List.of(Lot.of("coin", 1))))));
    }

    @Test
    void anAmountOfNothingIsNothing() {
        assertThat(roll(Loot.of("coin", Amount.of("1d6-6")), 1)).isEmpty();
        assertThat(roll(Loot.of("coin", Amount.of(0)), 1)).isEmpty();
        assertThat(roll(Loot.repeated(Amount.of(-5), COIN), 1)).isEmpty();
    }

    @Test
    void entriesComeAtTheirDepthsOnly() {
        LootTable table = LootTable.of(
                "monsters",
                Loot.one("rat").share(6).betweenDepths(1, 3),
                Loot.one("orc").share(2).betweenDepths(3, 9),
                Loot.one("troll").share(1).fromDepth(8).growing(2));
        assertThat(roll(table, 1)).containsExactly(Lot.of("rat", 1));
        assertThat(roll(table, 7)).containsExactly(Lot.of("orc", 1));
        ChiSquare.holds(20_000, ImmutableMap.of("rat", 6, "orc", 2), random -> ChiSquare.words(table.lots(3, random)));
        ChiSquare.holds(
                20_000, ImmutableMap.of("orc", 2, "troll", 3), random -> ChiSquare.words(table.lots(9, random)));
        assertThat(table.chances(9)).extracting(WeightedTable.Chance::ways).containsExactly(2L, 3L);
    }

    @Test
    void outOfDepthComesAsOftenAsItSays() {
        Loot deep = Loot.deeper(DepthSpread.outOfDepth(4, 20), Loot.of("level", Amount.depth()));
        ChiSquare.holds(
                40_000,
                ImmutableMap.of("3", 19, "7", 1),
                random -> String.valueOf(deep.lots(3, random).get(0).amount()));
        assertThat(roll(Loot.deeper(DepthSpread.deeper(1), Loot.of("level", Amount.depth())), 1_000_000))
                .as("there is nothing below")
                .containsExactly(Lot.of("level", 1_000_000));
    }

    @Property
    void amountsStayInTheirRangeWhichNeverFallsWithDepth(
            @ForAll @IntRange(min = 1, max = 100_000) int depth, @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        for (Amount amount : List.of(
                Amount.of("3d6+2"),
                Amount.perDepth("2d4*100000"),
                Amount.depth(),
                new Amount.Between(Growth.none(2), Growth.perLevel(51, 10)),
                new Amount.Between(Growth.perLevel(9, 1), new Growth(0, 1, 4, 10)))) {
            for (int i = 0; i < 20; i++) {
                assertThat(amount.roll(depth, random)).isBetween(amount.min(depth), amount.max(depth));
            }
            assertThat(amount.min(depth + 1)).isGreaterThanOrEqualTo(amount.min(depth));
            assertThat(amount.max(depth + 1)).isGreaterThanOrEqualTo(amount.max(depth));
        }
    }

    @Property
    void oddsThatGrowNeverFallWithDepth(
            @ForAll @IntRange(min = -100, max = 100) int base,
            @ForAll @IntRange(max = 20) int gain,
            @ForAll @IntRange(min = 1, max = 9) int every,
            @ForAll @IntRange(min = 1, max = 999_999) int depth) {
        Odds odds = new Odds(new Growth(base, gain, every, 50), 60);
        assertThat(odds.waysAt(depth)).isBetween(0, 60);
        assertThat(odds.waysAt(depth + 1)).isGreaterThanOrEqualTo(odds.waysAt(depth));
    }

    @Test
    void numbersTooLargeAreTheGreatestThereIs() {
        assertThat(Amount.perDepth("1d1*2000000000").max(1_000_000)).isEqualTo(Integer.MAX_VALUE);
        assertThat(Growth.perLevel(Integer.MAX_VALUE, Integer.MAX_VALUE).at(1_000_000))
                .isEqualTo(Integer.MAX_VALUE);
        Amount whole = new Amount.Between(Growth.none(Integer.MIN_VALUE), Growth.none(Integer.MAX_VALUE));
        assertThat(whole.roll(1, RandomSource.of(1))).isBetween(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    @Test
    void tablesWithTheSameEntriesAreEqual() {
        LootTable one = LootTable.of("things", 3, Loot.one("a").share(1), COIN.share(2));
        assertThat(one).isEqualTo(LootTable.of("things", Loot.one("a").share(1), COIN.share(2)));
        assertThat(one).hasSameHashCodeAs(LootTable.of("things", Loot.one("a").share(1), COIN.share(2)));
        assertThat(one)
                .isNotEqualTo(LootTable.of("other", Loot.one("a").share(1), COIN.share(2)))
                .isNotEqualTo(LootTable.of("things", Loot.one("a").share(2), COIN.share(2)));
        assertThat(one.toString()).contains("things", "coin", "weight=2");
        assertThat(one.name()).isEqualTo("things");
        assertThat(one.entries()).hasSize(2);
    }

    @Test
    void anAuthorsOwnLootFitsIn() {
        Loot twice = roll -> {
            roll.add(Lot.of("echo", roll.depth()));
            roll.add(Lot.of("echo", roll.depth()));
        };
        assertThat(roll(Loot.all(twice, COIN), 4))
                .containsExactly(Lot.of("echo", 4), Lot.of("echo", 4), Lot.of("coin", 1));
    }

    @Test
    void whatWouldNeverEndIsStopped() {
        Loot many = Loot.repeated(Amount.of(1000), Loot.repeated(Amount.of(1000), Loot.nothing()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> roll(many, 2))
                .withMessageContainingAll("100000", "depth 2", "less often");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> roll(Loot.holding("bag", Loot.repeated(Amount.of(100_000), COIN)), 2))
                .withMessageContaining("100000");
    }

    @Test
    void whatCannotBeIsRefused() {
        GeneratorTrials.isRefused(() -> Loot.one(" "), "blank");
        GeneratorTrials.isRefused(() -> Loot.holding("", COIN), "blank");
        GeneratorTrials.isRefused(() -> LootTable.of("empty"), "\"empty\"", "0");
        GeneratorTrials.isRefused(() -> LootTable.of("", COIN.share(1)), "name");
        GeneratorTrials.isRefused(() -> LootTable.of("d6", 6, COIN.share(5)), "\"d6\"", "come to 5", "not to 6");
        GeneratorTrials.isRefused(
                () -> LootTable.of("d6", 6, COIN.share(6).fromDepth(2)), "\"d6\"", "changes with depth");
        GeneratorTrials.isRefused(() -> COIN.share(0), "can't weigh 0");
        GeneratorTrials.isRefused(
                () -> roll(LootTable.of("deep", COIN.share(1).fromDepth(5)), 4), "\"deep\"", "depth 4", "nothing");
        GeneratorTrials.isRefused(() -> roll(COIN, 0), "not 0");
        GeneratorTrials.isRefused(() -> roll(COIN, 1_000_001), "not 1000001");
        GeneratorTrials.isRefused(() -> Odds.of(7, 6), "7 in 6");
        GeneratorTrials.isRefused(() -> Odds.percent(-1), "-1 in 100");
        GeneratorTrials.isRefused(() -> new Odds(Growth.none(1), 0), "0 cases");
        GeneratorTrials.isRefused(() -> new Growth(1, 1, 0, 9), "every 0 levels");
        GeneratorTrials.isRefused(() -> new DepthSpread(0, List.of(0, 0)), "[0, 0]", "come to 0");
        GeneratorTrials.isRefused(() -> new DepthSpread(0, List.of()), "come to 0");
        GeneratorTrials.isRefused(() -> new DepthSpread(0, List.of(2, -1)), "-1");
        GeneratorTrials.isRefused(() -> new DepthSpread(2000, List.of(1)), "2000");
        GeneratorTrials.isRefused(() -> DepthSpread.outOfDepth(0, 20), "not 0 in one of 20");
        GeneratorTrials.isRefused(() -> DepthSpread.outOfDepth(1, 1), "in one of 1");
        GeneratorTrials.isRefused(() -> DepthSpread.outOfDepth(5000, 20), "too far");
    }
}
