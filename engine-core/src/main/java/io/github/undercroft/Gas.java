package io.github.undercroft;

/**
 * A gas in one cell: what it is, and how much of it. It lies above the ground, which stays what it is and does what it did. A value,
 * equal for equal gas; {@link ActionContext#addGas} lets it out.
 *
 * <p>In each normal turn all gas of a level drifts at once, as its last ground that changes: of the four cells beside it through which
 * one can fly, so not through walls and closed doors, each cell gives those with less of it a fifth of the difference, rounded down;
 * then each loses its {@link #thinning}. So it comes to rest where no two cells beside each other differ by five. Gas that is the same but
 * for {@linkplain #byNobody who let it out} joins: who let out the most of what is in a cell is behind it. One gas fills a cell: of
 * several that meet the most stays, and the others are gone. Of as much, in both cases, what was there stays, else what comes from the
 * first cell by row and column. No chance is in it, and what is imagined does not drift. What drifts is told by no event; a
 * {@linkplain Board#gas board} shows it. If its code throws, all gas of that class stays where it is, as behind walls, and is tried
 * again a turn later. O(cells with gas).
 *
 * <p>A gas that acts on who stands in it is an {@link ActiveTerrain} as well; it acts before the ground does. Gas that has come to rest
 * costs nothing until gas or ground changes. It does not dampen sound.
 */
public interface Gas extends Terrain {

    /** The most in one cell. */
    int MAX_AMOUNT = 1_000_000;

    /** @return how much of it, 1 to {@link #MAX_AMOUNT} */
    int amount();

    /**
     * The same gas, but so much of it.
     *
     * @param amount 1 to {@link #MAX_AMOUNT}
     */
    Gas of(int amount);

    /** @return the same gas let out by nobody, by default this; gases of which these are equal are one and join */
    default Gas byNobody() {
        return this;
    }

    /** @return how much of 100 each cell loses in a normal turn, 0 to 100, rounded up; by default 5. 0 is never gone */
    default int thinning() {
        return 5;
    }

    /** @return whether fire on its cell or beside it burns it up; the ground below burns then. By default false */
    default boolean burns() {
        return false;
    }

    /** How it looks. By default who let it out does not show. */
    @Override
    default Gas appearance() {
        return byNobody();
    }

    @Override
    default Passage passage() {
        return Passage.OPEN;
    }

    @Override
    default boolean transparent() {
        return true;
    }

    @Override
    default boolean canBeBumped() {
        return false;
    }
}
