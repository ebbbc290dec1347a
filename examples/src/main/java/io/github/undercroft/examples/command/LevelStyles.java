package io.github.undercroft.examples.command;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.accretion.AccretionLevels;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.cave.ScatterLevels;
import io.github.undercroft.dungeon.composite.CompositeLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.dungeon.maze.RoomsAndMazesLevels;
import io.github.undercroft.dungeon.rogue.RogueLevels;

/** The generators of the library, in their usual settings. */
final class LevelStyles {

    static final ImmutableList<LevelStyle> ALL = ImmutableList.of(
            new LevelStyle("rogue", "rooms in a grid, as in Rogue", RogueLevels::of),
            new LevelStyle("features", "rooms and corridors that grow from each other", FeatureLevels::of),
            new LevelStyle("rooms-and-mazes", "rooms, and mazes between them", RoomsAndMazesLevels::of),
            new LevelStyle("bsp", "rooms in the parts of a map that is split again and again", BspLevels::of),
            new LevelStyle("caves", "caves joined by tunnels", CaveLevels::of),
            new LevelStyle("maze", "one maze", MazeLevels::of),
            new LevelStyle("scatter", "open ground with scattered walls", ScatterLevels::of),
            new LevelStyle("accretion", "rooms, caves and lakes, put to each other as in Brogue", AccretionLevels::of),
            new LevelStyle("composite", "a style in each part of the map, joined", CompositeLevels::of));

    private LevelStyles() {}
}
