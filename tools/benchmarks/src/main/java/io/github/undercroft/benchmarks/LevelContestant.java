package io.github.undercroft.benchmarks;

import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.accretion.AccretionLevels;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.cave.ScatterLevels;
import io.github.undercroft.dungeon.composite.CompositeLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.dungeon.maze.RoomsAndMazesLevels;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.random.RandomSource;
import java.util.function.LongToIntFunction;
import squidpony.squidgrid.mapping.ClassicRogueMapGenerator;
import squidpony.squidgrid.mapping.ConnectingMapGenerator;
import squidpony.squidgrid.mapping.DungeonGenerator;
import squidpony.squidmath.RNG;

/** Level generators with default settings: ours, and those of SquidLib. */
public enum LevelContestant {
    ROGUE(OfSize.ours(RogueLevels::of)),
    FEATURES(OfSize.ours(FeatureLevels::of)),
    CAVES(OfSize.ours(CaveLevels::of)),
    BSP(OfSize.ours(BspLevels::of)),
    ACCRETION(OfSize.ours(AccretionLevels::of)),
    ROOMS_AND_MAZES(OfSize.ours(RoomsAndMazesLevels::of)),
    MAZE(OfSize.ours(MazeLevels::of)),
    SCATTER(OfSize.ours(ScatterLevels::of)),
    COMPOSITE(OfSize.ours(CompositeLevels::of)),
    /** A room for each 20 x 20 cells, as large as it can be there; with more rooms it throws. */
    CLASSIC_ROGUE(OfSize.foreign(LevelContestant::classicRogue)),
    CONNECTING(OfSize.foreign((width, height, rng) -> new ConnectingMapGenerator(width, height, rng).generate())),
    DUNGEON(OfSize.foreign((width, height, rng) -> new DungeonGenerator(width, height, rng).generate()));

    @SuppressWarnings("ImmutableEnumChecker") // each is a function without state
    private final OfSize ofSize;

    LevelContestant(OfSize ofSize) {
        this.ofSize = ofSize;
    }

    private static char[][] classicRogue(int width, int height, RNG rng) {
        int columns = Math.max(3, width / 20);
        int rows = Math.max(3, height / 20);
        return new ClassicRogueMapGenerator(
                        columns, rows, width, height, 4, width / columns - 2, 4, height / rows - 2, rng)
                .generate();
    }

    private interface Ours {
        LevelGenerator of(int width, int height);
    }

    private interface Foreign {
        char[][] make(int width, int height, RNG rng);
    }

    private interface OfSize {
        LongToIntFunction of(int width, int height);

        static OfSize ours(Ours ours) {
            return (width, height) -> {
                LevelGenerator generator = ours.of(width, height);
                return seed -> generator.generate(RandomSource.of(seed)).areas().size();
            };
        }

        static OfSize foreign(Foreign foreign) {
            return (width, height) -> seed -> foreign.make(width, height, new RNG(seed))[width / 2][height / 2];
        }
    }

    /** A function that makes the level of a seed and returns a number that depends on it. */
    LongToIntFunction of(int width, int height) {
        return ofSize.of(width, height);
    }
}
