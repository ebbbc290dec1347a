package io.github.undercroft.docs;

import com.google.common.collect.ImmutableList;
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
import io.github.undercroft.pictures.CellSize;
import io.github.undercroft.pictures.MapPicture;
import io.github.undercroft.random.RandomSource;
import java.util.List;

/** A level of each generator. */
final class DungeonPictures {

    private static final int SEED = 7;

    private DungeonPictures() {}

    static List<PagePicture> all() {
        return ImmutableList.of(
                picture("rogue", RogueLevels.of(80, 24).atDepth(4)),
                picture("features", FeatureLevels.of(80, 24)),
                picture("features-literal", FeatureLevels.literal(80, 24).withMinRooms(5)),
                picture("accretion", AccretionLevels.of(80, 24)),
                picture("rooms-and-mazes", RoomsAndMazesLevels.of(80, 24)),
                picture("bsp", BspLevels.of(80, 24)),
                picture("caves", CaveLevels.of(80, 24)),
                picture("maze", MazeLevels.of(80, 24)),
                picture("scatter", ScatterLevels.of(80, 24)),
                picture("composite", CompositeLevels.of(80, 40)));
    }

    private static PagePicture picture(String name, LevelGenerator generator) {
        return PagePicture.still(
                "dungeon-" + name,
                () -> MapPicture.of(generator.generate(RandomSource.of(SEED))).withCells(CellSize.NARROW));
    }
}
