package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A change of a level while it is made, for a {@link Trace}. */
public sealed interface LevelChange {

    /** An attempt begins, with all cells rock. */
    record AttemptBegan(int attempt) implements LevelChange {}

    /** The changes that follow are made by that step. */
    record StepBegan(String step) implements LevelChange {
        public StepBegan {
            Objects.requireNonNull(step, "step");
        }
    }

    /** All cells of a rectangle became of a kind. */
    record Filled(Rect cells, CellKind kind) implements LevelChange {
        public Filled {
            Objects.requireNonNull(cells, "cells");
            Objects.requireNonNull(kind, "kind");
        }
    }

    /** An area was named. */
    record AreaAdded(Area area) implements LevelChange {
        public AreaAdded {
            Objects.requireNonNull(area, "area");
        }
    }

    /** Cells of a row were given to the area of that id. */
    record Claimed(int area, Rect cells) implements LevelChange {
        public Claimed {
            Objects.requireNonNull(cells, "cells");
        }
    }

    /** Cells of a row were taken from their areas. */
    record Released(Rect cells) implements LevelChange {
        public Released {
            Objects.requireNonNull(cells, "cells");
        }
    }

    /** Areas were joined. */
    record LinkAdded(Link link) implements LevelChange {
        public LinkAdded {
            Objects.requireNonNull(link, "link");
        }
    }

    /**
     * Cells were taken from areas; these are all areas and links that are left.
     *
     * @param former for each of these areas the id that it had before
     */
    record AreasTidied(List<Area> areas, List<Link> links, List<Integer> former) implements LevelChange {
        public AreasTidied {
            areas = ImmutableList.copyOf(Objects.requireNonNull(areas, "areas"));
            links = ImmutableList.copyOf(Objects.requireNonNull(links, "links"));
            former = ImmutableList.copyOf(Objects.requireNonNull(former, "former"));
        }
    }

    /** A mark was set. */
    record Marked(Mark mark) implements LevelChange {
        public Marked {
            Objects.requireNonNull(mark, "mark");
        }
    }

    /** Something was considered and dropped, with the place if it had one. */
    record Rejected(String reason, Optional<Point> at) implements LevelChange {
        public Rejected {
            Objects.requireNonNull(reason, "reason");
            Objects.requireNonNull(at, "at");
        }
    }

    /** The attempt has ended: dropped for a reason, or finished if there is no reason. */
    record AttemptEnded(String reason) implements LevelChange {
        public AttemptEnded {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
