package io.github.undercroft.game;

import io.github.undercroft.Damage;
import io.github.undercroft.Effect;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.combat.Armour;
import io.github.undercroft.effect.Effects;
import io.github.undercroft.event.Softened;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Computes the damage that is left after armour and effects. */
final class DamageReduction {

    private final World world;
    private final Belongings belongings;

    DamageReduction(World world, Belongings belongings) {
        this.world = world;
        this.belongings = belongings;
    }

    Damage of(EntityState struck, Damage damage, Point at) {
        Damage left = by(struck, struck, damage, at);
        for (EntityState thing = belongings.first(struck); thing != null; thing = thing.nextThing) {
            if (thing.slots.armour != null && thing.location instanceof Location.WornBy) {
                left = by(struck, thing, left, at);
            }
        }
        Effects effects = struck.slots.effects;
        if (effects != null) {
            for (int i = 0; i < effects.all().size(); i++) {
                Effect effect = effects.all().get(i);
                Damage next = asked(effect, effect::softened, left);
                tell(struck, left, next, taken -> new Softened(struck.id, at, struck.id, Optional.of(effect), taken));
                left = next;
            }
        }
        return left;
    }

    private Damage by(EntityState struck, EntityState wearer, Damage damage, Point at) {
        Armour armour = wearer.slots.armour;
        if (armour == null) {
            return damage;
        }
        Damage next = asked(armour, armour::softened, damage);
        tell(struck, damage, next, taken -> new Softened(struck.id, at, wearer.id, Optional.empty(), taken));
        return next;
    }

    private interface EventOf {
        GameEvent of(Damage taken);
    }

    private void tell(EntityState struck, Damage came, Damage left, EventOf event) {
        if (left.amount() < came.amount()) {
            Damage taken = new Damage(came.amount() - left.amount(), came.kind(), came.cause());
            world.events.add(event.of(taken), world.levelOf(struck));
        }
    }

    private static Damage asked(Object culprit, UnaryOperator<Damage> softened, Damage damage) {
        try {
            @Nullable Damage left = softened.apply(damage);
            if (left == null || !left.kind().equals(damage.kind()) || left.amount() > damage.amount()) {
                throw new IllegalArgumentException("softened(" + damage + ") answered " + left
                        + "; it must return damage of the same kind, 0 to the amount that came");
            }
            return left.amount() == damage.amount() ? damage : left.from(damage.cause());
        } catch (Throwable thrown) {
            throw GameCode.failure("Softening " + GameCode.printed(damage), culprit, thrown);
        }
    }
}
