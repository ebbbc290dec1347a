package io.github.undercroft.examples.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.dungeon.rogue.RogueOdds;
import io.github.undercroft.dungeon.rogue.RogueStock;

/** What can be typed for levels like Rogue's. */
final class RogueSettings {

    /** What {@code --depth} sets. */
    static final String DEPTH = "depth";

    private static final int MOST = 1_000_000;

    static final ImmutableList<LevelSetting<RogueLevels>> ALL = ImmutableList.of(
            LevelSetting.number(DEPTH, 1, MOST, RogueLevels::atDepth),
            LevelSetting.number(
                    "columns",
                    1,
                    MOST,
                    (levels, count) -> levels.withGrid(count, levels.grid().rows())),
            LevelSetting.number(
                    "rows",
                    1,
                    MOST,
                    (levels, count) -> levels.withGrid(levels.grid().columns(), count)),
            odds("gone", (odds, of) -> new RogueOdds(of, odds.mazes(), odds.secretDoors(), odds.secretPassages())),
            odds("mazes", (odds, of) -> new RogueOdds(odds.gone(), of, odds.secretDoors(), odds.secretPassages())),
            odds("secretDoors", (odds, of) -> new RogueOdds(odds.gone(), odds.mazes(), of, odds.secretPassages())),
            odds("secretPassages", (odds, of) -> new RogueOdds(odds.gone(), odds.mazes(), odds.secretDoors(), of)),
            stock("gold", (stock, of) -> new RogueStock(of, stock.guarded(), stock.unguarded(), stock.stairs())),
            stock("guarded", (stock, of) -> new RogueStock(stock.gold(), of, stock.unguarded(), stock.stairs())),
            stock("unguarded", (stock, of) -> new RogueStock(stock.gold(), stock.guarded(), of, stock.stairs())),
            LevelSetting.word(
                    "stairs",
                    ImmutableMap.of(
                            "anywhere",
                            levels -> levels.with(levels.stock().with(RogueStock.Stairs.ANYWHERE)),
                            "without-secrets",
                            RogueLevels::withReachableStairs)));

    private RogueSettings() {}

    private interface Odds {
        RogueOdds with(RogueOdds odds, int oneIn);
    }

    private interface Stock {
        RogueStock with(RogueStock stock, int percent);
    }

    /** One in so many; 0 for never. */
    private static LevelSetting<RogueLevels> odds(String name, Odds change) {
        return LevelSetting.number(name, 0, MOST, (levels, oneIn) -> levels.with(change.with(levels.odds(), oneIn)));
    }

    private static LevelSetting<RogueLevels> stock(String name, Stock change) {
        return LevelSetting.number(
                name, 0, 100, (levels, percent) -> levels.with(change.with(levels.stock(), percent)));
    }
}
