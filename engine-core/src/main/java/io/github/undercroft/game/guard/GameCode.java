package io.github.undercroft.game.guard;

import io.github.undercroft.Component;
import io.github.undercroft.Destructible;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.value.ValueRegistry;
import io.github.undercroft.value.ValueType;
import io.github.undercroft.value.ValueWriter;
import io.github.undercroft.value.inner.FaultyValueException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Calls the game's own code outside transactions, such as {@code equals} and {@code toString} of its values. Whatever
 * such code throws, even a stack overflow, becomes a {@link GameCodeException} that names the value.
 */
public final class GameCode {

    private GameCode() {}

    /** Whether the first value equals the second. */
    public static boolean equal(Object one, @Nullable Object other) {
        try {
            return one == other || one.equals(other);
        } catch (Throwable thrown) {
            throw failure("Comparing", one, thrown);
        }
    }

    /** The first index of an equal value in a list; -1 if there is none. */
    public static int indexOf(List<?> all, Object wanted) {
        for (int i = 0; i < all.size(); i++) {
            if (equal(wanted, all.get(i))) {
                return i;
            }
        }
        return -1;
    }

    /** The last index of an equal value in a list; -1 if there is none. */
    public static int lastIndexOf(List<?> all, Object wanted) {
        for (int i = all.size() - 1; i >= 0; i--) {
            if (equal(wanted, all.get(i))) {
                return i;
            }
        }
        return -1;
    }

    /** The number of a value in the map; if it is new, it gets the next number. */
    public static <T> int number(Map<T, Integer> known, T value) {
        try {
            Integer before = known.putIfAbsent(value, known.size());
            return before == null ? known.size() - 1 : before;
        } catch (Throwable thrown) {
            throw failure("Comparing", value, thrown);
        }
    }

    /** The registered type of a value. */
    public static ValueType<?> required(ValueRegistry registry, Object value) {
        try {
            return registry.required(value);
        } catch (IllegalArgumentException unregistered) {
            throw new RefusedValue(printed(unregistered.getMessage()));
        }
    }

    /** Writes the fields of a value of a registered type. A {@link RefusedValue} is thrown on unchanged. */
    public static void write(ValueRegistry registry, Object value, ValueWriter out) {
        try {
            registry.write(value, out);
        } catch (RefusedValue refused) {
            throw refused;
        } catch (Throwable thrown) {
            throw failure("Reading the fields of a value", value, thrown);
        }
    }

    /** What code of the game answers, which is not null. */
    public static <T> T answer(String doing, Object asked, Supplier<T> question) {
        try {
            return Objects.requireNonNull(question.get(), "it returned null");
        } catch (Throwable thrown) {
            throw failure(doing, asked, thrown);
        }
    }

    /** The hit points that are left. */
    public static int hitPoints(Destructible of) {
        try {
            return of.hitPoints();
        } catch (Throwable thrown) {
            throw failure("Asking for its hit points", of, thrown);
        }
    }

    public static Class<? extends Component> slot(Component of) {
        try {
            return Objects.requireNonNull(
                    of.slot(), "slot() returned null; return the interface or record that it implements");
        } catch (Throwable thrown) {
            throw failure("Asking for its slot", of, thrown);
        }
    }

    /** The value's text; its class if {@code toString} throws or returns null. */
    public static String printed(@Nullable Object value) {
        if (value == null) {
            return "null";
        }
        try {
            String text = value.toString();
            return text == null ? value.getClass().getName() + " (whose toString() returned null)" : text;
        } catch (Throwable unprintable) {
            return value.getClass().getName() + " (whose toString() threw)";
        }
    }

    /**
     * The exception that names this culprit, unless the throwable already names one closer to the cause.
     *
     * @throws NullPointerException if the culprit is null: then the code that handed it in is at fault
     */
    public static GameCodeException failure(String doing, Object culprit, Throwable thrown) {
        Throwable nearest = thrown;
        while (nearest instanceof FaultyValueException && nearest.getCause() != null) {
            nearest = nearest.getCause();
        }
        return nearest instanceof GameCodeException named ? named : threw(doing, culprit, thrown);
    }

    /** The exception that names this culprit, which must not be null. */
    public static GameCodeException threw(String doing, Object culprit, Throwable thrown) {
        Objects.requireNonNull(culprit, () -> doing + ": null was handed in");
        return new GameCodeException(doing + ": " + named(culprit) + " threw " + printed(thrown), culprit, thrown);
    }

    /** The first line of the value's text: what it drew below would hide the cause. */
    private static String named(Object culprit) {
        String text = printed(culprit);
        int end = text.indexOf('\n');
        return end < 0 ? text : text.substring(0, end) + " ...";
    }
}
