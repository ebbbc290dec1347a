package io.github.undercroft.combat;

import io.github.undercroft.model.Component;
import java.util.Objects;

/**
 * Makes a thing what a {@link Launcher} shoots: arrows, bolts, bullets. Mostly it comes in a
 * {@link io.github.undercroft.item.Stack}.
 *
 * @param kind what launchers ask for, for example "arrow"
 * @param breaks in how many of a hundred shots it is gone afterwards, 0 to 100
 */
public record Ammunition(String kind, int breaks) implements Component {

    /** Refuses an empty kind and numbers out of range. */
    public Ammunition {
        Objects.requireNonNull(kind, "kind");
        requireKind(kind);
        requirePercent(breaks);
    }

    static void requireKind(String kind) {
        if (kind.isEmpty()) {
            throw new IllegalArgumentException("A kind of ammunition needs a name, for example \"arrow\"");
        }
    }

    static void requirePercent(int breaks) {
        if (breaks < 0 || breaks > 100) {
            throw new IllegalArgumentException("Something breaks in 0 to 100 of a hundred shots; this is " + breaks
                    + ". Give 0 for never, 100 for always");
        }
    }

    @Override
    public Class<Ammunition> slot() {
        return Ammunition.class;
    }
}
