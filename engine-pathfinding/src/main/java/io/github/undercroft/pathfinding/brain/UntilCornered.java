package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Effect;
import io.github.undercroft.Entity;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.effect.Compulsion;
import java.util.Objects;
import java.util.Optional;

/**
 * A behaviour that flees as another one does, as long as that takes a step or strikes. Once that only rests it is cornered: no step leads
 * farther from its enemies, near or far. Then it has no action for {@value #TURNS} turns, so the brain fights, also an enemy that shoots
 * from afar.
 *
 * <pre>{@code
 * new Unless(new Hunter(), "is afraid", UntilCornered.by(new Escape(9)))
 * }</pre>
 *
 * <p>It is a status effect, too: fear that ends in a fight where there is no way out. It looks at the end of each turn of its bearer whether that is cornered.
 *
 * <pre>{@code
 * Lasting.of(EffectKind.FEAR, UntilCornered.by(Escape.fromAfar()), 10)
 * }</pre>
 *
 * @param flight the behaviour that flees, and rests if it can't
 * @param left for how many turns it still fights, 0 or more
 */
public record UntilCornered(Behaviour flight, int left) implements Behaviour, Effect {

    static final int TURNS = 10;

    public UntilCornered {
        Objects.requireNonNull(flight, "flight");
        if (left < 0) {
            throw new IllegalArgumentException("What is cornered fights for 0 turns or more; this is " + left);
        }
    }

    /** @return that flight, not cornered yet */
    public static UntilCornered by(Behaviour flight) {
        return new UntilCornered(flight, 0);
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        Optional<Action> flees = left > 0 ? Optional.of(new Rest()) : flight.next(turn);
        if (flees.isPresent() && flees.get() instanceof Rest) {
            turn.because("is cornered");
            return Optional.empty();
        }
        return flees;
    }

    @Override
    public UntilCornered afterwards(TurnView turn, Action chosen) {
        return new UntilCornered(flight.afterwards(turn, chosen), 0);
    }

    @Override
    public UntilCornered afterPassing(TurnView turn) {
        if (left > 0) {
            return new UntilCornered(flight, left - 1);
        }
        return flight.next(turn).isPresent()
                ? new UntilCornered(flight, TURNS - 1)
                : new UntilCornered(flight.afterPassing(turn), 0);
    }

    @Override
    public Review review(TurnView turn, Action action) {
        return new Compulsion(this).review(turn, action);
    }

    @Override
    public Optional<Effect> turnEnds(ActionContext context, Entity bearer) {
        TurnView turn = context.view();
        return Optional.of(next(turn).isPresent() ? this : afterPassing(turn));
    }
}
