package io.github.undercroft.grid;

/** Is shown cells one after the other, without a {@code Point} for each. */
@FunctionalInterface
public interface CellVisitor {

    /** Looks at one cell. */
    void visit(int x, int y);
}
