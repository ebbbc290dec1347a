package io.github.undercroft.game;

import io.github.undercroft.Armour;
import io.github.undercroft.Damage;
import io.github.undercroft.Effect;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.event.Softened;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.ActingEffects;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The law of armour: an own armour softens first, then each worn thing by id, then each effect in its order, those of its things last. What a blow
 * does and what it would do are computed here alone.
 */
final class DamageReduction {

    private final World world;
    private final Belongings belongings;

    DamageReduction(World world, Belongings belongings) {
        this.world = world;
        this.belongings = belongings;
    }

    /** Is told each time that something has softened a blow. */
    private interface Softening {
        void by(EntityId owner, Optional<Effect> effect, Damage taken);
    }

    /** @return the damage that is left of a blow; the game is told what was taken away, and by what */
    Damage of(EntityState struck, Damage damage, Point at) {
        return left(
                struck,
                belongings.of(struck),
                damage,
                (owner, effect, taken) ->
                        world.events.add(new Softened(struck.id, at, owner, effect, taken), world.levelOf(struck)));
    }

    /** @return what would be left of that damage, by somebody and its things as they seem; nothing happens */
    static Damage left(Entity struck, List<Entity> things, Damage damage) {
        return left(struck, things, damage, (owner, effect, taken) -> {});
    }

    private static Damage left(Entity struck, List<Entity> things, Damage damage, Softening told) {
        Damage left = by(struck, damage, told);
        for (Entity thing : things) {
            left = thing.location() instanceof Location.WornBy ? by(thing, left, told) : left;
        }
        for (ActingEffects acting = ActingEffects.of(struck, things); acting.next(); ) {
            Effect effect = acting.effect();
            Damage next = asked(effect, effect::softened, left);
            tell(told, acting.owner(), Optional.of(effect), left, next);
            left = next;
        }
        return left;
    }

    private static Damage by(Entity wearer, Damage damage, Softening told) {
        Optional<Armour> armour = wearer.get(Armour.class);
        if (armour.isEmpty()) {
            return damage;
        }
        Damage next = asked(armour.get(), armour.get()::softened, damage);
        tell(told, wearer, Optional.empty(), damage, next);
        return next;
    }

    private static void tell(Softening told, Entity owner, Optional<Effect> effect, Damage came, Damage left) {
        if (left.amount() < came.amount()) {
            told.by(owner.id(), effect, new Damage(came.amount() - left.amount(), came.kind(), came.cause()));
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
