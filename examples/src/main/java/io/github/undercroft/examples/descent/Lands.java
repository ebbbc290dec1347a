package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Clouded;
import io.github.undercroft.Terrain;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.LootTable;
import io.github.undercroft.dungeon.step.AddLights;
import io.github.undercroft.dungeon.stock.StockOne;
import io.github.undercroft.dungeon.theme.GeneratedLevel;
import io.github.undercroft.dungeon.theme.Theme;
import io.github.undercroft.examples.descent.first.Armoury;
import io.github.undercroft.examples.descent.first.Chests;
import io.github.undercroft.examples.descent.first.Floors;
import io.github.undercroft.examples.descent.first.Land;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.ground.Cloud;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.ground.Oil;
import io.github.undercroft.ground.Water;
import io.github.undercroft.level.LevelSource;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;

/** What the five floors are made of, and who and what is there. */
final class Lands {

    private static final Terrain SEEP = new Clouded(Ground.FLOOR, Cloud.of(Cloud.Kind.MARSH, 40));

    /** From which floor on a chest may be a mimic, and jackals hunt together. */
    private static final int MIMICS = 2;

    private static final int PACKS = 4;

    private Lands() {}

    /** The first floor, on which nobody is worth experience. */
    static LevelSource first(BoardSize size, Blueprint hero) {
        return LevelSource.fromSeed(
                Plot.ALL, (plot, random) -> level(plot, size, 0).with(hero).content(random));
    }

    /** The floor of a number from 1, 0 being the first one. */
    static LevelSource below(BoardSize size, int number) {
        return LevelSource.fromSeed(
                Plot.ALL,
                (plot, random) -> number < plot.places().size()
                        ? level(plot, size, number).content(random)
                        : Hall.content(number, random));
    }

    static GeneratedLevel level(Plot plot, BoardSize size, int number) {
        int floor = number + 1;
        Place place = plot.places().get(number);
        Blueprint weapon = plot.arms().get(number);
        ImmutableList.Builder<LevelStep> laid =
                ImmutableList.<LevelStep>builder().addAll(place.laid());
        if (number == 0) {
            plot.opening().laid().ifPresent(laid::add);
        }
        if (plot.hasGuest(number)) {
            laid.add(StockOne.of(Plot.GUEST, CellKind.FLOOR).apart(Place.APART));
        }
        Land land = new Land(
                place.dug(),
                laid.build(),
                things(floor),
                Beasts.GROUPS,
                plot.opening().near(),
                plot.opening().next(),
                theme -> marks(Hoards.marks(ground(theme, place), floor), floor).replacing("weapon", weapon));
        return new Floors(size, false, each -> land).level(number);
    }

    /** Besides what is in chests, in an {@link Opening} and with who comes first by the stairs: with those a game has twelve to sixteen potions and scrolls. */
    private static Loot things(int floor) {
        Loot gear = LootTable.even("gear", "weapon", "armour");
        return floor == 1 ? gear : Loot.all(Loot.one("potion"), gear);
    }

    private static Theme marks(Theme theme, int floor) {
        Theme inhabited = theme;
        for (Blueprint beast : Beasts.ALL) {
            inhabited = inhabited.replacing(beast.name(), beast);
        }
        return Opening.marks(inhabited)
                .replacing(Beasts.JACKAL.name(), floor < PACKS ? Beasts.LONE_JACKAL : Beasts.JACKAL)
                .with(Plot.GUEST, (mark, plan, random) -> random.pick(Beasts.GUESTS))
                .replacing(Brews.HEALING.name(), Brews.HEALING)
                .replacing("potion", (mark, plan, random) -> Brews.potion(random))
                .replacing("scroll", (mark, plan, random) -> Brews.scroll(random))
                .replacing("chest", (mark, plan, random) -> chest(floor, random))
                .replacing(
                        "locked chest",
                        (mark, plan, random) -> Chests.locked(arms(floor + 1, random), Brews.any(random)))
                .replacing("armour", (mark, plan, random) -> Suits.any(floor, random));
    }

    private static Blueprint chest(int floor, RandomSource random) {
        Blueprint brew = Brews.any(random);
        return floor >= MIMICS && random.chance(1, 6) ? Beasts.MIMIC.carrying(brew) : Chests.plain(brew);
    }

    private static Blueprint arms(int floor, RandomSource random) {
        return random.chance(1, 2) ? Armoury.weapon(floor, random) : Suits.any(floor, random);
    }

    private static Theme ground(Theme theme, Place place) {
        return theme.replacing(CellKind.ROCK, place.wall())
                .with(CellKind.DOOR, Door.CLOSED)
                .with(CellKind.SHALLOWS, Water.SHALLOW)
                .with(CellKind.DEEPS, Water.DEEP)
                .with(AddLights.LIGHT, place.lamp())
                .withGround(Place.GRASS, (mark, under, random) -> bare(under, Grass.TALL))
                .withGround(Place.OIL, (mark, under, random) -> bare(under, Oil.ON_FLOOR))
                .withGround(Opening.POOL, (mark, under, random) -> bare(under, Water.DEEP))
                .withGround(Place.GAS, (mark, under, random) -> bare(under, SEEP));
    }

    /** What lies on bare floor; traps and what lay there before stay. */
    private static Terrain bare(Terrain under, Terrain ground) {
        return under.equals(Ground.FLOOR) ? ground : under;
    }
}
