package io.github.undercroft.model;

/** Fills its cell: at most one entity with this component stands on a cell. Items have none, so any number lie there. */
public enum Blocks implements Component {
    /** The only value. */
    CELL;

    @Override
    public Class<Blocks> slot() {
        return Blocks.class;
    }
}
