package io.github.undercroft.game;

import io.github.undercroft.Cause;
import io.github.undercroft.Damage;
import io.github.undercroft.Destructible;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Healed;
import io.github.undercroft.event.Unharmed;
import io.github.undercroft.game.codec.ValueCheck;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import java.util.Objects;
import java.util.function.Supplier;

/** Damages and heals entities. Each call is part of the open transaction. */
final class HitPoints {

    private final World world;
    private final Rules rules;
    private final Changes changes;
    private final DamageReduction reduction;
    private final Departures departures;

    HitPoints(World world, Rules rules, Changes changes, DamageReduction reduction, Departures departures) {
        this.world = world;
        this.rules = rules;
        this.changes = changes;
        this.reduction = reduction;
        this.departures = departures;
    }

    /** Damages an entity. It dies if no hit points are left. */
    void damage(EntityState entity, Damage meant) {
        Destructible before = entity.slots.find(Destructible.class);
        Point at = world.lastCellOf(entity);
        if (before == null) {
            world.tell(new Unharmed(entity.id, at, meant), entity);
            return;
        }
        int told = world.events.size();
        Damage dealt;
        int left;
        try {
            dealt = reduction.of(entity, meant, at);
            Destructible after = asked(before, "damaged", () -> before.damaged(dealt));
            left = GameCode.hitPoints(after);
            if (entity.alive) {
                changes.set(entity, after);
            }
        } catch (Throwable thrown) {
            world.events.cut(told); // none of it has happened
            throw thrown;
        }
        requireThere(entity, before);
        world.tell(new Damaged(entity.id, world.lastCellOf(entity), dealt, left), entity);
        if (left <= 0) {
            departures.die(entity, meant.cause());
        }
    }

    static void checkHealing(int points) {
        if (points < 0) {
            throw new IllegalArgumentException(
                    "Healing is 0 or more points; this is " + points + ". To harm, use damage");
        }
    }

    void heal(EntityState entity, int points, Cause cause) {
        Destructible before = entity.slots.find(Destructible.class);
        if (before == null) {
            return;
        }
        Destructible after = asked(before, "healed", () -> before.healed(points));
        int had = GameCode.hitPoints(before);
        int has = GameCode.hitPoints(after);
        requireThere(entity, before);
        if (has < had) {
            throw new IllegalArgumentException("Healing " + before + " by " + points + " made it " + after
                    + "; healed(points) must not take hit points away");
        }
        changes.set(entity, after);
        world.tell(new Healed(entity.id, world.lastCellOf(entity), has - had, has, cause), entity);
    }

    /** Refuses code that removed its own bearer from the game while it was called. */
    private static void requireThere(EntityState bearer, Destructible asked) {
        if (!bearer.alive) {
            throw GameCode.failure(
                    "Asking for the next value",
                    asked,
                    new IllegalStateException(
                            bearer
                                    + " was removed from the game by code that only answers a question; such code must not change the game"));
        }
    }

    /** Calls a method that returns the next value, and checks the result. */
    private Destructible asked(Destructible of, String method, Supplier<Destructible> answer) {
        try {
            Destructible next = Objects.requireNonNull(answer.get(), method + "() returned null");
            ValueCheck.check(rules.registry(), next, next.slot().getSimpleName());
            return next;
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking for the next value when " + method, of, thrown);
        }
    }
}
