package io.github.undercroft.dungeon.rogue;

import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.SettingRange;
import java.util.Objects;

/**
 * What is put into the rooms of a Rogue level. Chances are in percent, 0 to 100.
 *
 * @param gold of gold in a room, {@code Mark("gold", ...)} of 2 to 51 + 10 * depth pieces
 * @param guarded of a monster in a room with gold
 * @param unguarded of a monster in a room without gold
 * @param stairs which floor the stairs may be on
 */
public record RogueStock(int gold, int guarded, int unguarded, Stairs stairs) {

    /** That of Rogue 5.4: gold in half of the rooms, monsters in 80 percent of these and in 25 percent of the others. */
    public static final RogueStock ORIGINAL = new RogueStock(50, 80, 25, Stairs.ANYWHERE);

    /** Where stairs may be. */
    public enum Stairs {
        /** On any two floor cells of rooms; maybe one has to search for the way between them. */
        ANYWHERE,
        /** On two between which there is a way without secrets: {@link Guarantee#OPEN_WAY}. */
        WITHOUT_SECRETS
    }

    /** Refuses what is no percentage. */
    public RogueStock {
        Objects.requireNonNull(stairs, "stairs");
        SettingRange.require("percent of gold", gold, 0, 100);
        SettingRange.require("percent of monsters that guard gold", guarded, 0, 100);
        SettingRange.require("percent of monsters without gold", unguarded, 0, 100);
    }

    /** @return the same, with stairs on such floor */
    public RogueStock with(Stairs where) {
        return new RogueStock(gold, guarded, unguarded, where);
    }
}
