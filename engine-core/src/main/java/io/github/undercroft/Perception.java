package io.github.undercroft;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.sense.Perceiver;
import io.github.undercroft.terrain.Unseen;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What one {@link Perceiver} sees now and remembers, as of the end of the last step. Read-only. It does not know of changes
 * out of its sight: it remembers a place as it was until it sees the place again.
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

    /** @return all others that it sees now, by id, as {@link #board} shows them; O(known entities) */
    default List<Entity> inView() {
        return board().entities().stream()
                .filter(each -> !each.id().equals(observer()) && sees(each.id()))
                .toList();
    }

    /**
     * The level as it knows it: {@link Unseen#CELL} where it never looked, and entities that are pictures, which show how
     * they were when last seen and do not change any more. Only itself is the live one, and fills its cell alone.
     */
    Board board();

    /**
     * @return that level as it knows it, with nothing in view unless it is there now; empty if it never was on that level
     */
    Optional<Board> board(int level);

    /** @return when it saw that cell last, which is now for a visible one; empty if never, or if it only knows the terrain */
    OptionalLong lastSeen(Point cell);

    /**
     * The cells that it knows only because it was told of them, as by {@link ActionContext#reveal}: it knows what they are made
     * of, and never saw them. So there may be more to see. None where nobody was told anything.
     *
     * @return good until the next step
     */
    BitGridView told();

    /**
     * Where it last saw others, by id. An entity that leaves the board in plain view is forgotten. Of the entities that were
     * gone when it saw the place again, the 64 seen most recently are kept; of several seen at the same time, those with the
     * highest ids.
     *
     * @return the entities on the cells as it remembers them, and at most 64 missing ones
     */
    List<Sighting> sightings();

    /** @return where it saw that entity last */
    Optional<Sighting> sighting(EntityId who);

    /** @return the noises since the end of its last own turn, oldest first, at most the latest 16 */
    List<Percept.Heard> heard();

    /** For a component by which all who see its bearer see what that carries: an open chest. Without one only what is worn is seen. */
    interface ShowsThings {

        /** @return whether it shows them now */
        boolean showsThings();
    }

    /**
     * Where an entity was last seen.
     *
     * @param who a picture of the entity as it was then, which does not change
     * @param at its cell
     * @param when the time; the present time if it is in view
     */
    record Sighting(Entity who, Point at, long when) {
        public Sighting {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(at, "at");
        }
    }
}
