package io.github.undercroft.stairs;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Offer;
import io.github.undercroft.Offers;
import io.github.undercroft.Passage;
import io.github.undercroft.TurnView;
import io.github.undercroft.level.Portal;
import io.github.undercroft.value.SavedAs;
import java.util.List;
import java.util.Objects;

/**
 * Stairs to another level. An actor that stands on them may take them, and arrives at the stairs that lead back.
 *
 * @param way whether they go up or down, for their name and look
 * @param leadsTo the number of the level to which they lead, 0 or more
 */
public record Stairs(Way way, int leadsTo) implements Portal, Offers {

    /** Which way stairs go. */
    @SavedAs("stairs-way")
    public enum Way {
        /** To a level above. */
        UP,
        /** To a level below. */
        DOWN
    }

    public Stairs {
        Objects.requireNonNull(way, "way");
        if (leadsTo < 0) {
            throw new IllegalArgumentException(
                    "Levels count from 0, so stairs can't lead to level " + leadsTo + ". Ask rules.levelNumber(name)");
        }
    }

    /** @return stairs up to that level */
    public static Stairs up(int level) {
        return new Stairs(Way.UP, level);
    }

    /** @return stairs down to that level */
    public static Stairs down(int level) {
        return new Stairs(Way.DOWN, level);
    }

    /** @return {@code stairs up} or {@code stairs down} */
    @Override
    public String name() {
        return way == Way.UP ? "stairs up" : "stairs down";
    }

    @Override
    public Passage passage() {
        return Passage.OPEN;
    }

    @Override
    public boolean transparent() {
        return true;
    }

    @Override
    public boolean isTwoWay() {
        return true;
    }

    /** Offers to take them, to who stands on them. */
    @Override
    public List<Offer> offers(TurnView turn) {
        return turn.board().terrainAt(turn.position()).equals(this)
                ? ImmutableList.of(Offer.of(new TakeStairs()))
                : ImmutableList.of();
    }
}
