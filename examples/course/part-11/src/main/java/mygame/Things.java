package mygame;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Look;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.ThrowingWeapon;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.ground.Kindle;
import io.github.undercroft.item.Bursts;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.random.Dice;
import java.util.List;

final class Things {
    static final Blueprint HEALING =
            Consumable.potion("healing potion", new Heal(Dice.of("2d4"))).with(Look.of("!", 0xD060D0));
    static final Blueprint DART = Blueprint.item("dart")
            .with(Look.of(")", 0xC0C0C0))
            .with(new StackSize(1))
            .with(ThrowingWeapon.of(6, Blow.of("1d4")));
    static final Blueprint FLASK = Blueprint.item("fire flask")
            .with(Look.of("!", 0xFF8030))
            .with(new StackSize(1))
            .with(Bursts.of(1, new Kindle()));
    static final Blueprint LIGHTNING = Blueprint.item("scroll of lightning")
            .with(Look.of("?", 0x80C0FF))
            .with(new StackSize(1))
            .with(new Bolt(Harm.of("2d8")));
    static final Blueprint CONFUSION = Blueprint.item("scroll of confusion")
            .with(Look.of("?", 0xFFC060))
            .with(new StackSize(1))
            .with(new Daze(8));
    /** Who has it has won. */
    static final Blueprint BELL =
            Blueprint.item("silver bell").with(Look.of("\"", 0xF0F0FF)).with(new Bell());





    static List<Blueprint> all() {
        return List.of(HEALING, DART, FLASK, LIGHTNING, CONFUSION, BELL);
    }

    private Things() {}
}
