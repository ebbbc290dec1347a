package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.undercroft.Cause;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Enchantment;
import io.github.undercroft.EntityId;
import io.github.undercroft.event.ComponentCleared;
import io.github.undercroft.event.ComponentSet;
import io.github.undercroft.event.EffectBegan;
import io.github.undercroft.event.EffectChanged;
import io.github.undercroft.event.EffectEnded;
import io.github.undercroft.game.codec.ValueCheck;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EffectChange;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** Begins, changes and ends effects. Each change is part of the open transaction. */
final class Affliction {

    /** In the place of an effect that ends. */
    private static final Effect GONE = new Effect() {};

    private final World world;
    private final Rules rules;
    private final Changes changes;

    Affliction(World world, Rules rules, Changes changes) {
        this.world = world;
        this.rules = rules;
        this.changes = changes;
    }

    /** The effects of an entity, in their order. */
    static List<Effect> of(EntityState bearer) {
        Effects effects = bearer.slots.effects;
        return effects == null ? ImmutableList.of() : effects.all();
    }

    private static Effect authored(Effect given, EntityId author) {
        try {
            return Objects.requireNonNull(given.by(author), "by() returned null; return the effect");
        } catch (Throwable thrown) {
            throw GameCode.failure("News an effect who caused it", given, thrown);
        }
    }

    /**
     * Asks the effects of the bearer in their order whether one merges with the new effect; if none does, the new
     * effect begins.
     */
    @SuppressWarnings("ReferenceEquality") // identity shows that the list was replaced, even by an equal one
    void begin(EntityState bearer, Effect given, Cause cause) {
        boolean isOwn = cause.by().equals(EntityId.WORLD) || cause.by().equals(bearer.id);
        Effect newcomer = isOwn ? given : authored(given, cause.by());
        List<Effect> all = of(bearer);
        for (int i = 0; i < all.size(); i++) {
            Effect before = all.get(i);
            Optional<Effect> merged = merged(before, newcomer);
            if (of(bearer) != all || !bearer.alive) {
                throw GameCode.failure(
                        "Asking whether an effect merges with a new one",
                        before,
                        new IllegalStateException(
                                bearer
                                        + " was changed by code that only answers a question; such code must not change the game"));
            }
            if (merged.isPresent()) {
                settle(bearer, i, merged.get(), newcomer, cause);
                return;
            }
        }
        ValueCheck.checkEffect(rules.registry(), newcomer);
        Effects before = bearer.slots.effects;
        changes.set(
                bearer,
                before == null ? Effects.of(newcomer) : before.with(newcomer),
                EffectChange.same(all.size()),
                all.size());
        world.events.add(new EffectBegan(bearer.id, newcomer, cause), world.levelOf(bearer));
    }

    /** Sets what came of a newcomer at an index. Of it and the later effects beside which it does not stay one stays where it is, and the others end. */
    @SuppressWarnings("ReferenceEquality") // one object stands for all that end
    private void settle(EntityState bearer, int index, Effect merged, Effect newcomer, Cause cause) {
        List<Effect> all = of(bearer);
        Effect before = all.get(index);
        List<Effect> left = new ArrayList<>(all);
        List<Effect> ended = new ArrayList<>();
        Effect stays = merged;
        int at = index;
        for (int i = index + 1; i < all.size(); i++) {
            Effect other = all.get(i);
            Optional<Effect> staying = staying(newcomer, stays, other);
            if (staying.isPresent()) {
                boolean isOther = !GameCode.equal(staying.get(), stays);
                ended.add(!isOther ? other : at == index ? before : stays);
                left.set(isOther ? at : i, GONE);
                stays = isOther ? other : stays;
                at = isOther ? i : at;
            }
        }
        if (!ended.isEmpty()) {
            left.set(at, stays);
            put(bearer, left);
        } else if (!GameCode.equal(merged, before)) {
            replace(bearer, index, merged);
        }
        if (at == index && !GameCode.equal(merged, before)) {
            world.events.add(new EffectChanged(bearer.id, before, merged, cause), world.levelOf(bearer));
        }
        ended.forEach(effect -> world.events.add(new EffectEnded(bearer.id, effect), world.levelOf(bearer)));
    }

    private static Optional<Effect> staying(Effect newcomer, Effect merged, Effect other) {
        try {
            return Objects.requireNonNull(
                    newcomer.staying(merged, other), "staying() returned null; return empty if both effects stay");
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking which of two effects stays", newcomer, thrown);
        }
    }

    private static Optional<Effect> merged(Effect before, Effect newcomer) {
        try {
            return Objects.requireNonNull(
                    before.merged(newcomer), "merged() returned null; return empty if the effects are unrelated");
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking whether an effect merges with a new one", before, thrown);
        }
    }

    /**
     * Ends all effects that match. If the predicate itself adds, changes or ends effects, those are left as they are.
     */
    @SuppressWarnings("ReferenceEquality") // identity shows that the list was replaced, even by an equal one
    void end(EntityState bearer, Predicate<Effect> which) {
        Effects before = bearer.slots.effects;
        List<Effect> left = new ArrayList<>();
        List<Effect> ended = new ArrayList<>();
        for (Effect effect : of(bearer)) {
            boolean ends = which.test(effect);
            left.add(ends ? GONE : effect);
            if (ends) {
                ended.add(effect);
            }
        }
        if (bearer.slots.effects != before) {
            List<Effect> meant = new ArrayList<>(ended);
            left.clear();
            ended.clear();
            for (Effect effect : of(bearer)) {
                boolean ends = takeOut(meant, effect);
                left.add(ends ? GONE : effect);
                if (ends) {
                    ended.add(effect);
                }
            }
        }
        if (!ended.isEmpty() && bearer.alive) {
            put(bearer, left);
            ended.forEach(effect -> world.events.add(new EffectEnded(bearer.id, effect), world.levelOf(bearer)));
        }
    }

    /** Removes this very object from a list that may hold several equal effects. */
    @SuppressWarnings("ReferenceEquality") // equal effects are different objects
    private static boolean takeOut(List<Effect> list, Effect effect) {
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i) == effect) {
                list.remove(i);
                return true;
            }
        }
        return false;
    }

    void end(EntityState bearer, int index) {
        Effects before = Objects.requireNonNull(bearer.slots.effects);
        Effect ended = before.all().get(index);
        changes.set(
                bearer, before.without(index), EffectChange.without(before.all().size(), index), -1);
        world.events.add(new EffectEnded(bearer.id, ended), world.levelOf(bearer));
    }

    void replace(EntityState bearer, int index, Effect value) {
        ValueCheck.checkEffect(rules.registry(), value);
        Effects before = Objects.requireNonNull(bearer.slots.effects);
        changes.set(
                bearer,
                before.replaced(index, value),
                EffectChange.same(before.all().size()),
                -1);
    }

    /** Sets the next value of an effect of a thing, or ends it. */
    void become(EntityState thing, int index, Optional<Effect> value, Cause cause) {
        Enchantment before = Objects.requireNonNull(thing.slots.enchantment);
        if (value.isPresent()) {
            ValueCheck.checkEffect(rules.registry(), value.get());
            changes.set(
                    thing,
                    before.replaced(index, value.get()),
                    EffectChange.same(before.effects().size()),
                    -1);
        } else if (before.effects().size() == 1) {
            changes.clear(thing, thing.slots.indexOf(Enchantment.class));
            world.tell(new ComponentCleared(thing.id, before, cause), thing);
        } else {
            Enchantment left = before.without(index);
            changes.set(thing, left, EffectChange.without(before.effects().size(), index), -1);
            world.tell(new ComponentSet(thing.id, left, cause), thing);
        }
    }

    /** Sets what is left of the effects, with a mark in the places of those that end. */
    @SuppressWarnings("ReferenceEquality") // one object stands for all that end
    private void put(EntityState bearer, List<Effect> marked) {
        ImmutableIntArray.Builder heirs = ImmutableIntArray.builder(marked.size());
        List<Effect> left = new ArrayList<>(marked.size());
        for (Effect effect : marked) {
            heirs.add(effect == GONE ? -1 : left.size());
            if (effect != GONE) {
                left.add(effect);
            }
        }
        Effects effects = new Effects(left);
        ValueCheck.check(rules.registry(), effects, "Effects");
        changes.set(bearer, effects, heirs.build(), -1);
    }
}
