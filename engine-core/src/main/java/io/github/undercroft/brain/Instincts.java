package io.github.undercroft.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.rules.Behaviour;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A brain that does the first thing for which there is occasion, and rests without any. What it has begun it finishes first.
 *
 * <pre>{@code
 * Instincts.of(new Flee(6), Wander.WANDER)      // grazes, and runs away
 * Instincts.of(Strike.STRIKE, Wander.WANDER)    // wanders, and strikes who comes too near
 * }</pre>
 *
 * <p>It has no memory of its own: what it knows is what its actor perceives, and what one of these remembers ({@link
 * Behaviour#afterwards}).
 *
 * @param all what it does, most urgent first
 */
public record Instincts(List<Behaviour> all) implements Controller {

    /** Copies the list. */
    public Instincts {
        Objects.requireNonNull(all, "all");
        all = ImmutableList.copyOf(all);
    }

    /** @return a brain that does these, most urgent first */
    public static Instincts of(Behaviour... all) {
        return new Instincts(ImmutableList.copyOf(all));
    }

    @Override
    public Decision decide(TurnView turn) {
        Optional<Action> unfinished = turn.unfinished();
        if (unfinished.isPresent()) {
            return Decision.act(unfinished.get());
        }
        for (int i = 0; i < all.size(); i++) {
            Optional<Action> action = all.get(i).next(turn);
            if (action.isPresent()) {
                return Decision.act(action.get(), with(i, all.get(i).afterwards(turn, action.get())));
            }
        }
        return Decision.act(new Rest());
    }

    private Instincts with(int index, Behaviour behaviour) {
        if (behaviour.equals(all.get(index))) {
            return this;
        }
        List<Behaviour> next = new ArrayList<>(all);
        next.set(index, behaviour);
        return new Instincts(next);
    }
}
