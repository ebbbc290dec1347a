package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.Effect;
import io.github.undercroft.model.Effects;
import io.github.undercroft.model.GameEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** How effects begin, change and end. Each change is part of the open transaction. */
final class Affliction {

    private Affliction() {}

    /** What lasts on an entity, to be changed and put back. */
    static List<Effect> of(EntityState bearer) {
        Effects effects = bearer.slots.effects;
        return effects == null ? ImmutableList.of() : effects.all();
    }

    /** Lets the first effect that is concerned take the newcomer in; else it begins. */
    @SuppressWarnings("ReferenceEquality") // another list may be an equal one
    static void begin(World world, EntityState bearer, Effect newcomer, Cause cause) {
        List<Effect> all = of(bearer);
        for (int i = 0; i < all.size(); i++) {
            Effect before = all.get(i);
            Optional<Effect> merged = merged(before, newcomer);
            if (of(bearer) != all || !bearer.alive) {
                throw GameCode.failure(
                        "Asking whether an effect takes another one in",
                        before,
                        new IllegalStateException(
                                bearer + " was changed while it was asked; such code changes nothing"));
            }
            if (merged.isPresent()) {
                Effect after = merged.get();
                if (!GameCode.equal(after, before)) {
                    replace(world, bearer, i, after);
                    world.events.add(
                            new GameEvent.EffectChanged(bearer.id, before, after, cause), world.levelOf(bearer));
                }
                return;
            }
        }
        ValueCheck.checkEffect(world.rules.registry(), newcomer);
        Effects before = bearer.slots.effects;
        world.changes.set(bearer, before == null ? Effects.of(newcomer) : before.with(newcomer));
        world.events.add(new GameEvent.EffectBegan(bearer.id, newcomer, cause), world.levelOf(bearer));
    }

    private static Optional<Effect> merged(Effect before, Effect newcomer) {
        try {
            return Objects.requireNonNull(
                    before.merged(newcomer), "merged() answered null; what is not concerned answers empty");
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking whether an effect takes another one in", before, thrown);
        }
    }

    /** Ends all that are so, of those there are now: what the asking itself brings, changes or ends is left as it is. */
    @SuppressWarnings("ReferenceEquality") // another list may be an equal one
    static void end(World world, EntityState bearer, Predicate<Effect> which) {
        Effects before = bearer.slots.effects;
        List<Effect> left = new ArrayList<>();
        List<Effect> ended = new ArrayList<>();
        for (Effect effect : of(bearer)) {
            (which.test(effect) ? ended : left).add(effect);
        }
        if (bearer.slots.effects != before) {
            List<Effect> meant = new ArrayList<>(ended);
            left.clear();
            ended.clear();
            for (Effect effect : of(bearer)) {
                (takeOut(meant, effect) ? ended : left).add(effect);
            }
        }
        if (!ended.isEmpty() && bearer.alive) {
            put(world, bearer, left);
            ended.forEach(
                    effect -> world.events.add(new GameEvent.EffectEnded(bearer.id, effect), world.levelOf(bearer)));
        }
    }

    /** Takes that very effect out of a list, in which one value may stand several times. */
    @SuppressWarnings("ReferenceEquality") // that very effect is meant
    private static boolean takeOut(List<Effect> list, Effect effect) {
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i) == effect) {
                list.remove(i);
                return true;
            }
        }
        return false;
    }

    /** Ends that one. */
    static void end(World world, EntityState bearer, int index) {
        Effects before = Objects.requireNonNull(bearer.slots.effects);
        Effect ended = before.all().get(index);
        world.changes.setEffects(bearer, before.without(index), index, null);
        world.events.add(new GameEvent.EffectEnded(bearer.id, ended), world.levelOf(bearer));
    }

    /** Puts another value in the place of an effect. */
    static void replace(World world, EntityState bearer, int index, Effect value) {
        ValueCheck.checkEffect(world.rules.registry(), value);
        Effects before = Objects.requireNonNull(bearer.slots.effects);
        world.changes.setEffects(bearer, before.replaced(index, value), index, value);
    }

    private static void put(World world, EntityState bearer, List<Effect> all) {
        Effects effects = new Effects(all);
        ValueCheck.check(world.rules.registry(), effects, "Effects");
        world.changes.set(bearer, effects);
    }
}
