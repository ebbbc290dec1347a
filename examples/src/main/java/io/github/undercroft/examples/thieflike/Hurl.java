package io.github.undercroft.examples.thieflike;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.BestAim;
import io.github.undercroft.combat.Worth;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.Shatters;
import io.github.undercroft.item.ThrowTemplate;
import java.util.Optional;

/** Throws the first harmful potion at the villain that it hits best. */
record Hurl() implements Behaviour {
    @Override
    public Optional<Action> next(TurnView turn) {
        Optional<Entity> potion = turn.things().stream().filter(Hurl::harms).findFirst();
        return potion.map(ThrowTemplate::of)
                .flatMap(template -> BestAim.of(turn, template, Worth.enemiesMinusFriends(1))
                        .map(best -> template.aimed(best.aim())));
    }

    private static boolean harms(Entity thing) {
        return thing.get(Missile.class).orElse(null) instanceof Shatters potion
                && potion.consequences().stream().anyMatch(Harm.class::isInstance);
    }
}
