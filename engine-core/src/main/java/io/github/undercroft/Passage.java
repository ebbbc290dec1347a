package io.github.undercroft;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;

/** Which motilities a cell lets through: all, none, or only some. */
public sealed interface Passage {

    /** Lets everything through, also motilities that an author adds. */
    Passage OPEN = new Open();

    /** Lets nothing through. */
    Passage CLOSED = new Closed();

    /** @return a passage for these motilities alone */
    static Passage only(Motility... motilities) {
        return new Only(ImmutableList.copyOf(motilities));
    }

    /** @return whether that motility gets through */
    boolean allows(Motility motility);

    /** Lets everything through. */
    record Open() implements Passage {
        @Override
        public boolean allows(Motility motility) {
            return true;
        }
    }

    /** Lets nothing through. */
    record Closed() implements Passage {
        @Override
        public boolean allows(Motility motility) {
            return false;
        }
    }

    /** Lets the listed motilities through. */
    record Only(List<Motility> motilities) implements Passage {
        public Only {
            Objects.requireNonNull(motilities, "motilities");
            motilities = ImmutableList.copyOf(motilities);
        }

        @Override
        public boolean allows(Motility motility) {
            return motilities.contains(motility);
        }
    }
}
