package io.github.undercroft.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.TurnView;
import java.util.Objects;
import java.util.Optional;

/**
 * A brain that does what another brain decides, unless a behaviour has an action: that is done first. It finishes a long action before it
 * asks either.
 *
 * <pre>{@code
 * new Unless(new Hunter(), "keeps away", new Flee(2))    // throws darts, and steps back from those who come near
 * }</pre>
 *
 * <p>The behaviour is told of each turn ({@link Behaviour#afterwards}, else {@link Behaviour#afterPassing}, also while a long action goes
 * on), so it can remember what it waits for. The brain is asked, and remembers, only in the turns that are left to it. What sleeps has its {@code Wary} outside, round this.
 *
 * @param brain who decides while the behaviour has no action
 * @param reason why the behaviour acts, as after "it": told by {@link TurnView#because(String)} when it does
 * @param behaviour what is more urgent
 */
public record Unless(Brain brain, String reason, Behaviour behaviour) implements Brain {

    public Unless {
        Objects.requireNonNull(brain, "brain");
        Objects.requireNonNull(reason, "reason");
        Objects.requireNonNull(behaviour, "behaviour");
    }

    @Override
    public Decision decide(TurnView turn) {
        Optional<Action> unfinished = turn.unfinished();
        if (unfinished.isPresent()) {
            return Decision.act(unfinished.get(), with(brain, behaviour.afterPassing(turn)));
        }
        Optional<Action> urgent = behaviour.next(turn);
        if (urgent.isPresent()) {
            turn.because(reason);
        }
        turn.answered(behaviour, urgent);
        if (urgent.isPresent()) {
            return Decision.act(urgent.get(), with(brain, behaviour.afterwards(turn, urgent.get())));
        }
        Behaviour passed = behaviour.afterPassing(turn);
        Decision decided = brain.decide(turn);
        return decided instanceof Decision.Act act
                ? Decision.act(act.action(), with(act.next().orElse(brain), passed))
                : decided;
    }

    private Unless with(Brain nextBrain, Behaviour nextBehaviour) {
        return nextBrain.equals(brain) && nextBehaviour.equals(behaviour)
                ? this
                : new Unless(nextBrain, reason, nextBehaviour);
    }
}
