package io.github.undercroft.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.TurnView;
import io.github.undercroft.value.SavedAs;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A brain made of behaviours: the first one that has an action decides; it rests if none has. It finishes a long action
 * first.
 *
 * <pre>{@code
 * PriorityBrain.of(new Flee(6), new Wander())      // grazes, and runs away
 * PriorityBrain.of(new Strike(), new Wander())    // wanders, and strikes who comes too near
 * }</pre>
 *
 * <p>It has no memory of its own: it knows what its actor perceives, and what one of its behaviours remembers ({@link
 * Behaviour#afterwards}, {@link Behaviour#afterPassing}).
 *
 * @param all the behaviours, most urgent first
 */
@SavedAs("instincts")
public record PriorityBrain(List<Behaviour> all) implements Brain {

    public PriorityBrain {
        Objects.requireNonNull(all, "all");
        all = ImmutableList.copyOf(all);
    }

    /** @return a brain that does these, most urgent first */
    public static PriorityBrain of(Behaviour... all) {
        return new PriorityBrain(ImmutableList.copyOf(all));
    }

    @Override
    public Decision decide(TurnView turn) {
        Optional<Action> unfinished = turn.unfinished();
        if (unfinished.isPresent()) {
            return Decision.act(unfinished.get());
        }
        List<Behaviour> next = new ArrayList<>(all);
        for (int i = 0; i < all.size(); i++) {
            Behaviour asked = all.get(i);
            Optional<Action> action = asked.next(turn);
            turn.answered(asked, action);
            if (action.isPresent()) {
                next.set(i, asked.afterwards(turn, action.get()));
                return Decision.act(action.get(), with(next));
            }
            next.set(i, asked.afterPassing(turn));
        }
        return Decision.act(LeaveHarm.orRest(turn), with(next));
    }

    private PriorityBrain with(List<Behaviour> next) {
        return next.equals(all) ? this : new PriorityBrain(next);
    }
}
