package io.github.undercroft;

import io.github.undercroft.geometry.Point;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The terrain of a cell: a value with behaviour, such as a door, acid or stairs. One value may be used for any number of
 * cells; cells with different properties have different values.
 *
 * <p>Terrain that acts on entities that enter it or stand on it is an {@link ActiveTerrain}.
 */
public interface Terrain {

    /** @return its name, for looks and logs */
    String name();

    /** @return which motilities may pass */
    Passage passage();

    /** @return whether it lets sight pass */
    boolean transparent();

    /**
     * How much of its reach a sound loses by entering such a cell, in cells of open ground: by default 1, or 10 if nothing
     * can fly through.
     *
     * @return 1 or more; terrain that returns less is refused when it is laid
     */
    default int soundCost() {
        return passage().allows(Motility.FLY) ? 1 : 10;
    }

    /**
     * What it looks like to observers; itself by default. A hidden trap looks like floor: observers remember floor, and
     * floor is drawn. Its appearance should be as passable and as transparent as the real terrain.
     */
    default Terrain appearance() {
        return this;
    }

    /** @return what bumping into it does instead of a step, such as opening it */
    default Optional<Action> whenBumped(TurnView by, Point at) {
        return Optional.empty();
    }

    /**
     * Whether bumping into it may do something. Path searches take every closed cell that answers true for a possible door and
     * ask it: a wall of your own that answers false makes them several times faster.
     *
     * @return false only if {@link #whenBumped} is always empty; unless overridden true. Always the same for equal terrain
     */
    default boolean canBeBumped() {
        return true;
    }

    /**
     * A question about terrain that brains ask of a whole board again and again, such as whether it harms. Made once as a
     * constant: a board keeps the answer of each cell until its terrain changes.
     *
     * <pre>{@code
     * private static final Terrain.Quality WATER = Terrain.Quality.of("water", terrain -> terrain.name().equals("water"));
     *
     * BitGridView water = turn.board().cells(WATER);
     * }</pre>
     */
    final class Quality {

        private final String name;
        private final Predicate<Terrain> holds;

        private Quality(String name, Predicate<Terrain> holds) {
            this.name = name;
            this.holds = holds;
        }

        /**
         * A quality of terrain.
         *
         * @param holds whether terrain has it; always the same for equal terrain
         */
        public static Quality of(String name, Predicate<Terrain> holds) {
            return new Quality(Objects.requireNonNull(name, "name"), Objects.requireNonNull(holds, "holds"));
        }

        /** @return whether that terrain has it */
        public boolean isOf(Terrain terrain) {
            return holds.test(terrain);
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
