package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Terrain;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.LootTable;
import io.github.undercroft.dungeon.loot.Odds;
import io.github.undercroft.dungeon.step.AddDoors;
import io.github.undercroft.dungeon.step.AddLakes;
import io.github.undercroft.dungeon.step.AddLoops;
import io.github.undercroft.dungeon.theme.Theme;
import io.github.undercroft.examples.descent.first.Chests;
import io.github.undercroft.examples.descent.first.Floors;
import io.github.undercroft.examples.descent.first.Land;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.ground.Oil;
import io.github.undercroft.ground.Water;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;

/** What the floors are made of: doors at the mouths of rooms, which burn, grass that hides and burns, oil that waits for fire, water. */
final class Lands {

    private static final String GRASS = "grass";
    private static final String OIL = "oil";
    private static final SizeRange WIDE = new SizeRange(6, 14);
    private static final SizeRange NARROW = new SizeRange(3, 6);

    private static final int LOOPS = 30;

    /** By floor: percent of doors, lakes, and what lies there at last. */
    private static final ImmutableList<Land> ALL = ImmutableList.of(
            land(1, 70, 0, grass(4), oil(1)),
            land(2, 40, 2, grass(4), oil(0)),
            land(3, 60, 0, grass(1), oil(4)),
            land(4, 40, 1, grass(2), oil(1)),
            land(5, 30, 0, grass(0), oil(5)));

    private Lands() {}

    /** The five floors, on which nobody is worth experience. */
    static Floors floors(BoardSize size) {
        return new Floors(size, false, floor -> ALL.get(floor - 1));
    }

    private static Patches grass(int patches) {
        return new Patches(GRASS, patches, WIDE);
    }

    private static Patches oil(int patches) {
        return new Patches(OIL, patches, NARROW);
    }

    private static Land land(int floor, int doors, int lakes, LevelStep... laid) {
        return new Land(
                size -> FeatureLevels.of(size.width(), size.height())
                        .withFinish(new AddLoops(LOOPS), new AddDoors(doors), AddLakes.of(lakes)),
                ImmutableList.<LevelStep>builder().add(laid).add(new Eels()).build(),
                things(floor),
                Beasts.GROUPS,
                theme -> marks(ground(theme), floor));
    }

    /** Besides what is in chests, one in each. With those and the one near the start a game has twelve to sixteen. */
    private static Loot things(int floor) {
        return Loot.all(
                Loot.one("potion"),
                Loot.maybe(Odds.of(1, floor == 1 ? 1 : 2), Loot.one("scroll")),
                LootTable.even("gear", "weapon", "armour"));
    }

    private static Theme marks(Theme theme, int floor) {
        Theme inhabited = theme;
        for (Blueprint beast : Beasts.ALL) {
            inhabited = inhabited.replacing(beast.name(), beast);
        }
        return inhabited
                .replacing(Brews.HEALING.name(), Brews.HEALING)
                .replacing("potion", (mark, plan, random) -> Brews.potion(random))
                .replacing("scroll", (mark, plan, random) -> Brews.scroll(random))
                .replacing("chest", (mark, plan, random) -> Chests.plain(Brews.any(random)))
                .replacing("locked chest", (mark, plan, random) -> Chests.locked(floor, random));
    }

    private static Theme ground(Theme theme) {
        return theme.with(CellKind.DOOR, Door.CLOSED)
                .with(CellKind.SHALLOWS, Water.SHALLOW)
                .with(CellKind.DEEPS, Water.DEEP)
                .withGround(GRASS, (mark, under, random) -> bare(under, Grass.TALL))
                .withGround(OIL, (mark, under, random) -> bare(under, Oil.ON_FLOOR));
    }

    /** What lies on bare floor; traps and what lay there before stay. */
    private static Terrain bare(Terrain under, Terrain ground) {
        return under.equals(Ground.FLOOR) ? ground : under;
    }
}
