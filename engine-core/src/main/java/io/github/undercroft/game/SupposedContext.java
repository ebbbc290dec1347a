package io.github.undercroft.game;

import io.github.undercroft.ActionResult;
import io.github.undercroft.Board;
import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.TurnView;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;

/** A context for an action that is only tried: what only the true state forbids counts as done. */
final class SupposedContext extends Context {

    private final Supposition supposition;

    SupposedContext(ContextServices services, EntityState actor, TurnView view, Cause cause, Supposition supposition) {
        super(services, actor, view, cause, true);
        this.supposition = supposition;
    }

    @Override
    public Board board() {
        return view().board();
    }

    @Override
    public ActionResult tryStep(EntityId who, Direction direction) {
        EntityState entity = living(who);
        return supposition.step(entity, who, direction, () -> stepped(entity, who, direction));
    }

    @Override
    public ActionResult trySwap(EntityId who, Direction direction) {
        EntityState entity = living(who);
        return supposition.swap(entity, who, direction, () -> swapped(entity, who, direction));
    }

    @Override
    public ActionResult tryMove(EntityId who, Point to) {
        EntityState entity = living(who);
        return supposition.move(entity, who, to, () -> moved(entity, who, to));
    }

    @Override
    public ActionResult tryPlace(EntityId thing, Location where) {
        checkBearer(where);
        EntityState entity = living(thing);
        return supposition.place(entity, thing, where, () -> placed(entity, thing, where));
    }
}
