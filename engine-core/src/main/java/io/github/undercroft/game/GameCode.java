package io.github.undercroft.game;

import io.github.undercroft.model.Destructible;
import io.github.undercroft.model.FaultyValueException;
import io.github.undercroft.model.ValueRegistry;
import io.github.undercroft.model.ValueType;
import io.github.undercroft.model.ValueWriter;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Calls of a game's own code that the engine makes for itself, between transactions: comparing its values, printing them.
 * What such code throws, a stack overflow too, becomes the one documented exception, which names the value.
 */
final class GameCode {

    private GameCode() {}

    /** Whether the first value says that it equals the second. */
    static boolean equal(Object one, @Nullable Object other) {
        try {
            return one == other || one.equals(other);
        } catch (Throwable thrown) {
            throw failure("Comparing", one, thrown);
        }
    }

    /** The first place in a list of what that value equals; -1 if there is none. */
    static int indexOf(List<?> all, Object wanted) {
        for (int i = 0; i < all.size(); i++) {
            if (equal(wanted, all.get(i))) {
                return i;
            }
        }
        return -1;
    }

    /** The last place in a list of what that value equals; -1 if there is none. */
    static int lastIndexOf(List<?> all, Object wanted) {
        for (int i = all.size() - 1; i >= 0; i--) {
            if (equal(wanted, all.get(i))) {
                return i;
            }
        }
        return -1;
    }

    /** The number of a value among those met before it; the next one if it equals none of them. */
    static <T> int number(Map<T, Integer> known, T value) {
        try {
            Integer before = known.putIfAbsent(value, known.size());
            return before == null ? known.size() - 1 : before;
        } catch (Throwable thrown) {
            throw failure("Comparing", value, thrown);
        }
    }

    /** The registered type of a value. */
    static ValueType<?> required(ValueRegistry registry, Object value) {
        try {
            return registry.required(value);
        } catch (IllegalArgumentException unregistered) {
            throw new RefusedValue(printed(unregistered.getMessage()));
        }
    }

    /** Writes the fields of a value of a registered type. What is refused because of a value in it is refused as it is. */
    static void write(ValueRegistry registry, Object value, ValueWriter out) {
        try {
            registry.write(value, out);
        } catch (RefusedValue refused) {
            throw refused;
        } catch (Throwable thrown) {
            throw failure("Reading the fields of a value", value, thrown);
        }
    }

    /** How many hit points are left. */
    static int hitPoints(Destructible of) {
        try {
            return of.hitPoints();
        } catch (Throwable thrown) {
            throw failure("Asking for its hit points", of, thrown);
        }
    }

    /** A value as it prints itself; its class if even that throws, or answers null. */
    static String printed(@Nullable Object value) {
        if (value == null) {
            return "null";
        }
        try {
            String text = value.toString();
            return text == null ? value.getClass().getName() + " (whose toString() answered null)" : text;
        } catch (Throwable unprintable) {
            return value.getClass().getName() + " (whose toString() threw)";
        }
    }

    /** What was thrown, naming that culprit unless a nearer one is named already. */
    static GameCodeException failure(String doing, Object culprit, Throwable thrown) {
        Throwable nearest = thrown;
        while (nearest instanceof FaultyValueException && nearest.getCause() != null) {
            nearest = nearest.getCause();
        }
        return nearest instanceof GameCodeException named ? named : new GameCodeException(doing, culprit, thrown);
    }
}
