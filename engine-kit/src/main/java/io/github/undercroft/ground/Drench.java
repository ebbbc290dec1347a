package io.github.undercroft.ground;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.geometry.Point;

/**
 * Pours out water, which spreads and puts out fire: in each cell of an area, or below who drinks it. See {@link Flood#pour}.
 *
 * @param spread how many cells further it goes, 0 or more
 */
public record Drench(int spread) implements Consequence {

    public Drench {
        if (spread < 0) {
            throw new IllegalArgumentException("Water goes 0 or more cells further; this is " + spread);
        }
    }

    @Override
    public void befall(ActionContext context, EntityId who) {
        context.game().entity(who).flatMap(Entity::position).ifPresent(at -> touch(context, at));
    }

    @Override
    public void touch(ActionContext context, Point at) {
        Flood.pour(context, at, spread);
    }
}
