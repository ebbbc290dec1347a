package io.github.undercroft.game;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Armour;
import io.github.undercroft.model.Damage;
import io.github.undercroft.model.Effect;
import io.github.undercroft.model.Effects;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What is left of damage once armour and effects have taken off theirs. */
final class Softening {

    private Softening() {}

    static Damage of(World world, EntityState struck, Damage damage, Point at) {
        Damage left = by(world, struck, struck, damage, at);
        for (EntityState thing = world.belongings.first(struck); thing != null; thing = thing.nextThing) {
            if (thing.slots.armour != null && thing.location instanceof Location.WornBy) {
                left = by(world, struck, thing, left, at);
            }
        }
        Effects effects = struck.slots.effects;
        if (effects != null) {
            for (int i = 0; i < effects.all().size(); i++) {
                Effect effect = effects.all().get(i);
                Damage next = asked(effect, effect::softened, left);
                tell(
                        world,
                        struck,
                        left,
                        next,
                        taken -> new GameEvent.Softened(struck.id, at, struck.id, Optional.of(effect), taken));
                left = next;
            }
        }
        return left;
    }

    private static Damage by(World world, EntityState struck, EntityState wearer, Damage damage, Point at) {
        Armour armour = wearer.slots.armour;
        if (armour == null) {
            return damage;
        }
        Damage next = asked(armour, armour::softened, damage);
        tell(
                world,
                struck,
                damage,
                next,
                taken -> new GameEvent.Softened(struck.id, at, wearer.id, Optional.empty(), taken));
        return next;
    }

    private interface Telling {
        GameEvent of(Damage taken);
    }

    private static void tell(World world, EntityState struck, Damage came, Damage left, Telling telling) {
        if (left.amount() < came.amount()) {
            Damage taken = new Damage(came.amount() - left.amount(), came.kind(), came.cause());
            world.events.add(telling.of(taken), world.levelOf(struck));
        }
    }

    private static Damage asked(Object culprit, UnaryOperator<Damage> softened, Damage damage) {
        try {
            @Nullable Damage left = softened.apply(damage);
            if (left == null || !left.kind().equals(damage.kind()) || left.amount() > damage.amount()) {
                throw new IllegalArgumentException("softened(" + damage + ") answered " + left
                        + "; it answers damage of the same kind, 0 to as much as came");
            }
            return left.amount() == damage.amount() ? damage : left.from(damage.cause());
        } catch (Throwable thrown) {
            throw GameCode.failure("Softening " + GameCode.printed(damage), culprit, thrown);
        }
    }
}
