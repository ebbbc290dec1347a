package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.item.Usable;
import io.github.undercroft.item.Use;
import io.github.undercroft.sense.Awareness;
import java.util.Optional;

/**
 * Drinks or reads the first thing that does no harm, with an enemy in view.
 *
 * @param atMost the number of hit points at or below which it does
 */
record LastResort(int atMost) implements Behaviour {
    @Override
    public Optional<Action> next(TurnView turn) {
        boolean isHurt = turn.actor()
                .get(Destructible.class)
                .filter(body -> body.hitPoints() <= atMost)
                .isPresent();
        return isHurt && !Awareness.of(turn).enemies().isEmpty()
                ? turn.things().stream().filter(LastResort::helps).findFirst().map(thing -> new Use(thing.id()))
                : Optional.empty();
    }

    private static boolean helps(Entity thing) {
        return thing.has(Usable.class) && !thing.name().equals(Brews.FIRE.name());
    }
}
