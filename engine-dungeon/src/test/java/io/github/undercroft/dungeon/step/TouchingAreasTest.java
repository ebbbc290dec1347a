package io.github.undercroft.dungeon.step;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.Drawn;
import io.github.undercroft.dungeon.GeneratorTrials;
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
import org.junit.jupiter.api.Test;

class TouchingAreasTest {

    private static void areLinked(LevelGenerator generator, int firstSeed, int levels) {
        for (int seed = firstSeed; seed < firstSeed + levels; seed++) {
            assertThat(TouchingAreas.withoutLink(GeneratorTrials.plan(generator, seed)))
                    .as("seed %s of %s", seed, generator)
                    .isEmpty();
        }
    }

    @Test
    void areasThatTouchWithoutALinkAreFound() {
        assertThat(TouchingAreas.withoutLink(Drawn.plan(Drawn.draft("#####", "#0aa#", "#####"))))
                .hasSize(2);
    }

    /** In the first two, tunnels pass by areas that they do not lead to. */
    @Test
    void inCavesTheyAreLinked() {
        areLinked(CaveLevels.of(30, 20), 436, 1);
        areLinked(CaveLevels.of(8, 250), 27, 1);
        areLinked(CaveLevels.of(40, 30).withRounds(1).withSmallestCave(1), 0, 100);
    }

    @Test
    void inAllLevelsTheyAreLinked() {
        for (LevelGenerator generator : ImmutableList.of(
                RogueLevels.of(80, 24),
                FeatureLevels.of(60, 30).withFinish(new AddLoops(20), new PruneDeadEnds(100), new AddDoors(60)),
                CaveLevels.of(60, 30),
                BspLevels.of(60, 30),
                ScatterLevels.of(30, 20),
                MazeLevels.of(31, 21),
                RoomsAndMazesLevels.of(41, 31),
                AccretionLevels.of(60, 30),
                CompositeLevels.of(80, 40))) {
            areLinked(generator, 0, 25);
        }
    }
}
