package io.github.undercroft.value;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;

/**
 * The state as a neutral tree of names and values, to store it: a save format needs nothing else of the engine. Two equal
 * trees are the same state.
 */
public sealed interface StateNode {

    /** @return a whole number */
    static StateNode of(long number) {
        return new Whole(number);
    }

    /** @return a floating-point number */
    static StateNode of(double number) {
        return new Real(number);
    }

    /** @return a text */
    static StateNode of(String text) {
        return new Text(text);
    }

    /** @return a truth value */
    static StateNode of(boolean value) {
        return new Flag(value);
    }

    /** A whole number. */
    record Whole(long number) implements StateNode {}

    /** A floating-point number. */
    record Real(double number) implements StateNode {}

    /** A text. */
    record Text(String text) implements StateNode {
        public Text {
            Objects.requireNonNull(text, "text");
        }
    }

    /** A truth value. */
    record Flag(boolean value) implements StateNode {}

    /** What an empty {@code Optional} is written as. */
    record Absent() implements StateNode {}

    /** Values one after the other. */
    record Items(List<StateNode> items) implements StateNode {
        public Items {
            Objects.requireNonNull(items, "items");
            items = ImmutableList.copyOf(items);
        }
    }

    /**
     * Named values.
     *
     * @param type the name of a registered type, or empty for a part of the game itself
     * @param fields in the sequence in which they were written
     */
    record Fields(String type, Map<String, StateNode> fields) implements StateNode {
        /** Copies the map; it keeps its sequence. */
        public Fields {
            Objects.requireNonNull(type, "type");
            Objects.requireNonNull(fields, "fields");
            fields = ImmutableMap.copyOf(fields);
        }

        /**
         * The value of that name.
         *
         * @throws IllegalArgumentException if there is none
         */
        public StateNode get(String name) {
            StateNode value = fields.get(name);
            if (value == null) {
                throw new IllegalArgumentException(
                        "A \"" + type + "\" has no \"" + name + "\" here; it has " + fields.keySet());
            }
            return value;
        }

        /** The same with that value under that name: a new one comes last, one that is there changes in its place. */
        public Fields with(String name, StateNode value) {
            Map<String, StateNode> all = new LinkedHashMap<>(fields);
            all.put(name, value);
            return new Fields(type, all);
        }

        /** The same without the value of that name, if there is one. */
        public Fields without(String name) {
            Map<String, StateNode> all = new LinkedHashMap<>(fields);
            all.remove(name);
            return new Fields(type, all);
        }

        /**
         * The same with all values of one type changed, however deep they stand: in levels, in components, in values of the
         * same type. The innermost are changed first. So a migration of old saves needs not know where they are.
         *
         * @param valueType as it stands in saves, such as {@code "mygame.Lantern"}
         * @param change makes the new value of an old one, and may give it another type
         */
        public Fields each(String valueType, UnaryOperator<Fields> change) {
            return new ValueChange(valueType, change).of(this);
        }
    }
}
