package io.github.undercroft.game.state;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.EntityId;
import io.github.undercroft.grid.BitGrid;
import java.util.List;

/** What an observer is told or forgets in this step. It is written into its memory at the end of the step. */
public sealed interface News {

    /** Who is told. */
    EntityState who();

    /** The number of the level that it is about. */
    int level();

    /** What those cells are made of. */
    record Ground(EntityState who, int level, BitGrid cells) implements News {}

    /** Where those are, and that others are not where they are remembered. */
    record Whereabouts(EntityState who, int level, List<EntityState> found, List<EntityId> gone) implements News {
        public Whereabouts {
            found = ImmutableList.copyOf(found);
            gone = ImmutableList.copyOf(gone);
        }
    }

    /** Nothing of those cells any more. */
    record Oblivion(EntityState who, int level, BitGrid cells) implements News {}
}
