package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.terrain.Ground;
import java.util.List;

/** Lays pillars low that are beside it. */
record Break(List<Point> pillars) implements Action {

    Break {
        pillars = ImmutableList.copyOf(pillars);
    }

    @Override
    public List<Point> strikes(TurnView turn) {
        return pillars;
    }

    @Override
    public ActionResult perform(ActionContext context) {
        Hall.pillars(context.board(), pillars).stream()
                .filter(context.view()::isBeside)
                .forEach(at -> context.setTerrain(at, Ground.FLOOR));
        return ActionResult.succeeded();
    }
}
