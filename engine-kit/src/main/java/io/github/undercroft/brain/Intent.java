package io.github.undercroft.brain;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.Action;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.sense.Awareness;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * A deed that its bearer has announced, also called a telegraphed attack: on its next turn it does this to those cells. Whoever sees
 * the bearer sees it, whoever has left the cells by then is missed. {@link Announce} sets it and sees to the rest; an action of
 * your own that sets it clears it, too.
 *
 * @param cells what will be hit, at least one
 * @param action what will be done
 */
public record Intent(List<Point> cells, Action action) implements Component {

    public Intent {
        Objects.requireNonNull(cells, "cells");
        Objects.requireNonNull(action, "action");
        cells = ImmutableList.copyOf(cells);
        if (cells.isEmpty()) {
            throw new IllegalArgumentException(
                    "An announced deed hits 1 cell or more, and " + action + " hits none. Do it without an Intent");
        }
    }

    /**
     * @return the cells on which the actor may be hit, by what those have announced whom it sees and who are hostile to it; usually
     *     none. O(known entities)
     */
    public static Set<Point> threats(TurnView turn) {
        ImmutableSet.Builder<Point> cells = ImmutableSet.builder();
        List<Entity> all = turn.board().entities();
        // No stream: hunting brains ask this in each turn, and usually nobody has announced anything.
        for (int i = 0; i < all.size(); i++) {
            Entity other = all.get(i);
            if (other.has(Intent.class)
                    && turn.areEnemies(other, turn.actor())
                    && Awareness.of(turn).sees(other.id())) {
                cells.addAll(other.get(Intent.class).orElseThrow().cells());
            }
        }
        return cells.build();
    }
}
