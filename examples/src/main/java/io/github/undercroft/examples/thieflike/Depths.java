package io.github.undercroft.examples.thieflike;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.loot.Amount;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.LootTable;
import io.github.undercroft.dungeon.rogue.RogueLevels;
import io.github.undercroft.dungeon.rogue.RogueStock;
import io.github.undercroft.dungeon.stock.BasicTables;
import io.github.undercroft.dungeon.stock.StockRooms;
import io.github.undercroft.dungeon.stock.StockingTable;
import io.github.undercroft.dungeon.text.PlanLegend;
import io.github.undercroft.dungeon.text.PlanText;
import io.github.undercroft.dungeon.theme.GeneratedLevel;
import io.github.undercroft.dungeon.theme.Theme;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.ground.Acid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelSource;
import io.github.undercroft.terrain.Ground;

/**
 * The levels: the rooms and passages of Rogue, stocked by the six-sided tables of the oldest dungeon game. A room with
 * a trap is one with pools of acid; something special is a weapon or armour.
 */
record Depths(BoardSize size) {

    /** The tutorial's own map. Its rows are ragged; what is blank within walls is floor. */
    static final LevelGenerator TEST_MAP = PlanText.of(TextGrid.padded("""
                    ##############
                    #>           #          ######
                    #            ############    #
                    #            -          +    #
                    #    ~~      ############    #
                    #     ~~     #          #    #
                    #      ~~    #          # <  #
                    ##############          ######""", ' '), PlanLegend.THIEFLIKE);

    private static final StockingTable ROOMS = BasicTables.rooms(
            Loot.of("villain", Amount.depth()),
            Loot.repeated(Amount.of("2d4"), Loot.one("acid")),
            LootTable.even("special", "weapon", "armour"),
            Loot.all(Loot.of("gold", Amount.perDepth("1d6*10")), Loot.one("potion")));

    private static final RogueStock EMPTY_ROOMS = new RogueStock(0, 0, 0, RogueStock.StairsPlace.FAR_APART);

    /** No door is secret: where Rogue would hide one, it is visible. */
    private static final Theme THEME = Theme.of(Ground.WALL, Ground.FLOOR)
            .with(CellKind.OPEN_DOOR, new LockableDoor(LockableDoor.State.OPEN, "lost", 6))
            .with(CellKind.DOOR, Doors::at)
            .with(CellKind.ACID, Acid.of(1))
            .withGround("acid", (mark, under, random) -> Acid.of(1));

    /** The level of a number, 0 for the topmost one. */
    GeneratedLevel level(int number) {
        int depth = number + 1;
        Theme theme = THEME.with("villain", (mark, plan, random) -> Villain.waiting(depth, random))
                .with("gold", (mark, plan, random) -> Gear.gold(mark.amount()))
                .with("potion", (mark, plan, random) -> Gear.potion(depth, random))
                .with("weapon", (mark, plan, random) -> Gear.weapon(depth, random))
                .with("armour", (mark, plan, random) -> Gear.armour(depth, random));
        LevelGenerator rooms = RogueLevels.of(size.width(), size.height())
                .atDepth(depth)
                .replacing(EMPTY_ROOMS)
                .then(StockRooms.of(depth, ROOMS));
        GeneratedLevel level = theme.source(rooms).down(number + 1);
        return number == 0 ? level : level.up(number - 1);
    }

    /**
     * A topmost level that is always the same. The thief starts on the stairs down; the stairs up lead nowhere else.
     */
    LevelSource drawn(LevelGenerator map, Blueprint thief) {
        GeneratedLevel level = THEME.source(map).up(0).down(1);
        return random -> {
            LevelPlan plan = level.plan(random);
            return new LevelContent(
                    level.theme().content(plan).ground(),
                    ImmutableList.of(new LevelContent.Placement(
                            thief, plan.places(CellKind.STAIRS_DOWN).get(0))));
        };
    }
}
