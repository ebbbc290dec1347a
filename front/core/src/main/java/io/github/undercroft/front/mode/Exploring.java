package io.github.undercroft.front.mode;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.brain.BreakIn;
import io.github.undercroft.pathfinding.brain.Explore;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** Explores the level until nothing is left to explore, and picks up what lies about. */
public final class Exploring implements Errand {

    private final Function<Direction, Action> step;
    private final Gathering gathering;
    private Behaviour behaviour = new Explore();
    private boolean isBarred;
    /** Who stands in view when nothing is left, perhaps in the way. */
    private Optional<Entity> foe = Optional.empty();

    /**
     * Begins to explore.
     *
     * @param isUnwanted things that are not picked up
     */
    public Exploring(Function<Direction, Action> step, Predicate<EntityId> isUnwanted) {
        this.step = step;
        this.gathering = new Gathering(isUnwanted);
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        Optional<Action> thing = gathering.next(turn);
        if (thing.isPresent()) {
            return thing.map(this::asStep);
        }
        Optional<Action> next = behaviour.next(turn);
        next.ifPresent(chosen -> behaviour = behaviour.afterwards(turn, chosen));
        foe = next.isEmpty() ? foe(turn) : Optional.empty();
        isBarred = next.isEmpty() && new BreakIn().next(turn).isPresent();
        return next.map(this::asStep);
    }

    private static Optional<Entity> foe(TurnView turn) {
        return turn.board().entities().stream()
                .filter(turn::isEnemy)
                .filter(enemy -> enemy.position()
                        .filter(at -> turn.perception().isEmpty()
                                || turn.perception().get().sees(at))
                        .isPresent())
                .findFirst();
    }

    /** In some games a step is not the engine's own action. */
    private Action asStep(Action action) {
        return action instanceof Move move ? move.heading().map(step).orElse(action) : action;
    }

    @Override
    public String deed() {
        return "explore";
    }

    @Override
    public String done(TurnView turn) {
        return nothingToDo();
    }

    @Override
    public String nothingToDo() {
        if (foe.isPresent()) {
            return "There is nothing left to explore here, except past the "
                    + foe.get().name() + ".";
        }
        return isBarred
                ? "All that is left to explore is behind a locked door."
                : "There is nothing left to explore here.";
    }
}
