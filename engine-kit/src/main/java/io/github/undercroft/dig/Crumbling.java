package io.github.undercroft.dig;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Offer;
import io.github.undercroft.Offers;
import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import java.util.List;
import java.util.Objects;

/**
 * Terrain that behaves like another one until it breaks: {@code new Crumbling(Ground.WALL, Work.DIG, 12, Ground.FLOOR)} is a
 * wall that gives way after twelve points of digging. Its name, passage and transparency are those of the whole one.
 *
 * @param whole the terrain that it is like
 * @param work the kind of work that breaks it
 * @param hitPoints how many points of work it takes, 1 or more
 * @param rubble the terrain that is left
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
        turn.neighbours(this).forEach(at -> offers.add(Offer.of(work == Work.DIG ? new Dig(at) : new Bash(at))));
        return offers.build();
    }
}
