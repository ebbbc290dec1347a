package io.github.undercroft.effect;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * An immutable list from which a changed list with one element more, less or replaced is made in O(log n): a tree whose
 * nodes have up to 32 children, of which the new list shares all but one path. Nodes that lose children are not filled up
 * again. For short lists a plain array is faster.
 */
final class LongList<E> extends AbstractList<E> implements RandomAccess {

    private static final int WIDTH = 32;

    private final Node root;

    /** A node; the children of the lowest ones are the elements. */
    private static final class Node {

        private final int height;
        private final Object[] children;
        private final int[] ends;

        Node(int height, Object[] children, int[] ends) {
            this.height = height;
            this.children = children;
            this.ends = ends;
        }

        int size() {
            return ends.length == 0 ? 0 : ends[ends.length - 1];
        }

        /** How many elements are before those of a child. */
        int start(int child) {
            return child == 0 ? 0 : ends[child - 1];
        }

        int childOf(int index) {
            int child = height == 0 ? index : 0;
            while (ends[child] <= index) {
                child++;
            }
            return child;
        }

        Node child(int child) {
            return (Node) children[child];
        }
    }

    private LongList(Node root) {
        this.root = root;
    }

    static <E> LongList<E> of(List<E> all) {
        Object[] level = all.toArray();
        int height = 0;
        do {
            Object[] nodes = new Object[Math.max(1, (level.length + WIDTH - 1) / WIDTH)];
            for (int i = 0; i < nodes.length; i++) {
                nodes[i] = node(height, Arrays.copyOfRange(level, i * WIDTH, Math.min(level.length, (i + 1) * WIDTH)));
            }
            level = nodes;
            height++;
        } while (level.length > 1);
        return new LongList<>((Node) level[0]);
    }

    private static Node node(int height, Object... children) {
        int[] ends = new int[children.length];
        int end = 0;
        for (int i = 0; i < children.length; i++) {
            end += height == 0 ? 1 : ((Node) children[i]).size();
            ends[i] = end;
        }
        return new Node(height, children, ends);
    }

    @Override
    public int size() {
        return root.size();
    }

    @Override
    public E get(int index) {
        require(index);
        Node node = root;
        int left = index;
        while (node.height > 0) {
            int child = node.childOf(left);
            left -= node.start(child);
            node = node.child(child);
        }
        @SuppressWarnings("unchecked") // only elements of this list are put into its lowest nodes
        E element = (E) node.children[left];
        return element;
    }

    private void require(int index) {
        if (index < 0 || index >= size()) {
            throw new IndexOutOfBoundsException("The index " + index + " is outside a list of " + size());
        }
    }

    /** This with another element at that index. */
    LongList<E> replaced(int index, E element) {
        require(index);
        return new LongList<>(replaced(root, index, element));
    }

    private static Node replaced(Node node, int index, Object element) {
        int child = node.childOf(index);
        Object[] children = node.children.clone();
        children[child] = node.height == 0 ? element : replaced(node.child(child), index - node.start(child), element);
        return new Node(node.height, children, node.ends);
    }

    /** This without the element at that index. */
    LongList<E> without(int index) {
        require(index);
        return new LongList<>(without(root, index));
    }

    private static Node without(Node node, int index) {
        int child = node.childOf(index);
        Node smaller = node.height == 0 ? null : without(node.child(child), index - node.start(child));
        if (smaller != null && smaller.size() > 0) {
            Object[] children = node.children.clone();
            children[child] = smaller;
            return node(node.height, children);
        }
        Object[] children = Arrays.copyOf(node.children, node.children.length - 1);
        System.arraycopy(node.children, child + 1, children, child, children.length - child);
        return node(node.height, children);
    }

    /** This with one more element at the end. */
    LongList<E> with(E element) {
        Node more = with(root, element);
        return new LongList<>(more != null ? more : node(root.height + 1, root, path(root.height, element)));
    }

    /** The node with one more element, or null if it is full. */
    private static @Nullable Node with(Node node, Object element) {
        int last = node.children.length - 1;
        Node more = node.height == 0 || last < 0 ? null : with(node.child(last), element);
        if (more != null) {
            Object[] children = node.children.clone();
            children[last] = more;
            return node(node.height, children);
        }
        if (last == WIDTH - 1) {
            return null;
        }
        Object[] children = Arrays.copyOf(node.children, last + 2);
        children[last + 1] = node.height == 0 ? element : path(node.height - 1, element);
        return node(node.height, children);
    }

    private static Node path(int height, Object element) {
        Node path = node(0, element);
        for (int above = 1; above <= height; above++) {
            path = node(above, path);
        }
        return path;
    }
}
