package io.github.undercroft.model;

/** The only value of {@link Terrain#OUTSIDE}. */
enum Outside implements Terrain {
    BOARD;


    @Override
    public Passage passage() {
        return Passage.CLOSED;
    }

    @Override
    public boolean transparent() {
        return false;
    }
}
