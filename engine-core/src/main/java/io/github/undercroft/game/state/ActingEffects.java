package io.github.undercroft.game.state;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Enchantment;
import io.github.undercroft.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The effects that act on somebody, one after the other, in the order in which all are asked: its own in their order, then those of what it
 * wears and carries, by the ids of the things and in the order of each. Each {@link #next} goes on to one of them, from before the first.
 */
public final class ActingEffects {

    private static final ActingEffects NONE = new ActingEffects(ImmutableList.of(), World.NOBODY, ImmutableList.of());

    private final List<? extends Entity> things;
    private List<Effect> effects;
    private Entity owner;
    private int nextThing;
    private int nextEffect;

    private ActingEffects(List<Effect> own, Entity bearer, List<? extends Entity> things) {
        this.effects = own;
        this.owner = bearer;
        this.things = things;
    }

    /** Those of the state. */
    static ActingEffects of(EntityState bearer, List<EntityState> enchanted) {
        Effects own = bearer.slots.effects;
        return own == null && enchanted.isEmpty()
                ? NONE
                : new ActingEffects(own == null ? ImmutableList.of() : own.all(), bearer, enchanted);
    }

    /** Those of somebody with its things, as they seem. */
    public static ActingEffects of(Entity bearer, List<Entity> things) {
        List<Entity> enchanted = new ArrayList<>(0);
        for (Entity thing : things) {
            Optional<Enchantment> enchantment = thing.get(Enchantment.class);
            if (enchantment.isPresent() && enchantment.get().actsAt(thing.location())) {
                enchanted.add(thing);
            }
        }
        return new ActingEffects(
                bearer.get(Effects.class).map(Effects::all).orElse(ImmutableList.of()), bearer, enchanted);
    }

    /** Goes on to the next one. */
    public boolean next() {
        while (nextEffect == effects.size()) {
            if (nextThing == things.size()) {
                return false;
            }
            owner = things.get(nextThing++);
            effects = owner.get(Enchantment.class).map(Enchantment::effects).orElse(ImmutableList.of());
            nextEffect = 0;
        }
        nextEffect++;
        return true;
    }

    public Effect effect() {
        return effects.get(nextEffect - 1);
    }

    /** Its place in the list of its owner. */
    public int index() {
        return nextEffect - 1;
    }

    /** Who has it: the bearer or one of its things. */
    public Entity owner() {
        return owner;
    }
}
