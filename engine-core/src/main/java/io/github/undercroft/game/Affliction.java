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
    static void begin(World world, EntityState bearer, Effect newcomer, Cause cause) {
        List<Effect> all = of(bearer);
        for (int i = 0; i < all.size(); i++) {
            Effect before = all.get(i);
            Optional<Effect> merged = Objects.requireNonNull(
                    before.merged(newcomer),
                    () -> "merged() of " + before + " answered null; what is not concerned answers empty");
            if (merged.isPresent()) {
                Effect after = merged.get();
                if (!after.equals(before)) {
                    replace(world, bearer, i, after);
                    world.events.add(
                            new GameEvent.EffectChanged(bearer.id, before, after, cause), world.levelOf(bearer));
                }
                return;
            }
        }
        put(
                world,
                bearer,
                ImmutableList.<Effect>builder().addAll(all).add(newcomer).build());
        world.events.add(new GameEvent.EffectBegan(bearer.id, newcomer, cause), world.levelOf(bearer));
    }

    /** Ends all that are so. */
    static void end(World world, EntityState bearer, Predicate<Effect> which) {
        List<Effect> left = new ArrayList<>();
        List<Effect> ended = new ArrayList<>();
        for (Effect effect : of(bearer)) {
            (which.test(effect) ? ended : left).add(effect);
        }
        if (!ended.isEmpty()) {
            put(world, bearer, left);
            ended.forEach(
                    effect -> world.events.add(new GameEvent.EffectEnded(bearer.id, effect), world.levelOf(bearer)));
        }
    }

    /** Ends that one. */
    static void end(World world, EntityState bearer, int index) {
        List<Effect> left = new ArrayList<>(of(bearer));
        Effect ended = left.remove(index);
        put(world, bearer, left);
        world.events.add(new GameEvent.EffectEnded(bearer.id, ended), world.levelOf(bearer));
    }

    /** Puts another value in the place of an effect. */
    static void replace(World world, EntityState bearer, int index, Effect value) {
        List<Effect> all = new ArrayList<>(of(bearer));
        all.set(index, value);
        put(world, bearer, all);
    }

    private static void put(World world, EntityState bearer, List<Effect> all) {
        Effects effects = new Effects(all);
        ValueCheck.check(world.rules.registry(), effects, "Effects");
        world.changes.set(bearer, effects);
    }
}
