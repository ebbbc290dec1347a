package io.github.undercroft.examples.thieflike;

import io.github.undercroft.combat.BestAim;
import io.github.undercroft.combat.Worth;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.Shatters;
import io.github.undercroft.item.ThrowTemplate;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.rules.Behaviour;
import java.util.Optional;

/** Throws the first potion that harms at the villain whom it hits best. */
enum Hurl implements Behaviour {
    /** The only value. */
    HURL;

    @Override
    public Optional<Action> next(TurnView turn) {
        return turn.game().things(turn.actor().id()).stream()
                .filter(Hurl::harms)
                .findFirst()
                .map(ThrowTemplate::of)
                .flatMap(template -> BestAim.of(turn, template, Worth.enemiesMinusFriends(1))
                        .map(best -> template.aimed(best.aim())));
    }

    private static boolean harms(Entity thing) {
        return thing.get(Missile.class)
                .filter(missile -> missile instanceof Shatters potion
                        && potion.consequences().stream().anyMatch(Harm.class::isInstance))
                .isPresent();
    }
}
