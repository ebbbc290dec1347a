package io.github.undercroft.terrain;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import java.util.Objects;

/** Strikes a blow at terrain next to the actor that gives way to {@link Work#BASH}, with noise. */
public record Bash(Point at) implements Action {
    /** Refuses null. */
    public Bash {
        Objects.requireNonNull(at, "at");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        return Working.once(context, at, Work.BASH);
    }
}
