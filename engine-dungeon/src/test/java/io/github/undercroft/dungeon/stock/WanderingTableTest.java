package io.github.undercroft.dungeon.stock;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.dungeon.GeneratorTrials;
import io.github.undercroft.dungeon.loot.Amount;
import io.github.undercroft.dungeon.loot.ChiSquare;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.Lot;
import io.github.undercroft.dungeon.loot.Odds;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class WanderingTableTest {

    private static final Loot ORC = Loot.of("orc", Amount.depth());
    private static final WanderingTable ROGUE = WanderingTable.rogue(ORC);

    @Test
    void someoneComesInOneOfSixLooks() {
        for (WanderingTable table : new WanderingTable[] {ROGUE, WanderingTable.basic(ORC)}) {
            ChiSquare.holds(
                    60_000,
                    ImmutableMap.of("orc", 1, "nothing", 5),
                    random -> ChiSquare.words(table.roll(3, 100, random).arrivals()));
        }
    }

    @Test
    void theRestOfRogueIsSixtySevenToSeventyThreeTurns() {
        Map<String, Integer> turns = new TreeMap<>();
        for (int turn = 67; turn <= 73; turn++) {
            turns.put(String.valueOf(turn), 1);
        }
        ChiSquare.holds(30_000, turns, random -> String.valueOf(ROGUE.firstLook(1000, random) - 1000));
    }

    @Test
    void afterSomeoneCameThereIsARestElseTheNextLookIsSoon() {
        RandomSource random = RandomSource.of(9);
        int came = 0;
        for (int i = 0; i < 600; i++) {
            WanderingTable.Roll roll = ROGUE.roll(5, 1000, random);
            if (roll.arrivals().isEmpty()) {
                assertThat(roll.nextLook()).isEqualTo(1004);
            } else {
                came++;
                assertThat(roll.arrivals()).containsExactly(Lot.of("orc", 5));
                assertThat(roll.nextLook()).isBetween(1067L, 1073L);
            }
        }
        assertThat(came).isBetween(60, 140);
    }

    /** A game that asks whenever a look is due: with 6 looks each on average, 20 turns apart, and 70 of rest. */
    @Test
    void aLongPlayMeetsOneEachNinetyTurns() {
        RandomSource random = RandomSource.of(2);
        long next = ROGUE.firstLook(0, random);
        int met = 0;
        while (next < 900_000) {
            WanderingTable.Roll roll = ROGUE.roll(1, next, random);
            met += roll.arrivals().size();
            next = roll.nextLook();
        }
        assertThat(met).isBetween(9_700, 10_300);
    }

    @Test
    void equalChancesGiveEqualRolls() {
        assertThat(ROGUE.roll(3, 7, RandomSource.of(4))).isEqualTo(ROGUE.roll(3, 7, RandomSource.of(4)));
        assertThat(ROGUE).isEqualTo(WanderingTable.rogue(ORC));
    }

    @Test
    void looksAtNoDistanceAreRefused() {
        GeneratorTrials.isRefused(
                () -> new WanderingTable(Dice.of("1d6-1"), 4, Odds.of(1, 6), ORC), "1d6-1", "1 or more");
        GeneratorTrials.isRefused(() -> new WanderingTable(Dice.constant(1), 0, Odds.of(1, 6), ORC), "every 0");
    }
}
