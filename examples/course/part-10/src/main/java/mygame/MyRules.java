package mygame;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Effects;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Health;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.loot.Amount;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.stock.StockLevel;
import io.github.undercroft.dungeon.theme.Theme;
import io.github.undercroft.effect.EachTurn;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.game.Rules;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.random.Dice;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Ground;

/** Who is in the game, where, and how it ends. */
final class MyRules {
    private static final Blueprint HERO = Blueprint.player("hero")
            .with(Look.of("@", 0xFFFFFF))
            .with(Health.of(36))
            .with(Effects.of(Lasting.endless(EffectKind.REGENERATION, new EachTurn(new Heal(Dice.of("1d9-8"))))))
            .with(AreaWeapon.melee(Blow.of("1d6")))
            .with(Senses.ofRadius(9))
            .with(Inventory.of(12));
    private static final Loot STOCK = Loot.all(
            Loot.repeated(Amount.of("1d3+4"), Loot.one("rat")),
            Loot.repeated(Amount.of("1d2+1"), Loot.one("orc")),
            Loot.one("troll"),
            Loot.repeated(Amount.of("4"), Loot.one("healing potion")),
            Loot.repeated(Amount.of("6"), Loot.one("dart")),
            Loot.repeated(Amount.of("2"), Loot.one("fire flask")),
            Loot.repeated(Amount.of("2"), Loot.one("scroll of lightning")),
            Loot.repeated(Amount.of("2"), Loot.one("scroll of confusion")));


    private MyRules() {}

    static Rules of(BoardSize size, Brain heroBrain) {
        LevelGenerator rooms = BspLevels.of(size.width(), size.height()).then(StockLevel.of("stock", 1, STOCK));
        return Rules.named("mygame")
                .level("cellar", theme().source(rooms).with(HERO.replacing(heroBrain)))
                .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                .endsWhen(EndConditions.wonBy(Faction.PLAYERS))
                .look(Ground.FLOOR, Look.of(".", 0x606060))
                .look(Ground.WALL, Look.of("#", 0xA8804A))
                .types(MygameValues.all())
                .build();
    }

    private static Theme theme() {
        Theme theme = Theme.plain();
        for (Blueprint each : Monsters.all()) {
            theme = theme.with(each.name(), each);
        }
        for (Blueprint each : Things.all()) {
            theme = theme.with(each.name(), each);
        }
        return theme;
    }
}
