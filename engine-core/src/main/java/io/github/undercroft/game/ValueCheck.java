package io.github.undercroft.game;

import com.google.common.collect.ImmutableCollection;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.Destructible;
import io.github.undercroft.model.Effect;
import io.github.undercroft.model.Effects;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.ValueRegistry;
import io.github.undercroft.model.ValueType;
import io.github.undercroft.model.ValueWriter;
import java.util.List;
import java.util.Optional;

/** Refuses values that somebody could still change from outside. Looks only at registered types. */
final class ValueCheck implements ValueWriter {

    private static final Class<?> JDK_LIST = List.of(1, 2, 3).getClass();
    private static final Class<?> JDK_SHORT_LIST = List.of(1).getClass();

    /** How deep values may be nested, so that reading them never runs out of stack. */
    private static final int DEEPEST = 64;

    private final ValueRegistry registry;
    private final Object owner;
    private final String slot;
    private final int depth;

    private ValueCheck(ValueRegistry registry, Object owner, String slot, int depth) {
        this.registry = registry;
        this.owner = owner;
        this.slot = slot;
        this.depth = depth;
    }

    static void check(ValueRegistry registry, Object value, String slot) {
        Optional<ValueType<?>> type = registry.typeOf(value);
        if (type.isPresent()) {
            new ValueCheck(registry, value, slot, 1).look();
        }
    }

    /** Looks at the fields of its owner, whose accessors may throw. */
    private void look() {
        GameCode.write(registry, owner, this);
    }

    /** Refuses an effect that could be changed, as one of {@link Effects} whose others were checked before. */
    static void checkEffect(ValueRegistry registry, Effect effect) {
        Effects owner = Effects.of(effect);
        if (registry.typeOf(owner).isPresent()) {
            new ValueCheck(registry, owner, "Effects", 1).inside("all", effect);
        }
    }

    /** Refuses terrain that could be changed, or that sound would pass for nothing. */
    static void checkTerrain(ValueRegistry registry, Terrain terrain) {
        int cost = soundCost(terrain);
        if (cost < 1) {
            throw new IllegalArgumentException("The terrain \"" + terrain.name() + "\" (" + terrain + ") takes " + cost
                    + " of a sound's reach; soundCost() answers 1, as for open ground, or more");
        }
        check(registry, terrain, "terrain");
    }

    private static int soundCost(Terrain terrain) {
        try {
            return terrain.soundCost();
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking what a sound loses there", terrain, thrown);
        }
    }

    /** Refuses a component that an entity can't be given: one in a slot that it does not fit, or death. */
    static void checkGiven(ValueRegistry registry, Component component) {
        if (!component.slot().isInstance(component)) {
            throw new IllegalArgumentException(component + " is not a "
                    + component.slot().getName()
                    + ", although its slot() says so; return the interface or record that it"
                    + " implements");
        }
        if (component instanceof Destructible destructible && GameCode.hitPoints(destructible) <= 0) {
            throw new IllegalArgumentException(component + " has " + destructible.hitPoints()
                    + " hit points; who is in the game has 1 or more. To kill, use ActionContext.damage");
        }
        check(registry, component, component.slot().getSimpleName());
    }

    private RefusedValue refused(String field, Object value) {
        return new RefusedValue("The value " + owner.getClass().getName() + " for the slot " + slot
                + " can still be changed from outside: its field \"" + field + "\" is a "
                + value.getClass().getName() + "; use ImmutableList.copyOf or List.copyOf in the record's constructor");
    }

    private void inside(String field, Object value) {
        if (value instanceof List<?> list) {
            list(field, list);
        } else if (registry.typeOf(value).isPresent()) {
            if (depth == DEEPEST) {
                throw new RefusedValue("The value for the slot " + slot + " is nested deeper than "
                        + DEEPEST + " values; at the bottom is a "
                        + value.getClass().getName() + "; keep a list instead");
            }
            new ValueCheck(registry, value, slot, depth + 1).look();
        } else if (value.getClass().isArray() || value instanceof Iterable<?>) {
            throw refused(field, value);
        }
    }

    @Override
    public void whole(String field, long number) {}

    @Override
    public void text(String field, String text) {}

    @Override
    public void flag(String field, boolean value) {}

    @Override
    public void real(String field, double number) {}

    @Override
    public void value(String field, Object value) {
        inside(field, value);
    }

    @Override
    public void optional(String field, Optional<?> value) {
        value.ifPresent(present -> inside(field, present));
    }

    @Override
    public void list(String field, List<?> values) {
        Class<?> type = values.getClass();
        boolean immutable = values instanceof ImmutableCollection
                || type == JDK_LIST
                || type == JDK_SHORT_LIST
                || owner instanceof Effects; // whose own list is
        if (!immutable) {
            throw refused(field, values);
        }
        values.forEach(value -> inside(field, value));
    }
}
