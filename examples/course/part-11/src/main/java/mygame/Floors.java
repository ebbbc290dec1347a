package mygame;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Terrain;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.loot.Amount;
import io.github.undercroft.dungeon.loot.Loot;
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

    private static final Loot STOCK = Loot.all(
            Loot.repeated(Amount.of("1d3+2"), Loot.one("rat")),
            Loot.repeated(Amount.of("1d2"), Loot.one("orc")),
            Loot.repeated(Amount.of("2"), Loot.one("healing potion")),
            Loot.repeated(Amount.of("2"), Loot.one("dart")),
            Loot.one("fire flask"),
            Loot.one("scroll of lightning"));

    private Floors() {}

    static GeneratedLevel of(int number, BoardSize size) {
        int depth = number + 1;
        LevelGenerator dug = number < FIRST_CAVE
                ? BspLevels.of(size.width(), size.height())
                : CaveLevels.of(size.width(), size.height());
        Loot all = depth == ALL ? Loot.all(STOCK, Loot.one("silver bell")) : STOCK;
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
