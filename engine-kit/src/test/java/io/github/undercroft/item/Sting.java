package io.github.undercroft.item;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Damage;
import io.github.undercroft.EntityId;
import io.github.undercroft.effect.Consequence;

/** Harms by that many points. */
record Sting(int points) implements Consequence {
    @Override
    public void befall(ActionContext context, EntityId who) {
        context.damage(who, Damage.physical(points));
    }
}
