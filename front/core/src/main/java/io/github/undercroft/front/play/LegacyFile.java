package io.github.undercroft.front.play;

import io.github.undercroft.Action;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.save.SaveLimits;
import io.github.undercroft.save.TreeCodec;
import io.github.undercroft.value.StateNode;
import io.github.undercroft.value.ValueRegistry;
import java.util.Optional;

/** What a game leaves to the next one, as it is kept. */
final class LegacyFile {

    /** Far more than a deed takes. */
    static final int MAX_BYTES = 1_000_000;

    private LegacyFile() {}

    static byte[] bytes(Action first, ValueRegistry types) {
        return TreeCodec.encode(types.tree(first), SaveLimits.USUAL);
    }

    /** Empty for what is damaged, or what another version of the game has left. */
    static Optional<Action> read(byte[] bytes, ValueRegistry types) {
        try {
            return Optional.of(types.value((StateNode.Fields) TreeCodec.decode(bytes, SaveLimits.USUAL), Action.class));
        } catch (SaveException | IllegalArgumentException | ClassCastException unreadable) {
            return Optional.empty();
        }
    }
}
