package io.github.undercroft.examples.descent;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.pathfinding.brain.PullLever;
import io.github.undercroft.pathfinding.brain.Skirmisher;
import io.github.undercroft.pathfinding.brain.Travel;
import java.util.Optional;

/** What the bot does to get something out of a vault. */
enum Hoarder implements Behaviour {

    /** Pulls levers, so that bars open. */
    PULL {
        @Override
        public Optional<Action> next(TurnView turn) {
            return isFree(turn) ? new PullLever().next(turn) : Optional.empty();
        }
    },

    /** Takes of several offers the one that is worth most to it. */
    CHOOSE {
        @Override
        public Optional<Action> next(TurnView turn) {
            return isFree(turn) ? Hoards.best(turn).flatMap(thing -> take(turn, thing)) : Optional.empty();
        }

        private static Optional<Action> take(TurnView turn, Entity thing) {
            return thing.position()
                    .flatMap(at -> at.equals(turn.position())
                            ? Optional.of(PickUp.all(thing.id()))
                            : new Travel(at).next(turn));
        }
    };

    /** Whether nobody is there with whom it would fight, or from whom it would flee; who cannot come to it holds it up for ever else. */
    private static boolean isFree(TurnView turn) {
        return Adventurer.isAlone(turn) || new Skirmisher().next(turn).isEmpty();
    }
}
