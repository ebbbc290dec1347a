package mygame;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.loot.Amount;
import io.github.undercroft.dungeon.loot.Loot;
import io.github.undercroft.dungeon.stock.StockLevel;
import io.github.undercroft.dungeon.theme.Theme;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.game.Rules;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Inventory;
import io.github.undercroft.pathfinding.brain.Hunter;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.value.SavedValues;

/** Who is in the game, where, and how it ends. */
@SavedValues(value = "mygame", also = Shove.class)
final class MyRules {
    private static final Blueprint HERO = Blueprint.player("hero").with(Look.of("@", 0xFFFFFF))
            .with(Health.of(12)).with(LinearWeapon.ofDamage(2)).with(Senses.ofRadius(9)).with(Inventory.of(9));
    private static final Blueprint GOBLIN = Blueprint.of("goblin").with(Look.of("g", 0x40C040))
            .with(Health.of(4)).with(LinearWeapon.ofDamage(1)).with(Senses.ofRadius(7)).with(new Hunter());
    private static final Blueprint POTION =
            Consumable.potion("healing potion", Heal.of(6)).with(Look.of("!", 0xD060D0));

    private static final Theme THEME = Theme.plain().with("goblin", GOBLIN).with("potion", POTION);
    private static final Loot STOCK = Loot.all(
            Loot.repeated(Amount.of("1d3+4"), Loot.one("goblin")), Loot.repeated(Amount.of("3"), Loot.one("potion")));

    static Rules of(BoardSize size, Brain heroBrain) {
        LevelGenerator rooms = BspLevels.of(size.width(), size.height()).then(StockLevel.of("stock", 1, STOCK));
        return Rules.named("mygame")
                .level("dungeon", THEME.source(rooms).with(HERO.replacing(heroBrain)))
                .endsWhen(EndConditions.lostWithout(Faction.PLAYERS)).endsWhen(EndConditions.wonBy(Faction.PLAYERS))
                .look(Ground.FLOOR, Look.of(".", 0x606060))
                .look(Ground.WALL, Look.of("#", 0xA8804A))
                .types(MyRulesValues.all())
                .build();
    }
}
