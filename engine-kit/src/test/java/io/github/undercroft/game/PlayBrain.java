package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Imagined;
import io.github.undercroft.TurnView;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.random.RandomSource;
import java.util.Optional;

/** Decides by its own chance. */
record PlayBrain(Kind kind, int memory) implements Brain {

    enum Kind {
        PLAIN,
        REMEMBERS,
        IMAGINES,
        /** Waits for input now and then. */
        HALF_PLAYED,
        /** Throws, or decides on nothing, now and then. */
        FAULTY,
        PERSISTENT
    }

    @Override
    public Decision decide(TurnView turn) {
        RandomSource random = turn.random();
        Optional<Action> unfinished = turn.unfinished();
        if (unfinished.isPresent() && (kind == Kind.PERSISTENT || random.chance(1, 2))) {
            return Decision.act(unfinished.get());
        }
        Action action = Stock.action(random);
        return switch (kind) {
            case PLAIN, PERSISTENT -> Decision.act(action);
            case REMEMBERS -> Decision.act(action, new PlayBrain(kind, (memory + 1) % 5));
            case IMAGINES -> imagine(turn, action, Stock.action(random));
            case HALF_PLAYED -> random.chance(1, 3) ? Decision.await() : Decision.act(action);
            case FAULTY -> fault(action, random.nextInt(8));
        };
    }

    @SuppressWarnings("NullAway") // a game's code may do so all the same
    private static Decision fault(Action action, int number) {
        if (number == 0) {
            throw new Script.Planted("planted in a brain");
        }
        return number == 1 ? Decision.act(null) : Decision.act(action);
    }

    /** Takes what promises more events. */
    private Decision imagine(TurnView turn, Action one, Action other) {
        try {
            Imagined first = turn.imagine(one);
            Imagined second = turn.imagine(other);
            int next = (first.events().size() + second.after().entities().size()) % 7;
            boolean better = first.events().size() >= second.events().size();
            return Decision.act(better ? one : other, new PlayBrain(kind, next));
        } catch (GameCodeException failed) {
            return Decision.act(other);
        }
    }
}
