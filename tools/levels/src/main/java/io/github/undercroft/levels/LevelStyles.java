package io.github.undercroft.levels;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.dungeon.accretion.AccretionLevels;
import io.github.undercroft.dungeon.accretion.RoomMix;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.cave.ScatterLevels;
import io.github.undercroft.dungeon.composite.CompositeLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.dungeon.maze.MazeStyle;
import io.github.undercroft.dungeon.maze.RoomsAndMazesLevels;
import io.github.undercroft.dungeon.noise.CaveRule;
import io.github.undercroft.dungeon.rogue.RogueLevels;

/** The generators of the library with default settings, and the settings that can be given on the command line. */
public final class LevelStyles {

    /** In the order in which they are listed. */
    public static final ImmutableList<LevelStyle<?>> ALL = ImmutableList.of(
            new LevelStyle<>("rogue", "rooms in a grid, as in Rogue", RogueLevels::of, RogueSettings.ALL),
            new LevelStyle<>(
                    "features",
                    "rooms and corridors that grow from each other",
                    FeatureLevels::of,
                    FeatureSettings.ALL),
            new LevelStyle<>(
                    "rooms-and-mazes", "rooms, and mazes between them", RoomsAndMazesLevels::of, roomsAndMazes()),
            new LevelStyle<>("bsp", "rooms in the parts of a map that is split again and again", BspLevels::of, bsp()),
            new LevelStyle<>("caves", "caves joined by tunnels", CaveLevels::of, caves()),
            new LevelStyle<>("maze", "one maze", MazeLevels::of, maze()),
            new LevelStyle<>("scatter", "open ground with scattered walls", ScatterLevels::of, scatter()),
            new LevelStyle<>(
                    "accretion",
                    "rooms, caves and lakes, put to each other as in Brogue",
                    AccretionLevels::of,
                    accretion()),
            new LevelStyle<>("composite", "a style in each part of the map, joined", CompositeLevels::of, composite()));

    private LevelStyles() {}

    private static ImmutableList<LevelSetting<RoomsAndMazesLevels>> roomsAndMazes() {
        return ImmutableList.of(
                LevelSetting.number("roomAttempts", 1, 10_000_000, RoomsAndMazesLevels::withRoomAttempts),
                LevelSetting.number("maxRoom", 3, 99, RoomsAndMazesLevels::withMaxRoom),
                LevelSetting.number("wallThickness", 1, 9, RoomsAndMazesLevels::withWallThickness),
                LevelSetting.number("windingPercent", 0, 100, RoomsAndMazesLevels::withWindingPercent),
                LevelSetting.number("loopPercent", 0, 100, RoomsAndMazesLevels::withLoopPercent),
                LevelSetting.number("deadEndPercent", 0, 100, RoomsAndMazesLevels::withDeadEndPercent));
    }

    private static ImmutableList<LevelSetting<BspLevels>> bsp() {
        return ImmutableList.of(
                LevelSetting.number("minPart", 5, 1000, BspLevels::withMinPart),
                LevelSetting.number("margin", 1, 100, BspLevels::withMargin),
                LevelSetting.number("minSplit", 1, 50, BspLevels::withMinSplit),
                LevelSetting.number("loopPercent", 0, 100, BspLevels::withLoopPercent),
                LevelSetting.number("doorPercent", 0, 100, BspLevels::withDoorPercent));
    }

    private static ImmutableList<LevelSetting<CaveLevels>> caves() {
        return ImmutableList.of(
                LevelSetting.number("rockPercent", 1, 70, CaveLevels::withRockPercent),
                LevelSetting.number("rounds", 0, 50, CaveLevels::withRounds),
                LevelSetting.number(
                        "birth",
                        0,
                        9,
                        (levels, min) ->
                                levels.withRule(new CaveRule(min, levels.rule().survival()))),
                LevelSetting.number(
                        "survival",
                        0,
                        9,
                        (levels, min) ->
                                levels.withRule(new CaveRule(levels.rule().birth(), min))),
                LevelSetting.number("smallestCave", 1, Integer.MAX_VALUE, CaveLevels::withSmallestCave));
    }

    private static ImmutableList<LevelSetting<MazeLevels>> maze() {
        return ImmutableList.of(
                LevelSetting.word(
                        "style",
                        ImmutableMap.of(
                                "newest", levels -> levels.withStyle(MazeStyle.NEWEST),
                                "oldest", levels -> levels.withStyle(MazeStyle.OLDEST),
                                "random", levels -> levels.withStyle(MazeStyle.RANDOM),
                                "divided", levels -> levels.withStyle(MazeStyle.DIVIDED))),
                LevelSetting.number("braidPercent", 0, 100, MazeLevels::withBraidPercent));
    }

    private static ImmutableList<LevelSetting<ScatterLevels>> scatter() {
        return ImmutableList.of(LevelSetting.number("wallPercent", 0, 90, ScatterLevels::withWallPercent));
    }

    private static ImmutableList<LevelSetting<AccretionLevels>> accretion() {
        return ImmutableList.of(
                LevelSetting.number("rooms", 1, AccretionLevels.MAX_ROOMS, AccretionLevels::withRooms),
                LevelSetting.number(
                        "corridorPercent",
                        0,
                        100,
                        (levels, percent) -> levels.withMix(
                                levels.mix().withCorridors(percent, levels.mix().corridorLength()))),
                LevelSetting.sizes(
                        "corridorLength",
                        1,
                        RoomMix.LONGEST_CORRIDOR,
                        (levels, length) -> levels.withMix(
                                levels.mix().withCorridors(levels.mix().corridorPercent(), length))));
    }

    private static ImmutableList<LevelSetting<CompositeLevels>> composite() {
        return ImmutableList.of(LevelSetting.number("gates", 0, 1000, CompositeLevels::withGates));
    }
}
