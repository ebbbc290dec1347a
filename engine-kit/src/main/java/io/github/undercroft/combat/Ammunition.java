package io.github.undercroft.combat;

import io.github.undercroft.Component;
import java.util.Objects;

/**
 * Makes a thing what a {@link Launcher} shoots: arrows, bolts, bullets. Usually it comes in a
 * {@link io.github.undercroft.item.StackSize}.
 *
 * @param kind the kind that launchers ask for, for example "arrow"
 * @param breaks how likely it breaks when it is shot, 0 to 100 percent
 */
public record Ammunition(String kind, int breaks) implements Component {

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
            throw new IllegalArgumentException("A missile breaks in 0 to 100 percent of the shots; this is " + breaks
                    + ". Give 0 for never, 100 for always");
        }
    }
}
