package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.BestAim;
import io.github.undercroft.combat.Worth;
import io.github.undercroft.item.ThrowTemplate;
import java.util.Optional;

/** Throws fire where it hits most enemies and not the thrower. */
record ThrowFire() implements Behaviour {
    @Override
    public Optional<Action> next(TurnView turn) {
        for (Entity thing : turn.things()) {
            if (thing.name().equals(Brews.FIRE.name())) {
                ThrowTemplate template = ThrowTemplate.of(thing);
                return BestAim.of(turn, template, Worth.enemiesMinusFriends(2)).map(best -> template.aimed(best.aim()));
            }
        }
        return Optional.empty();
    }
}
