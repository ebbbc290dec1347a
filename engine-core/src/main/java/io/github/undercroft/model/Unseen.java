package io.github.undercroft.model;

/** What an observer knows of a cell that it never saw: nothing passes, neither feet nor sight. */
public enum Unseen implements Terrain {
    /** Any such cell. */
    CELL;

    @Override
    public Passage passage() {
        return Passage.CLOSED;
    }

    @Override
    public boolean transparent() {
        return false;
    }

    @Override
    public boolean canBeBumped() {
        return false;
    }
}
