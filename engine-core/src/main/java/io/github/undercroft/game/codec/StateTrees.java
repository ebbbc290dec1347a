package io.github.undercroft.game.codec;

import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.value.TreeWriter;
import io.github.undercroft.value.ValueRegistry;

/** Writes parts of the state of a game as trees; what the game's own values throw names the value. */
public final class StateTrees {

    private StateTrees() {}

    /** A part of which nothing is written yet. In it may be values and other parts, which share the tree of a value that is in several. */
    public static TreeWriter writer(ValueRegistry registry) {
        return new TreeWriter((value, out) -> {
            if (value instanceof StatePart part) {
                part.write(out);
                return "";
            }
            String type = GameCode.required(registry, value).name();
            GameCode.write(registry, value, out);
            return type;
        });
    }
}
