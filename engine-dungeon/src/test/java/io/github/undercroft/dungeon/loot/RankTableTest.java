package io.github.undercroft.dungeon.loot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class RankTableTest {

    private static RankTable ranks(int count, RankTable.Band band) {
        Loot[] ranks = new Loot[count];
        for (int rank = 0; rank < count; rank++) {
            ranks[rank] = Loot.one("m" + rank);
        }
        return RankTable.of("monsters", band, ranks);
    }

    private static final RankTable ROGUE = ranks(26, RankTable.Band.ROGUE);

    /** Every case of the two draws: rnd(width) in the band, and, where that sticks out, rnd(ends) at the end. */
    private static List<Integer> cases(int count, int depth, RankTable.Band band) {
        int ends = Math.min(band.ends(), count);
        List<Integer> ways = new ArrayList<>();
        for (int rank = 0; rank < count; rank++) {
            ways.add(0);
        }
        for (int inBand = 0; inBand < band.width(); inBand++) {
            for (int atEnd = 0; atEnd < ends; atEnd++) {
                int rank = depth + band.first() + inBand;
                int met = rank < 0 ? atEnd : rank >= count ? count - ends + atEnd : rank;
                ways.set(met, ways.get(met) + 1);
            }
        }
        return ways;
    }

    @Property
    void weightsAreTheCasesOfTwoDraws(
            @ForAll @IntRange(min = 1, max = 60) int depth,
            @ForAll @IntRange(min = 1, max = 40) int count,
            @ForAll @IntRange(min = -30, max = 30) int first,
            @ForAll @IntRange(min = 1, max = 50) int width,
            @ForAll @IntRange(min = 1, max = 12) int ends) {
        RankTable.Band band = new RankTable.Band(first, width, ends);
        assertThat(ranks(count, band).weights(depth)).isEqualTo(cases(count, depth, band));
    }

    @Test
    void weightsOfExtremeDepthsDoNotOverflow() {
        assertThat(ROGUE.weights(1_000_000).subList(0, 21)).containsOnly(0);
        assertThat(ROGUE.weights(1_000_000).subList(21, 26)).containsOnly(10);
    }

    private static Map<String, Integer> odds(RankTable table, int depth) {
        Map<String, Integer> odds = new TreeMap<>();
        List<Integer> weights = table.weights(depth);
        for (int rank = 0; rank < weights.size(); rank++) {
            odds.put("m" + rank, weights.get(rank));
        }
        return odds;
    }

    @Test
    void rollsKeepToTheWeights() {
        RankTable wanderers = ROGUE.without(1, 4, 7, 8, 13, 20, 25);
        for (int depth : new int[] {1, 2, 5, 6, 10, 22, 23, 26, 27, 40}) {
            ChiSquare.holds(40_000, odds(ROGUE, depth), random -> ChiSquare.words(ROGUE.lots(depth, random)));
            ChiSquare.holds(40_000, odds(wanderers, depth), random -> ChiSquare.words(wanderers.lots(depth, random)));
        }
    }

    /** Whoever is left out is as if it were rolled again. */
    @Test
    void leavingOutIsRollingAgain() {
        RankTable wanderers = ROGUE.without(0, 2, 3);
        List<Integer> all = ROGUE.weights(3);
        List<Integer> some = wanderers.weights(3);
        for (int rank = 0; rank < 26; rank++) {
            boolean isLeftOut = rank == 0 || rank == 2 || rank == 3;
            assertThat(some.get(rank)).isEqualTo(isLeftOut ? 0 : all.get(rank));
        }
    }

    /** For every rank: the deeper, the likelier something of that rank or a later one, as far as Rogue's list goes. */
    @Test
    void monstersNeverGetWeakerWithDepth() {
        for (int depth = 1; depth < 26; depth++) {
            int before = 0;
            int after = 0;
            for (int rank = 25; rank >= 0; rank--) {
                before += ROGUE.weights(depth).get(rank);
                after += ROGUE.weights(depth + 1).get(rank);
                assertThat(after).as("rank %s from depth %s on", rank, depth).isGreaterThanOrEqualTo(before);
            }
        }
    }

    @Test
    void whatCannotBeIsRefused() {
        GeneratorTrials.isRefused(() -> RankTable.of("none", RankTable.Band.ROGUE), "\"none\"", "has 0");
        GeneratorTrials.isRefused(() -> ROGUE.without(26), "no rank 26", "0 to 25");
        GeneratorTrials.isRefused(() -> new RankTable.Band(0, 0, 1), "0 ranks wide");
        GeneratorTrials.isRefused(() -> new RankTable.Band(0, 1, 0), "with 0 at the ends");
        GeneratorTrials.isRefused(() -> new RankTable.Band(1001, 1, 1), "1001");
        RankTable empty = ranks(3, new RankTable.Band(0, 1, 1)).without(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> empty.lots(2, RandomSource.of(1)))
                .withMessageContainingAll("\"monsters\"", "depth 2");
    }
}
