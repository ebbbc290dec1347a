package io.github.undercroft.ground;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Gas;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/**
 * Lets gas out: in each cell of an area, or where somebody stands. Behind a {@link Cloud} is the actor; but if it befalls the actor
 * itself, whoever pushed it there, or nobody.
 *
 * @param gas what comes out in each cell
 */
public record Release(Gas gas) implements Consequence {

    public Release {
        Objects.requireNonNull(gas, "gas");
    }

    @Override
    public void befall(ActionContext context, EntityId who) {
        EntityId by = Cover.behind(context, who);
        context.game().entity(who).flatMap(Entity::position).ifPresent(at -> release(context, at, by));
    }

    @Override
    public void touch(ActionContext context, Point at) {
        release(context, at, context.view().actor().id());
    }

    private void release(ActionContext context, Point at, EntityId by) {
        context.addGas(at, gas instanceof Cloud cloud ? new Cloud(cloud.kind(), cloud.amount(), by) : gas);
    }
}
