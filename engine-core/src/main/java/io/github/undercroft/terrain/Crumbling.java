package io.github.undercroft.terrain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.Offer;
import io.github.undercroft.model.Offers;
import io.github.undercroft.model.Passage;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.TurnView;
import java.util.List;
import java.util.Objects;

/**
 * Terrain that is like another one until it breaks: {@code new Crumbling(Ground.WALL, Work.DIG, 12, Ground.FLOOR)} is a wall
 * that twelve points of digging open. It is called, passed and seen through like the whole one.
 *
 * @param whole what it is like
 * @param work what it gives way to
 * @param hitPoints how much of that it takes, 1 or more
 * @param rubble what is left
 */
public record Crumbling(Terrain whole, Work work, int hitPoints, Terrain rubble) implements Breakable, Offers {

    /** Refuses terrain that is broken already. */
    public Crumbling {
        Objects.requireNonNull(whole, "whole");
        Objects.requireNonNull(work, "work");
        Objects.requireNonNull(rubble, "rubble");
        if (hitPoints < 1) {
            throw new IllegalArgumentException("Terrain that can break has 1 or more hit points; this is " + hitPoints
                    + ". What is broken already is " + rubble);
        }
    }

    @Override
    public String name() {
        return whole.name();
    }

    @Override
    public Passage passage() {
        return whole.passage();
    }

    @Override
    public boolean transparent() {
        return whole.transparent();
    }

    @Override
    public int soundCost() {
        return whole.soundCost();
    }

    @Override
    public boolean canBeBumped() {
        return false;
    }

    @Override
    public Terrain worked(int points) {
        return points >= hitPoints ? rubble : new Crumbling(whole, work, hitPoints - points, rubble);
    }

    /** Offers to work on it wherever it is next to the actor. */
    @Override
    public List<Offer> offers(TurnView turn) {
        ImmutableList.Builder<Offer> offers = ImmutableList.builder();
        Near.cells(turn, this).forEach(at -> offers.add(Offer.of(work == Work.DIG ? new Dig(at) : new Bash(at))));
        return offers.build();
    }
}
