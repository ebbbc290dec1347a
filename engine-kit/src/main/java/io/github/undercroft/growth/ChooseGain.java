package io.github.undercroft.growth;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.TurnView;
import java.util.Optional;

/** How a bot chooses at each level. For another rule, write a behaviour that answers a {@link Grow}. */
public enum ChooseGain implements Behaviour {
    /** Always the first gain. */
    FIRST,
    /** The first gain, then the second, and so on, over and over. */
    IN_TURN,
    /** Any gain, all of them alike. */
    AT_RANDOM;

    @Override
    public Optional<Action> next(TurnView turn) {
        return Experience.of(turn.actor())
                .filter(growth -> growth.open() > 0)
                .map(growth -> new Grow(index(growth, turn)));
    }

    private int index(Experience growth, TurnView turn) {
        int all = growth.gains().size();
        return switch (this) {
            case FIRST -> 0;
            case IN_TURN -> growth.chosen() % all;
            case AT_RANDOM -> turn.random().nextInt(all);
        };
    }
}
