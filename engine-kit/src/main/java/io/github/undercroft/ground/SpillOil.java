package io.github.undercroft.ground;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.geometry.Point;

/** Spills oil onto each cell of an area, or below who drinks it. See {@link Oil#spill}. */
public record SpillOil() implements Consequence {

    @Override
    public void befall(ActionContext context, EntityId who) {
        context.game().entity(who).flatMap(Entity::position).ifPresent(at -> touch(context, at));
    }

    @Override
    public void touch(ActionContext context, Point at) {
        Oil.spill(context, at);
    }
}
