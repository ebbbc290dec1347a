package io.github.undercroft;

import io.github.undercroft.geometry.Point;
import java.util.List;

/** An action that still has to be aimed. */
public interface ActionTemplate {

    /** @return the farthest cell that the actor of this turn can aim it at, in steps */
    int range(TurnView turn);

    /** @return the action with that aim */
    Action aimed(Aim aim);

    /** @return the cells that it would hit with that aim */
    List<Point> area(TurnView turn, Aim aim);
}
