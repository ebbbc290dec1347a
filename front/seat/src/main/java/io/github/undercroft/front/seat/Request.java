package io.github.undercroft.front.seat;

import com.google.common.collect.ImmutableSet;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A request: an operation and its values by name. Each question refuses a value of another type or out of range, and names it.
 */
record Request(String op, Map<?, ?> fields) {

    static Request of(@Nullable Object json) {
        if (!(json instanceof Map<?, ?> fields)) {
            throw new SeatFault(
                    "A request is an object, not " + SeatFault.shown(json) + ".",
                    "Send one such as {\"op\":\"observe\",\"game\":0}");
        }
        if (!(fields.get("op") instanceof String op)) {
            throw new SeatFault(
                    "\"op\" is " + (fields.containsKey("op") ? SeatFault.shown(fields.get("op")) : "missing") + ".",
                    "Name one of " + SeatGames.OPS + ".");
        }
        return new Request(op, fields);
    }

    /** Refuses values of other names: a misspelt one would be ignored. */
    void allow(ImmutableSet<String> names) {
        for (Object name : fields.keySet()) {
            if (!name.equals("op") && !names.contains(name)) {
                throw new SeatFault(
                        "\"" + op + "\" knows no " + SeatFault.shown(name) + ".",
                        "It takes " + String.join(", ", names) + ".");
            }
        }
    }

    boolean has(String name) {
        return fields.containsKey(name);
    }

    @Nullable
    Object get(String name) {
        return fields.get(name);
    }

    /** A whole number from min to max. */
    long whole(String name, long min, long max) {
        Object value = fields.get(name);
        if (value instanceof Long number && number >= min && number <= max) {
            return number;
        }
        throw new SeatFault(
                "\"" + name + "\" is " + (has(name) ? SeatFault.shown(value) : "missing") + ".",
                "Give a whole number from " + min + " to " + max + ".");
    }

    Optional<Long> ifWhole(String name, long min, long max) {
        return has(name) ? Optional.of(whole(name, min, max)) : Optional.empty();
    }

    boolean flag(String name) {
        Object value = fields.get(name);
        if (value instanceof Boolean flag) {
            return flag;
        }
        if (!has(name)) {
            return false;
        }
        throw new SeatFault(
                "\"" + name + "\" is " + SeatFault.shown(value) + ".", "Give true or false, or leave it out.");
    }

    /** An object below this one, as a request of the same operation. */
    Request part(String name) {
        Object value = fields.get(name);
        if (value instanceof Map<?, ?> part) {
            return new Request(op + "." + name, part);
        }
        throw new SeatFault("\"" + name + "\" is " + SeatFault.shown(value) + ".", "Give an object: {...}");
    }

    /** Bytes in base64. */
    byte[] bytes(String name) {
        try {
            if (fields.get(name) instanceof String text) {
                return Base64.getDecoder().decode(text);
            }
        } catch (IllegalArgumentException broken) {
            // told below
        }
        throw new SeatFault("\"" + name + "\" is " + SeatFault.shown(fields.get(name)) + ".", "Give bytes in base64.");
    }

    /** Two whole numbers, such as a cell. */
    int[] pair(String name, int min, int max) {
        if (fields.get(name) instanceof List<?> pair
                && pair.size() == 2
                && pair.get(0) instanceof Long first
                && pair.get(1) instanceof Long second
                && Math.min(first, second) >= min
                && Math.max(first, second) <= max) {
            return new int[] {first.intValue(), second.intValue()};
        }
        throw new SeatFault(
                "\"" + name + "\" is " + (has(name) ? SeatFault.shown(fields.get(name)) : "missing") + ".",
                "Give two whole numbers from " + min + " to " + max + ", such as [" + min + "," + max + "].");
    }
}
