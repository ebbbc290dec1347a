package io.github.undercroft.save;

import io.github.undercroft.value.StateNode;

/**
 * Writes a neutral tree as bytes and reads it back. Equal trees have equal bytes, on every machine; what stands in a tree
 * several times is written once. Both ways take time and memory in proportion to the tree.
 */
public final class TreeCodec {

    /** How deep nodes may stand in each other. */
    static final int DEEPEST = 256;

    static final int ABSENT = 0;
    static final int FALSE = 1;
    static final int TRUE = 2;
    static final int WHOLE = 3;
    static final int REAL = 4;
    static final int TEXT = 5;
    static final int ITEMS = 6;
    /** A list of nothing but whole numbers. */
    static final int WHOLES = 7;
    /** Named values: the number of their shape, which is a type and the names of its fields. */
    static final int FIELDS = 8;
    /** The number of a list or of named values that were written before. */
    static final int AGAIN = 9;
    /** From here on a byte is a small whole number. */
    static final int SMALL = 16;
    /** What is taken off such a byte to have the number. */
    static final int SMALL_OFFSET = 32;

    /** How much a text counts towards the limit, however often it stands in the tree. */
    static final int TEXT_WEIGHT = 4;

    private TreeCodec() {}

    /**
     * The bytes of a tree.
     *
     * @throws SaveException {@link SaveException.Reason#TOO_LARGE} if it is larger than the limits, or nested too deep
     */
    public static byte[] encode(StateNode tree, SaveLimits limits) {
        return new TreeEncoder(limits).encode(tree);
    }

    /**
     * The tree of such bytes.
     *
     * @throws SaveException {@link SaveException.Reason#DAMAGED} if no tree has these bytes, {@link
     *     SaveException.Reason#TOO_LARGE} if it is larger than the limits
     */
    public static StateNode decode(byte[] bytes, SaveLimits limits) {
        if (bytes.length > limits.maxBytes()) {
            throw tooLarge(bytes.length + " bytes", limits.maxBytes());
        }
        return new TreeDecoder(bytes, limits).decode();
    }

    static SaveException tooLarge(String size, int limit) {
        return new SaveException(
                SaveException.Reason.TOO_LARGE,
                "This save is larger than its limits allow: " + size + ", at most " + limit
                        + "; a game with larger levels sets its own SaveLimits");
    }

    static SaveException tooDeep() {
        return new SaveException(
                SaveException.Reason.TOO_LARGE,
                "This save has values nested deeper than " + DEEPEST + "; keep a list instead of nested records");
    }

    /** How much named values count towards the limit, beside the values themselves. */
    static int weight(int fields) {
        return 4 + fields;
    }

    /** Whether such a node is written once only, however often it stands in the tree. */
    static boolean isShared(StateNode node) {
        return node instanceof StateNode.Fields group
                ? !group.fields().isEmpty()
                : node instanceof StateNode.Items list && list.items().size() > 1;
    }
}
