package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Blueprint;
import io.github.undercroft.DamageKind;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.loot.Amount;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.loot.LootTable;
import io.github.undercroft.dungeon.stock.StockLevel;
import io.github.undercroft.dungeon.theme.GeneratedLevel;
import io.github.undercroft.dungeon.theme.Theme;
import io.github.undercroft.effect.Afflict;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Paralysis;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.growth.Bounty;
import io.github.undercroft.random.Dice;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.Trap;
import java.util.function.IntFunction;

/**
 * The five floors, dug as the article digs them, and what lies about there.
 *
 * @param hasBounties whether killing gives experience
 * @param land what a floor is besides, by its number from 1
 */
public record Floors(BoardSize size, boolean hasBounties, IntFunction<Land> land) {

    /** How many floors there are. */
    static final int ALL = 5;

    private static final Trap DARTS = Trap.hidden(Ground.FLOOR, new Harm(Dice.of("1d4"), DamageKind.PHYSICAL))
            .named("dart trap");
    private static final Trap SNARE = Trap.hidden(
                    Ground.FLOOR, new Afflict(Lasting.of(EffectKind.PARALYSIS, new Paralysis(), 3)))
            .named("snare");

    private static final Loot TRAPS = Loot.repeated(Amount.of("1d3"), LootTable.even("traps", "darts", "snare"));

    /** The floor of a number, 0 for the topmost one. */
    public GeneratedLevel level(int number) {
        int floor = number + 1;
        Land more = land.apply(floor);
        GeneratedLevel level = more.ground()
                .apply(theme(floor))
                .source(more.dug()
                        .apply(size)
                        .then(
                                new Inhabit(floor, more.groups(), more.near(), more.next()),
                                new PlaceChests(),
                                StockLevel.of("things", floor, more.things()),
                                StockLevel.of("traps", floor, TRAPS))
                        .then(more.after().toArray(LevelStep[]::new)));
        GeneratedLevel below = floor == ALL ? level : level.down(number + 1);
        return number == 0 ? below : below.up(number - 1);
    }

    private Blueprint bred(Blueprint monster) {
        return hasBounties ? monster : monster.without(Bounty.class);
    }

    private static Blueprint arms(int floor, RandomSource random) {
        return random.chance(1, 2) ? Armoury.weapon(floor, random) : Armoury.armour(floor, random);
    }

    private Theme theme(int floor) {
        Theme theme = Theme.of(Ground.WALL, Ground.FLOOR)
                .with("potion", (mark, plan, random) -> Brews.potion(random))
                .with("scroll", (mark, plan, random) -> Brews.scroll(random))
                .with("weapon", (mark, plan, random) -> Armoury.weapon(floor, random))
                .with("armour", (mark, plan, random) -> Armoury.armour(floor, random))
                .with("chest", (mark, plan, random) -> Chests.plain(random))
                .with("locked chest", (mark, plan, random) -> Chests.locked(Brews.HEALING, arms(floor + 1, random)))
                .with("iron key", Chests.KEY)
                .withGround("darts", (mark, under, random) -> DARTS)
                .withGround("snare", (mark, under, random) -> SNARE);
        for (Blueprint each : Bestiary.ALL) {
            theme = theme.with(each.name(), bred(each));
        }
        return theme.with(Bestiary.WARDEN.name(), (mark, plan, random) -> bred(Bestiary.wardenAt(mark.at())))
                .with(Armoury.DAGGER.name(), Armoury.DAGGER)
                .with(Brews.HEALING.name(), Brews.HEALING);
    }
}
