package io.github.undercroft.dungeon.cave;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.noise.CaveRule;
import io.github.undercroft.dungeon.step.JoinByTunnels;
import io.github.undercroft.dungeon.step.PlaceStairs;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.dungeon.vault.AddVaults;
import java.util.List;
import java.util.Objects;

/**
 * Caves: noise that a cellular automaton smooths in a few rounds. A cave that is too large is parted into chambers where it is
 * narrow, with passages one cell wide; small caves are filled up again. Each chamber is an area; passages, and the tunnels that
 * join what is still apart, are corridors.
 *
 * <pre>{@code
 * LevelPlan plan = CaveLevels.of(80, 40).generate(random);
 * LevelPlan wide = CaveLevels.of(80, 40).withRockPercent(40).withLargestCave(Integer.MAX_VALUE).generate(random);
 * }</pre>
 *
 * <p>At least {@value #MIN_SIDE} cells wide and high. If too few cells are open, the level is dug from other noise with less rock;
 * with none, the rounds are left out. So a level never fails, and has its share of open cells whatever the rule is. O(cells *
 * (log cells + rounds / 64)) for each time, less than 16 bytes a cell while at work.
 *
 * <p>Source: J. Babcock, "Cellular Automata Method for Generating Random Cave-Like Levels", 2005, which has the rule 4-5 and
 * the share of rock; L. Johnson, G. Yannakakis, J. Togelius, "Cellular automata for real-time generation of infinite cave
 * levels", 2010. Our own additions: counting whole words at once, chambers and tunnels.
 *
 * @param rockPercent how much of the noise is rock, from 1 to 70; less if too few cells would be open
 * @param rounds how often it is smoothed, from 0 to 50
 * @param rule the rule of each round
 * @param smallestCave caves with fewer cells are filled up, from 1 on; the largest stays
 * @param largestCave caves with more cells are parted, from 100 on; at least four times {@code smallestCave} counts
 */
public record CaveLevels(
        int width, int height, int rockPercent, int rounds, CaveRule rule, int smallestCave, int largestCave)
        implements LevelGenerator {

    static final int MIN_SIDE = 8;
    private static final int MIN_PARTED = 100;

    public CaveLevels {
        Objects.requireNonNull(rule, "rule");
        SettingRange.requireSize("CaveLevels", width, height, MIN_SIDE);
        SettingRange.require("rockPercent", rockPercent, 1, 70);
        SettingRange.require("rounds", rounds, 0, 50);
        SettingRange.require("smallestCave", smallestCave, 1, Integer.MAX_VALUE);
        SettingRange.require("largestCave", largestCave, MIN_PARTED, Integer.MAX_VALUE);
        if (rule.birth() == 0 && rounds > 0) {
            throw new IllegalArgumentException(
                    "A rule with birth 0 turns every cell to rock in one round; take birth 1 or more, or no rounds");
        }
    }

    /**
     * Caves of 45 percent rock in five rounds of the rule 4-5, with 16 to 400 cells each; at least 15 percent of a level is open.
     */
    public static CaveLevels of(int width, int height) {
        return new CaveLevels(width, height, 45, 5, CaveRule.FOUR_FIVE, 16, 400);
    }

    /** @return the same with another share of rock in the noise */
    public CaveLevels withRockPercent(int percent) {
        return new CaveLevels(width, height, percent, rounds, rule, smallestCave, largestCave);
    }

    /** @return the same with another number of rounds */
    public CaveLevels withRounds(int count) {
        return new CaveLevels(width, height, rockPercent, count, rule, smallestCave, largestCave);
    }

    /** @return the same with another rule */
    public CaveLevels withRule(CaveRule other) {
        return new CaveLevels(width, height, rockPercent, rounds, other, smallestCave, largestCave);
    }

    /** @return the same, but smaller caves than that are filled up */
    public CaveLevels withSmallestCave(int cells) {
        return new CaveLevels(width, height, rockPercent, rounds, rule, cells, largestCave);
    }

    /** @return the same, but larger caves than that are parted */
    public CaveLevels withLargestCave(int cells) {
        return new CaveLevels(width, height, rockPercent, rounds, rule, smallestCave, cells);
    }

    /** @return the same around the places of these vaults, which are chosen before anything is dug; see {@link AddVaults#reservedIn} */
    public LevelGenerator reserving(AddVaults vaults) {
        Objects.requireNonNull(vaults, "vaults");
        return vaults.reservedIn(this);
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.of(new DigCaves(this), new JoinByTunnels(), new PlaceStairs());
    }
}
