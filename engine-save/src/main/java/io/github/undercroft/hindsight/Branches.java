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

/**
 * Plays branches of a state to a moment of the origin's clock.
 *
 * @param until that moment
 */
record Branches(EntityId player, Loss loss, long until) {

    /** How many refused inputs in a row a brain may give before its actor rests. */
    private static final int PATIENCE = 16;

    /** What came of one. */
    record Played(boolean lived, long steps) {}

    /**
     * Plays one, on any thread, since no two share anything that changes.
     *
     * @param first what the player does in this turn; empty to ask the brain
     */
    Played play(Game game, Brain seat, Optional<Action> first) {
        Brain brain = seat;
        Optional<Action> forced = first;
        int asked = 0;
        for (long steps = 1; ; steps++) {
            Step step;
            try {
                step = game.step();
            } catch (GameCodeException thrown) {
                if (loss.byException()) {
                    return new Played(false, steps);
                }
                step = new Step.Idle();
            }
            List<GameEvent> events = step instanceof Step.Acted acted ? acted.events() : ImmutableList.of();
            if (loss.isLost(game.view(), player, events)) {
                return new Played(false, steps);
            }
            if (step instanceof Step.Over
                    || step instanceof Step.Idle
                    || game.view().now() >= until) {
                return new Played(true, steps);
            }
            asked = step instanceof Step.Awaiting ? asked + 1 : 0;
            if (step instanceof Step.Awaiting awaiting) {
                if (asked > PATIENCE) {
                    game.submit(awaiting.actor(), new Rest());
                } else if (forced.isPresent()) {
                    game.submit(awaiting.actor(), forced.get());
                    forced = Optional.empty();
                } else if (brain.decide(game.turn(awaiting.actor())) instanceof Decision.Act act) {
                    game.submit(awaiting.actor(), act.action());
                    brain = act.next().orElse(brain);
                } else {
                    throw new IllegalArgumentException(
                            "The seat needs a brain that decides; " + brain + " waits for input");
                }
            }
        }
    }
}
