package io.github.undercroft.game.codec;

import com.google.common.collect.ImmutableCollection;
import io.github.undercroft.Component;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.guard.RefusedValue;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.value.ValueRegistry;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueWriter;
import io.github.undercroft.value.inner.SeenValues;
import java.util.List;
import java.util.Optional;

/**
 * Refuses values that are mutable, and those that the registry lacks if it is complete. What is in a value of an unregistered
 * class stays unknown.
 */
public final class ValueCheck implements ValueWriter {

    private static final Class<?> JDK_LIST = List.of(1, 2, 3).getClass();
    private static final Class<?> JDK_SHORT_LIST = List.of(1).getClass();

    /** The maximum nesting depth of a value, so that reading it never overflows the stack. */
    private static final int DEEPEST = 64;

    /** The number of values after which the check remembers those that it has checked. */
    private static final int MANY = 256;

    private final ValueRegistry registry;
    private final Object owner;
    private final String slot;
    private final int depth;
    /** The nesting depth below each value: 1 for a value with plain fields. */
    private final SeenValues<Integer> heights;
    /** The greatest height among the fields so far. */
    private int tallest;

    private ValueCheck(ValueRegistry registry, Object owner, String slot, int depth, SeenValues<Integer> heights) {
        this.registry = registry;
        this.owner = owner;
        this.slot = slot;
        this.depth = depth;
        this.heights = heights;
    }

    private static ValueCheck of(ValueRegistry registry, Object owner, String slot) {
        return new ValueCheck(registry, owner, slot, 1, new SeenValues<>(MANY));
    }

    public static void check(ValueRegistry registry, Object value, String slot) {
        Optional<ValueType<?>> type = registry.typeOf(value);
        if (type.isPresent()) {
            of(registry, value, slot).look();
        } else if (registry.isComplete()) {
            GameCode.required(registry, value); // which refuses it
        }
    }

    /** Checks the fields of its owner, whose accessors may throw. @return its height */
    private int look() {
        GameCode.write(registry, owner, this);
        return tallest + 1;
    }

    /** Refuses a mutable effect. The other effects of the bearer were checked before. */
    public static void checkEffect(ValueRegistry registry, Effect effect) {
        Effects owner = Effects.of(effect);
        if (registry.typeOf(owner).isPresent()) {
            of(registry, owner, "Effects").inside("all", effect);
        }
    }

    /** Refuses terrain that is mutable, or that lets sound through for no loss. */
    public static void checkTerrain(ValueRegistry registry, Terrain terrain) {
        int cost = soundCost(terrain);
        if (cost < 1) {
            throw new IllegalArgumentException("The terrain " + named(terrain) + " takes " + cost
                    + " of a sound's reach; soundCost() answers 1, as for open ground, or more");
        }
        check(registry, terrain, "terrain");
    }

    private static String named(Terrain terrain) {
        String text = GameCode.printed(terrain);
        try {
            return "\"" + terrain.name() + "\" (" + text + ")";
        } catch (Throwable unnamed) {
            return text;
        }
    }

    private static int soundCost(Terrain terrain) {
        try {
            return terrain.soundCost();
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking for the sound cost", terrain, thrown);
        }
    }

    /** Refuses a component that no entity may have: one that does not fit its slot, or hit points of 0 or less. */
    public static void checkGiven(ValueRegistry registry, Component component) {
        Class<? extends Component> slot = GameCode.slot(component);
        if (!slot.isInstance(component)) {
            throw new IllegalArgumentException(GameCode.printed(component) + " is not a " + slot.getName()
                    + ", although its slot() says so; return the interface or record that it implements");
        }
        int hitPoints = component instanceof Destructible destructible ? GameCode.hitPoints(destructible) : 1;
        if (hitPoints <= 0) {
            throw new IllegalArgumentException(GameCode.printed(component) + " has " + hitPoints
                    + " hit points; an entity in the game has 1 or more. To kill it, use ActionContext.damage");
        }
        check(registry, component, slot.getSimpleName());
    }

    private RefusedValue refused(String field, Object value) {
        return new RefusedValue("The value " + owner.getClass().getName() + " for the slot " + slot
                + " can still be changed from outside: its field \"" + field + "\" is a "
                + value.getClass().getName() + "; use ImmutableList.copyOf or List.copyOf in the record's constructor");
    }

    /** Whether a value is one of the library's that cannot change: brains remember many of these. */
    private static boolean isOurs(Object value) {
        return value instanceof Point || value instanceof EntityId;
    }

    private void inside(String field, Object value) {
        tallest = Math.max(tallest, heightOf(field, value));
    }

    private int heightOf(String field, Object value) {
        if (isOurs(value) && depth < DEEPEST) {
            return 1;
        }
        if (ValueRegistry.isPlain(value)) {
            return 0;
        }
        boolean isList = value instanceof List<?>;
        if (!isList && registry.typeOf(value).isEmpty()) {
            if (value.getClass().isArray() || value instanceof Iterable<?>) {
                throw refused(field, value);
            }
            if (registry.isComplete()) {
                GameCode.required(registry, value); // which refuses it
            }
            return 0;
        }
        Integer known = heights.meet(value);
        if (known != null && depth + known <= DEEPEST) {
            return known;
        }
        int height = isList ? tallestOf(field, (List<?>) value) : below(value);
        if (isList || height > 1) {
            heights.note(value, height);
        }
        return height;
    }

    private int below(Object value) {
        if (depth == DEEPEST) {
            throw new RefusedValue("The value for the slot " + slot + " is nested deeper than "
                    + DEEPEST + " values; at the bottom is a "
                    + value.getClass().getName() + "; keep a list instead");
        }
        return new ValueCheck(registry, value, slot, depth + 1, heights).look();
    }

    private int tallestOf(String field, List<?> values) {
        refuseMutable(field, values);
        int height = 0;
        for (Object value : values) {
            height = Math.max(height, heightOf(field, value));
        }
        return height;
    }

    private void refuseMutable(String field, List<?> values) {
        Class<?> type = values.getClass();
        boolean immutable = values instanceof ImmutableCollection
                || type == JDK_LIST
                || type == JDK_SHORT_LIST
                || owner instanceof Effects; // whose own list is immutable
        if (!immutable) {
            throw refused(field, values);
        }
    }

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
        tallest = Math.max(tallest, tallestOf(field, values));
    }

    /** Refuses an event of the game's own that is less than silent. */
    public static void checkLoudness(GameEvent event) {
        int loudness;
        try {
            loudness = event.loudness();
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking for the loudness", event, thrown);
        }
        if (loudness < 0) {
            throw new IllegalArgumentException(
                    "The event " + event + " has a loudness of " + loudness + "; it is 0 (silent) or more cells");
        }
    }
}
