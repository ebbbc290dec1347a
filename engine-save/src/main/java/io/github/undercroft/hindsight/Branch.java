package io.github.undercroft.hindsight;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Rest;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import java.util.List;
import java.util.Optional;

/** A branch that is played on, to a moment of the origin's clock, on any thread: no two share anything that changes. */
final class Branch {

    /** How many refused inputs in a row a brain may give before its actor rests. */
    private static final int PATIENCE = 16;

    /**
     * What all branches of a search have in common.
     *
     * @param until the moment at which they end
     */
    record Terms(EntityId player, Loss loss, long until) {}

    private final Terms terms;
    private final Game game;
    private Brain brain;
    /** For a brain that decides some turns and waits for input in others. */
    private final Brain otherwise;

    private Optional<Action> forced;
    private int asked;
    private long steps;
    private boolean isDone;
    private boolean lived;

    /**
     * One that has not begun.
     *
     * @param first what the player does in this turn; empty to ask the brain
     */
    Branch(Terms terms, Game game, Brain own, Brain seat, Optional<Action> first) {
        this.terms = terms;
        this.game = game;
        this.brain = own;
        this.otherwise = seat;
        this.forced = first;
    }

    /** Plays on, so many steps at most. @return how many were played */
    long play(long most) {
        long before = steps;
        while (!isDone && steps - before < most) {
            steps++;
            try {
                step();
            } catch (GameCodeException thrown) {
                end(!terms.loss.byException());
            }
        }
        return steps - before;
    }

    private void step() {
        Step step = game.step();
        List<GameEvent> events = step instanceof Step.Acted acted ? acted.events() : ImmutableList.of();
        asked = step instanceof Step.Awaiting ? asked + 1 : 0;
        if (terms.loss.isLost(game.view(), terms.player, events)) {
            end(false);
        } else if (step instanceof Step.Over
                || step instanceof Step.Idle
                || game.view().now() >= terms.until) {
            end(true);
        } else if (step instanceof Step.Awaiting awaiting) {
            game.submit(awaiting.actor(), input(awaiting.actor()));
        }
    }

    private Action input(EntityId actor) {
        if (asked > PATIENCE) {
            return new Rest();
        }
        if (forced.isPresent()) {
            Action first = forced.get();
            forced = Optional.empty();
            return first;
        }
        Decision.Act act = Substitute.decision(brain, game.turn(actor))
                .or(() -> Substitute.decision(otherwise, game.turn(actor)))
                .orElseThrow(() -> new IllegalArgumentException(
                        "The seat needs a brain that decides; " + otherwise + " waits for input"));
        brain = act.next().orElse(brain);
        return act.action();
    }

    private void end(boolean well) {
        isDone = true;
        lived = well;
    }

    boolean isDone() {
        return isDone;
    }

    boolean lived() {
        return lived;
    }

    long steps() {
        return steps;
    }
}
