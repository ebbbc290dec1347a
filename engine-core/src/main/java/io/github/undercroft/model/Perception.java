package io.github.undercroft.model;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What one {@link Observer} sees now and remembers, as of the end of the last step. Read-only. What changed out of its sight
 * it does not know: it remembers the old look until it sees the place again.
 */
public interface Perception {

    /** @return whose perception this is */
    EntityId observer();

    /** @return the cells that it sees now; good until the next step */
    BitGridView visible();

    /** @return whether it sees that cell now; false outside the board */
    default boolean sees(Point cell) {
        BitGridView cells = visible();
        return cells.contains(cell) && cells.get(cell);
    }

    /** @return whether it sees that entity now; true for itself */
    boolean sees(EntityId who);

    /**
     * The level as it knows it: {@link Unseen#CELL} where it never looked, and entities that are pictures, which show how
     * they were when last seen and do not change any more. Only itself is the live one, and fills its cell alone.
     */
    Board board();

    /** @return the level of that number as it knows it, nothing of which is in view unless it is there now; empty if it never was */
    Optional<Board> board(int level);

    /** @return when it saw that cell last, which is now for a visible one; empty if never, or if it only knows the terrain */
    OptionalLong lastSeen(Point cell);

    /**
     * Where it saw others last, by id. Who left the board before its eyes is forgotten. Of those who were not there any more
     * when it saw the place again, the 64 whom it saw latest are kept; of several seen at the same time, those with the
     * highest ids.
     *
     * @return a list of as many as it saw on the cells as it remembers them, and those 64 at most
     */
    List<Sighting> sightings();

    /** @return where it saw that entity last */
    Optional<Sighting> sighting(EntityId who);

    /** @return what it heard since the end of its last own turn, oldest first, the latest 16 at most */
    List<Percept.Heard> heard();
}
