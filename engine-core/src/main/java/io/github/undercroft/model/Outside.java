package io.github.undercroft.model;

/** What is met outside every board: nothing passes and nothing is seen through it. */
public enum Outside implements Terrain {
    /** The only value. */
    BOARD;

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
