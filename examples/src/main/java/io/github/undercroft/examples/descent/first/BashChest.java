package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.dig.GroundRefusal;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.item.BashLock;

/** Bashes what is locked in that direction. */
record BashChest(Direction way) implements Action {
    @Override
    public ActionResult perform(ActionContext context) {
        return context.board()
                .occupantAt(context.view().position().step(way))
                .map(locked -> ActionResult.alternate(new BashLock(locked.id())))
                .orElseGet(() -> ActionResult.failed(new GroundRefusal.NothingToBash()));
    }
}
