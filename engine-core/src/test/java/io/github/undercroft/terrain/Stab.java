package io.github.undercroft.terrain;

import io.github.undercroft.effect.Consequence;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Damage;
import io.github.undercroft.model.EntityId;

/** Harms by that many points. */
record Stab(int points) implements Consequence {
    @Override
    public void befall(ActionContext context, EntityId who) {
        context.damage(who, Damage.physical(points));
    }
}
