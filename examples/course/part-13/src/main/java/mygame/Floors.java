package mygame;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Terrain;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.loot.Amount;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.LootTable;
import io.github.undercroft.dungeon.stock.StockLevel;
import io.github.undercroft.dungeon.theme.GeneratedLevel;
import io.github.undercroft.dungeon.theme.Theme;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.terrain.Ground;

/** The floors, from the topmost one, 0: how they are dug, and what is on each. */
final class Floors {
    static final int ALL = 8;
    /** The first floor that is a cave. */
    private static final int FIRST_CAVE = 4;

    private static final LootTable MONSTERS = LootTable.of(
            "monsters",
            Loot.one("rat").share(6).betweenDepths(1, 4),
            Loot.one("snake").share(2).betweenDepths(2, 6),
            Loot.one("orc").share(1).fromDepth(1).growing(1),
            Loot.one("troll").share(1).fromDepth(3),
            Loot.one("ogre").share(1).fromDepth(4).growing(1),
            Loot.one("wraith").share(1).fromDepth(6).growing(1));
    private static final LootTable THINGS = LootTable.of(
            "things",
            Loot.one("healing potion").share(6),
            Loot.one("speed potion").share(2),
            Loot.one("muddle potion").share(2),
            Loot.one("fire potion").share(2),
            Loot.one("dart").share(3),
            Loot.one("scroll of lightning").share(2),
            Loot.one("scroll of confusion").share(1));
    private static final LootTable GEAR = LootTable.of(
            "gear",
            Loot.one("leather armour").share(3).betweenDepths(1, 4),
            Loot.one("axe").share(2),
            Loot.one("sword").share(2).fromDepth(2),
            Loot.one("mail").share(3).fromDepth(4));


    private Floors() {}

    static GeneratedLevel of(int number, BoardSize size) {
        int depth = number + 1;
        LevelGenerator dug = number < FIRST_CAVE
                ? BspLevels.of(size.width(), size.height())
                : CaveLevels.of(size.width(), size.height());
        Loot stock = Loot.all(
                Loot.repeated(Amount.of("1d3+3"), MONSTERS), Loot.repeated(Amount.of("1d2+3"), THINGS), GEAR);
        Loot all = depth == ALL ? Loot.all(stock, Loot.one("silver bell")) : stock;
        GeneratedLevel floor =
                theme().source(dug.then(new Meadows(4, 4)).then(StockLevel.of("stock", depth, all)));
        GeneratedLevel below = depth == ALL ? floor : floor.down(number + 1);
        return number == 0 ? below : below.up(number - 1);
    }

    private static Theme theme() {
        Theme theme = Theme.plain().withGround(Meadows.GRASS, (mark, under, random) -> grass(under));
        for (Blueprint each : Monsters.all()) {
            theme = theme.with(each.name(), each);
        }
        for (Blueprint each : Things.all()) {
            theme = theme.with(each.name(), each);
        }
        return theme;
    }

    private static Terrain grass(Terrain under) {
        return under.equals(Ground.FLOOR) ? Grass.TALL : under;
    }
}
