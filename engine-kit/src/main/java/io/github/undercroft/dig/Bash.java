package io.github.undercroft.dig;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.geometry.Point;
import java.util.Objects;

/** Strikes a blow at terrain next to the actor that gives way to {@link Work#BASH}, with noise. */
public record Bash(Point at) implements Action {
    public Bash {
        Objects.requireNonNull(at, "at");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return DigWork.once(context, at, Work.BASH);
    }
}
