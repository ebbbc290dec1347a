package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Board;
import io.github.undercroft.Component;
import io.github.undercroft.geometry.Point;
import java.util.List;

/** Does something of its own when it is thrown: a dart, a flask. Things without it can be thrown, too, and just lie there. */
public interface Missile extends Component {

    /** @return how many cells it flies, 1 or more */
    int reach();

    /**
     * The cells that it would affect when it lands there; for aiming.
     *
     * @param board the board as the thrower knows it
     * @return the cells; by default only the one where it ends
     */
    default List<Point> area(Board board, Point end) {
        return ImmutableList.of(end);
    }

    /** Acts where it has landed. One piece of the stack lies there already; it may strike, break or explode. */
    void land(ActionContext context, Flight flight);

    @Override
    default Class<Missile> slot() {
        return Missile.class;
    }
}
