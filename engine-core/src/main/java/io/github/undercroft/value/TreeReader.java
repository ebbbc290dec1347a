package io.github.undercroft.value;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.value.inner.SeenValues;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the fields of a value from a tree. What is wrong in the tree is an {@link IllegalArgumentException} that
 * names the place, from the outermost part on: {@code entities/3/components/0/Health}.
 */
public final class TreeReader implements ValueReader {

    /** How much of what was found an error shows. */
    private static final int LONGEST = 120;

    /** The number of values after which it remembers from which trees they were read. */
    private static final int MANY = 256;

    private final ValueRegistry registry;
    private final StateNode.Fields fields;
    private final SeenValues<Object> values;
    /** In which part this one stands, under which name and with which number in a list; null, empty and -1 outside. */
    private final @Nullable TreeReader outer;

    private final String name;
    private final int number;

    /** Reads that part, which is the outermost one. */
    public TreeReader(ValueRegistry registry, StateNode.Fields fields) {
        this(
                Objects.requireNonNull(registry, "registry"),
                Objects.requireNonNull(fields, "fields"),
                new SeenValues<>(MANY),
                null,
                "",
                -1);
    }

    private TreeReader(
            ValueRegistry registry,
            StateNode.Fields fields,
            SeenValues<Object> values,
            @Nullable TreeReader outer,
            String name,
            int number) {
        this.registry = registry;
        this.fields = fields;
        this.values = values;
        this.outer = outer;
        this.name = name;
        this.number = number;
    }

    private TreeReader inner(String field, int index, StateNode.Fields part, SeenValues<Object> seen) {
        return new TreeReader(registry, part, seen, this, field, index);
    }

    /** The part of the game under a name. */
    public TreeReader part(String field) {
        StateNode.Fields part = (StateNode.Fields) node(field, StateNode.Fields.class);
        return inner(field, -1, part, new SeenValues<>(MANY));
    }

    /** The parts of the game in the list under a name. */
    public List<TreeReader> parts(String field) {
        ImmutableList.Builder<TreeReader> parts = ImmutableList.builder();
        List<StateNode> items = ((StateNode.Items) node(field, StateNode.Items.class)).items();
        for (int i = 0; i < items.size(); i++) {
            if (!(items.get(i) instanceof StateNode.Fields part)) {
                throw wrong(field, "a list of parts", items.get(i));
            }
            parts.add(inner(field, i, part, new SeenValues<>(MANY)));
        }
        return parts.build();
    }

    /** Whether there is anything under a name. */
    public boolean has(String field) {
        return fields.fields().containsKey(field);
    }

    private IllegalArgumentException wrong(String field, Object expected, Object found) {
        return fault("in a \"" + fields.type() + "\" the field \"" + field + "\" should be " + expected + "; found "
                + shortened(String.valueOf(found)));
    }

    /** That a value has no such component, with the ways out for an author who changed its type. */
    private String missing(String field) {
        String type = fields.type();
        Set<String> left = new LinkedHashSet<>(fields.fields().keySet());
        registry.typeNamed(type)
                .map(ValueType::components)
                .orElse(ImmutableList.of())
                .forEach(component -> left.remove(component.substring(0, component.indexOf(':'))));
        String renamed = left.isEmpty()
                ? ""
                : " If it was called \"" + left.iterator().next() + "\", annotate it with @SavedAs(\""
                        + left.iterator().next() + "\").";
        return "this \"" + type + "\" was saved when it had no \"" + field + "\"; it has "
                + shortened(String.valueOf(fields.fields().keySet())) + "." + renamed
                + " If it is new, raise the version of the rules and add it in a migration: state.each(\"" + type
                + "\", fields -> fields.with(\"" + field + "\", ...))";
    }

    private FaultyTreeException fault(String what) {
        return new FaultyTreeException(place() + what, null);
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
    }

    /** Where in the tree this part is, with a colon behind it; empty for the outermost part. */
    private String place() {
        StringBuilder path = new StringBuilder();
        for (TreeReader at = this; at != null && at.outer != null; at = at.outer) {
            path.insert(0, at.number < 0 ? at.name : at.name + "/" + at.number);
            path.insert(0, at.outer.outer == null ? "" : "/");
        }
        return path.isEmpty() ? "" : path.append(": ").toString();
    }

    private StateNode node(String field, Class<? extends StateNode> expected) {
        StateNode node = fields.fields().get(field);
        if (node == null && !fields.type().isEmpty()) {
            throw fault(missing(field));
        }
        if (!expected.isInstance(node)) {
            throw wrong(field, "a " + expected.getSimpleName(), node == null ? "nothing" : node);
        }
        return node;
    }

    @Override
    public long whole(String field) {
        return ((StateNode.Whole) node(field, StateNode.Whole.class)).number();
    }

    @Override
    public int integer(String field) {
        long number = whole(field);
        if (number != (int) number) {
            throw wrong(field, "a whole number of 32 bits", number);
        }
        return (int) number;
    }

    @Override
    public String text(String field) {
        return ((StateNode.Text) node(field, StateNode.Text.class)).text();
    }

    @Override
    public boolean flag(String field) {
        return ((StateNode.Flag) node(field, StateNode.Flag.class)).value();
    }

    @Override
    public double real(String field) {
        return ((StateNode.Real) node(field, StateNode.Real.class)).number();
    }

    @Override
    public <T> T value(String field, Class<T> type) {
        return read(field, -1, node(field, StateNode.class), type);
    }

    @Override
    public <T> Optional<T> optional(String field, Class<T> type) {
        StateNode node = node(field, StateNode.class);
        return node instanceof StateNode.Absent ? Optional.empty() : Optional.of(read(field, -1, node, type));
    }

    @Override
    public <T> List<T> list(String field, Class<T> type) {
        ImmutableList.Builder<T> values = ImmutableList.builder();
        List<StateNode> items = ((StateNode.Items) node(field, StateNode.Items.class)).items();
        for (int i = 0; i < items.size(); i++) {
            values.add(read(field, i, items.get(i), type));
        }
        return values.build();
    }

    private <T> T read(String field, int index, StateNode node, Class<T> type) {
        Object value = raw(field, index, node);
        if (type == Integer.class && value instanceof Long number && number == (int) (long) number) {
            value = (int) (long) number;
        }
        if (!type.isInstance(value)) {
            throw wrong(field, "a " + type.getSimpleName(), value);
        }
        return type.cast(value);
    }

    private Object raw(String field, int index, StateNode node) {
        if (node instanceof StateNode.Whole whole) {
            return whole.number();
        }
        if (node instanceof StateNode.Text text) {
            return text.text();
        }
        if (node instanceof StateNode.Flag flag) {
            return flag.value();
        }
        if (node instanceof StateNode.Real real) {
            return real.number();
        }
        if (node instanceof StateNode.Fields value) {
            return nested(field, index, value);
        }
        throw wrong(field, "a value", node);
    }

    private Object nested(String field, int index, StateNode.Fields value) {
        Object known = values.meet(value);
        if (known != null) {
            return known;
        }
        int before = values.met();
        Object read = inner(field, index, value, values).value();
        if (values.met() > before) {
            values.note(value, read);
        }
        return read;
    }

    /**
     * The value whose fields these are.
     *
     * @throws IllegalArgumentException if no such type is registered, a field is missing or of another kind, or the code
     *     that makes the value throws anything
     */
    public Object value() {
        ValueType<?> type = registry.typeNamed(fields.type())
                .orElseThrow(() -> fault("nothing is registered under the name \"" + fields.type()
                        + "\"; add it to the game's ValueRegistry"));
        try {
            return type.reader().apply(this);
        } catch (FaultyTreeException located) {
            throw located;
        } catch (Throwable thrown) {
            throw new FaultyTreeException(place() + why(thrown), thrown);
        }
    }

    /** What the code of a value threw, whose own code may throw as well. */
    private String why(Throwable thrown) {
        String made = "a \"" + fields.type() + "\" could not be made: ";
        try {
            return thrown instanceof IllegalArgumentException ? String.valueOf(thrown.getMessage()) : made + thrown;
        } catch (Throwable unprintable) {
            return made + thrown.getClass().getName();
        }
    }

    /** A fault whose place is named. */
    private static final class FaultyTreeException extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        FaultyTreeException(String message, @Nullable Throwable cause) {
            super(message, cause);
        }
    }
}
