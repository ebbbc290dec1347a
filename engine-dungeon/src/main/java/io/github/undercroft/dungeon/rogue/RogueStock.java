package io.github.undercroft.dungeon.rogue;

import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.tool.SettingRange;
import java.util.Objects;

/**
 * The gold and monsters in the rooms of a Rogue level. Chances are in percent, 0 to 100.
 *
 * @param gold the chance of gold in a room, {@code Mark("gold", ...)} of 2 to 51 + 10 * depth pieces
 * @param guarded the chance of a monster in a room with gold
 * @param unguarded the chance of a monster in a room without gold
 * @param stairs which floor the stairs may be on
 */
public record RogueStock(int gold, int guarded, int unguarded, StairsPlace stairs) {

    /**
     * The numbers of Rogue 5.4: gold in half of the rooms, monsters in 80 percent of these and in 25 percent of the others.
     */
    public static final RogueStock ORIGINAL = new RogueStock(50, 80, 25, StairsPlace.ANYWHERE);

    /** Where stairs may be. */
    public enum StairsPlace {
        /** On any two floor cells of rooms; the way between them may need a search. */
        ANYWHERE,
        /** On two floor cells with a way between them that has no secrets: {@link Guarantee#OPEN_WAY}. */
        WITHOUT_SECRETS,
        /**
         * As {@link #WITHOUT_SECRETS}, and the way is at least a third as long as the longest one that two sweeps find: from
         * the stairs down to the cell furthest away, and from there to the one furthest away again. O(cells).
         */
        FAR_APART
    }

    public RogueStock {
        Objects.requireNonNull(stairs, "stairs");
        SettingRange.require("percent of gold", gold, 0, 100);
        SettingRange.require("percent of monsters that guard gold", guarded, 0, 100);
        SettingRange.require("percent of monsters without gold", unguarded, 0, 100);
    }

    /** @return the same, with gold in so many percent of the rooms */
    public RogueStock withGold(int percent) {
        return new RogueStock(percent, guarded, unguarded, stairs);
    }

    /** @return the same, with a monster in so many percent of the rooms with gold */
    public RogueStock withGuarded(int percent) {
        return new RogueStock(gold, percent, unguarded, stairs);
    }

    /** @return the same, with a monster in so many percent of the rooms without gold */
    public RogueStock withUnguarded(int percent) {
        return new RogueStock(gold, guarded, percent, stairs);
    }

    /** @return the same, with stairs placed like that */
    public RogueStock replacing(StairsPlace where) {
        return new RogueStock(gold, guarded, unguarded, where);
    }
}
