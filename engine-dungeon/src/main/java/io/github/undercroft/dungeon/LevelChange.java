package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.Objects;
import java.util.Optional;

/** What a {@link Trace} is told. */
public sealed interface LevelChange {

    /** An attempt begins, with all cells rock. */
    record Began(int attempt) implements LevelChange {}

    /** From now on changes are made by that step. */
    record StepBegan(String step) implements LevelChange {
        /** Refuses null. */
        public StepBegan {
            Objects.requireNonNull(step, "step");
        }
    }

    /** All cells of a rectangle became of a kind. */
    record Filled(Rect cells, CellKind kind) implements LevelChange {
        /** Refuses null. */
        public Filled {
            Objects.requireNonNull(cells, "cells");
            Objects.requireNonNull(kind, "kind");
        }
    }

    /** An area was named. */
    record AreaAdded(Area area) implements LevelChange {
        /** Refuses null. */
        public AreaAdded {
            Objects.requireNonNull(area, "area");
        }
    }

    /** Cells of a row were given to the area of that id. */
    record Claimed(int area, Rect cells) implements LevelChange {
        /** Refuses null. */
        public Claimed {
            Objects.requireNonNull(cells, "cells");
        }
    }

    /** Cells of a row were taken from their areas. */
    record Released(Rect cells) implements LevelChange {
        /** Refuses null. */
        public Released {
            Objects.requireNonNull(cells, "cells");
        }
    }

    /** Areas were joined. */
    record Joined(Link link) implements LevelChange {
        /** Refuses null. */
        public Joined {
            Objects.requireNonNull(link, "link");
        }
    }

    /**
     * Cells were taken from areas; these are all areas and links that are left.
     *
     * @param former for each of these areas the id that it had before
     */
    record AreasTidied(ImmutableList<Area> areas, ImmutableList<Link> links, ImmutableList<Integer> former)
            implements LevelChange {
        /** Refuses null. */
        public AreasTidied {
            Objects.requireNonNull(areas, "areas");
            Objects.requireNonNull(links, "links");
            Objects.requireNonNull(former, "former");
        }
    }

    /** A mark was set. */
    record Marked(Mark mark) implements LevelChange {
        /** Refuses null. */
        public Marked {
            Objects.requireNonNull(mark, "mark");
        }
    }

    /** Something was considered and dropped, at a place if it was to be at one. */
    record Rejected(String reason, Optional<Point> at) implements LevelChange {
        /** Refuses null. */
        public Rejected {
            Objects.requireNonNull(reason, "reason");
            Objects.requireNonNull(at, "at");
        }
    }

    /** The attempt was dropped, or the level is finished if there is no reason. */
    record Ended(String reason) implements LevelChange {
        /** Refuses null. */
        public Ended {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
