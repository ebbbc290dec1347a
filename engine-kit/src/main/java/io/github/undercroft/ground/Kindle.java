package io.github.undercroft.ground;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.geometry.Point;

/**
 * Sets fire to the ground: to each cell of an area, or below who drinks it. Behind the fire is the actor; but if it befalls the actor
 * itself, whoever pushed it there, or nobody. See {@link Fire#light}.
 */
public record Kindle() implements Consequence {

    @Override
    public void befall(ActionContext context, EntityId who) {
        EntityId by = Cover.behind(context, who);
        context.game().entity(who).flatMap(Entity::position).ifPresent(at -> Fire.light(context, at, by));
    }

    @Override
    public void touch(ActionContext context, Point at) {
        Fire.light(context, at, context.view().actor().id());
    }
}
