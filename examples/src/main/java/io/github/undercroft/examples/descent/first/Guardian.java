package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.brain.Tracker;
import io.github.undercroft.pathfinding.brain.Travel;
import java.util.Optional;

/** Hunts as a brain decides, and goes back to its post when there is nobody to hunt. */
record Guardian(Brain hunter, Point post) implements Behaviour {
    /** The brain of one that hunts from there. */
    static Brain at(Point post) {
        return PriorityBrain.of(new Guardian(new Tracker(), post));
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        Action hunt = hunt(turn).action();
        return hunt instanceof Rest ? new Travel(post).next(turn).or(() -> Optional.of(hunt)) : Optional.of(hunt);
    }

    @Override
    public Guardian afterwards(TurnView turn, Action chosen) {
        return new Guardian(hunt(turn).next().orElse(hunter), post);
    }

    private Decision.Act hunt(TurnView turn) {
        return (Decision.Act) hunter.decide(turn);
    }
}
