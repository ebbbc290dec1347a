package io.github.undercroft.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.effect.Heal;
import io.github.undercroft.item.Consumable;
import io.github.undercroft.item.Usable;
import io.github.undercroft.item.Use;
import java.util.Optional;

/**
 * Uses the first thing up that it has and that heals, by id, once it is hurt badly.
 *
 * @param atMost with how many hit points or fewer, 0 or more
 */
public record Mend(int atMost) implements Behaviour {

    public Mend {
        if (atMost < 0) {
            throw new IllegalArgumentException("An actor heals itself at 0 or more hit points; this is " + atMost
                    + ". An actor that never heals itself needs no Mend");
        }
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        return Watch.hitPoints(turn) > atMost
                ? Optional.empty()
                : turn.things().stream().filter(Mend::heals).findFirst().map(thing -> new Use(thing.id()));
    }

    private static boolean heals(Entity thing) {
        return thing.get(Usable.class)
                .filter(use -> use instanceof Consumable consumable
                        && consumable.consequences().stream().anyMatch(Heal.class::isInstance))
                .isPresent();
    }
}
