package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.brain.Travel;

/** Hunts as another brain decides, and goes back to its post when there is nobody to hunt. */
record Guardian(Brain hunter, Point post) implements Brain {
    @Override
    public Decision decide(TurnView turn) {
        Decision.Act hunt = (Decision.Act) hunter.decide(turn);
        Guardian next = new Guardian(hunt.next().orElse(hunter), post);
        return hunt.action() instanceof Rest
                ? Decision.act(new Travel(post).next(turn).orElse(hunt.action()), next)
                : Decision.act(hunt.action(), next);
    }
}
