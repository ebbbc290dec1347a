package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.BashLock;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.Key;
import io.github.undercroft.item.Locked;
import io.github.undercroft.item.TakeOut;
import io.github.undercroft.item.UseContainer;
import io.github.undercroft.pathfinding.brain.Travel;
import java.util.Comparator;
import java.util.Optional;

/** Goes to a chest that it has not emptied, opens it, or bashes it in without a key, and takes what is in it. */
record Plunder() implements Behaviour {

    private static final int FULL = 16;

    @Override
    public Optional<Action> next(TurnView turn) {
        if (turn.things().size() >= FULL) {
            return Optional.empty();
        }
        return turn.board().entities().stream()
                .filter(chest -> isOfUse(chest, turn))
                .flatMap(chest -> plunder(chest, turn).stream())
                .findFirst();
    }

    private static boolean isOfUse(Entity chest, TurnView turn) {
        Optional<Container> lid = chest.get(Container.class);
        return lid.isPresent()
                && (lid.get() == Container.CLOSED || !turn.things(chest.id()).isEmpty());
    }

    private static Optional<Action> plunder(Entity chest, TurnView turn) {
        Point at = chest.position().orElseThrow();
        return Metric.CHEBYSHEV.within(at, turn.position(), 1) ? Optional.of(open(chest, turn)) : approach(at, turn);
    }

    private static Action open(Entity chest, TurnView turn) {
        if (chest.get(Container.class).equals(Optional.of(Container.OPEN))) {
            return TakeOut.everything(chest.id());
        }
        boolean isShut = chest.get(Locked.class)
                .filter(lock -> !Key.isHeldBy(turn, turn.actor().id(), lock.key()))
                .isPresent();
        return isShut ? new BashLock(chest.id()) : new UseContainer(Container.OPEN, chest.id());
    }

    private static Optional<Action> approach(Point chest, TurnView turn) {
        return Direction.all().stream()
                .map(chest::step)
                .filter(cell -> turn.board().isPassable(cell) && !turn.board().isOccupied(cell))
                .map(Travel::new)
                .filter(way -> way.path(turn).isPresent())
                .min(Comparator.comparingDouble(
                        way -> way.path(turn).orElseThrow().cost()))
                .flatMap(way -> way.next(turn));
    }
}
