package io.github.undercroft.value;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The state as a neutral tree of names and values, to store it: a save format needs nothing else of the engine. Two equal
 * trees are the same state.
 */
public sealed interface StateNode {

    /** A whole number. */
    record Whole(long number) implements StateNode {}

    /** A floating-point number. */
    record Real(double number) implements StateNode {}

    /** A text. */
    record Text(String text) implements StateNode {
        /** Refuses null. */
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
        /** Copies the list. */
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
    }
}
