package io.github.undercroft.levels;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.dungeon.rogue.RogueOdds;
import io.github.undercroft.dungeon.rogue.RogueStock;

/** The settings of levels like Rogue's for the command line. */
final class RogueSettings {

    /** What {@code --depth} sets. */
    static final String DEPTH = "depth";

    private static final int MAX = 1_000_000;

    static final ImmutableList<LevelSetting<RogueLevels>> ALL = ImmutableList.of(
            LevelSetting.number(DEPTH, 1, MAX, RogueLevels::atDepth),
            LevelSetting.number(
                    "columns",
                    1,
                    MAX,
                    (levels, count) -> levels.withGrid(count, levels.grid().rows())),
            LevelSetting.number(
                    "rows",
                    1,
                    MAX,
                    (levels, count) -> levels.withGrid(levels.grid().columns(), count)),
            odds("gone", RogueOdds::withGone),
            odds("mazes", RogueOdds::withMazes),
            odds("secretDoors", RogueOdds::withSecretDoors),
            odds("secretPassages", RogueOdds::withSecretPassages),
            stock("gold", RogueStock::withGold),
            stock("guarded", RogueStock::withGuarded),
            stock("unguarded", RogueStock::withUnguarded),
            LevelSetting.word(
                    "stairs",
                    ImmutableMap.of(
                            "anywhere",
                            levels -> levels.replacing(levels.stock().replacing(RogueStock.StairsPlace.ANYWHERE)),
                            "without-secrets",
                            RogueLevels::withReachableStairs,
                            "far-apart",
                            levels -> levels.replacing(levels.stock().replacing(RogueStock.StairsPlace.FAR_APART)))));

    private RogueSettings() {}

    private interface Odds {
        RogueOdds with(RogueOdds odds, int oneIn);
    }

    private interface Stock {
        RogueStock with(RogueStock stock, int percent);
    }

    /** A probability of one in {@code n}; 0 means never. */
    private static LevelSetting<RogueLevels> odds(String name, Odds change) {
        return LevelSetting.number(
                name, 0, MAX, (levels, oneIn) -> levels.replacing(change.with(levels.odds(), oneIn)));
    }

    private static LevelSetting<RogueLevels> stock(String name, Stock change) {
        return LevelSetting.number(
                name, 0, 100, (levels, percent) -> levels.replacing(change.with(levels.stock(), percent)));
    }
}
