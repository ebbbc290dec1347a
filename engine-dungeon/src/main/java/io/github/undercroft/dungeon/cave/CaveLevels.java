package io.github.undercroft.dungeon.cave;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.SettingRange;
import io.github.undercroft.dungeon.noise.CaveRule;
import io.github.undercroft.dungeon.step.JoinByTunnels;
import io.github.undercroft.dungeon.step.PlaceStairs;
import java.util.List;
import java.util.Objects;

/**
 * Caves: noise that a cellular automaton smooths in a few rounds. Small caves are filled up again; each other cave is an
 * area, and tunnels join them, which are corridors.
 *
 * <pre>{@code
 * LevelPlan plan = CaveLevels.of(80, 40).generate(random);
 * LevelPlan wide = CaveLevels.of(80, 40).withRockPercent(40).generate(random);
 * }</pre>
 *
 * <p>At least {@value #MIN_SIDE} cells wide and high. The largest cave stays however small it is, so a level is empty only
 * if the rounds leave no two cells open; then it is made again. With much rock on a small map, or with a rule that makes
 * rock grow, it may be that no attempt succeeds; then the last attempt stops at the last round that leaves a cave, so a
 * level never fails. O(cells * (1 + rounds / 64)) for an attempt, less than 16 bytes a cell while at work.
 *
 * <p>Source: J. Babcock, "Cellular Automata Method for Generating Random Cave-Like Levels", 2005, which has the rule 4-5 and
 * the share of rock; L. Johnson, G. Yannakakis, J. Togelius, "Cellular automata for real-time generation of infinite cave
 * levels", 2010. Our own additions: counting whole words at once, and the tunnels.
 *
 * @param rockPercent how much of the noise is rock, from 1 to 70
 * @param rounds how often it is smoothed, from 0 to 50
 * @param rule the rule of each round
 * @param smallestCave caves with fewer cells are filled up, from 1 on
 */
public record CaveLevels(int width, int height, int rockPercent, int rounds, CaveRule rule, int smallestCave)
        implements LevelGenerator {

    static final int MIN_SIDE = 8;

    /** Refuses settings out of range. */
    public CaveLevels {
        Objects.requireNonNull(rule, "rule");
        SettingRange.requireSize("CaveLevels", width, height, MIN_SIDE);
        SettingRange.require("rockPercent", rockPercent, 1, 70);
        SettingRange.require("rounds", rounds, 0, 50);
        SettingRange.require("smallestCave", smallestCave, 1, Integer.MAX_VALUE);
        if (rule.birth() == 0 && rounds > 0) {
            throw new IllegalArgumentException(
                    "A rule with birth 0 turns every cell to rock in one round; take birth 1 or more, or no rounds");
        }
    }

    /** Caves of 45 percent rock in five rounds of the rule 4-5, with at least 16 cells each. */
    public static CaveLevels of(int width, int height) {
        return new CaveLevels(width, height, 45, 5, CaveRule.FOUR_FIVE, 16);
    }

    /** @return the same with another share of rock in the noise */
    public CaveLevels withRockPercent(int percent) {
        return new CaveLevels(width, height, percent, rounds, rule, smallestCave);
    }

    /** @return the same with another number of rounds */
    public CaveLevels withRounds(int count) {
        return new CaveLevels(width, height, rockPercent, count, rule, smallestCave);
    }

    /** @return the same with another rule */
    public CaveLevels withRule(CaveRule other) {
        return new CaveLevels(width, height, rockPercent, rounds, other, smallestCave);
    }

    /** @return the same, but smaller caves than that are filled up */
    public CaveLevels withSmallestCave(int cells) {
        return new CaveLevels(width, height, rockPercent, rounds, rule, cells);
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.of(new DigCaves(this), new JoinByTunnels(), new PlaceStairs());
    }
}
