package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Component;
import java.util.List;

/** Does something of its own when it is thrown: a dart, a flask. Things without it can be thrown, too, and just lie there. */
public interface Missile extends Component {

    /** @return how many cells it flies, 1 or more */
    int reach();

    /**
     * Tells what it does something to when it lands there, for who aims.
     *
     * @param board as the thrower knows it
     * @return the cells; the one where it ends alone, unless it says otherwise
     */
    default List<Point> area(Board board, Point end) {
        return ImmutableList.of(end);
    }

    /** Does what it does where it ended. It lies there already, one of the stack; it may strike, break, explode. */
    void land(ActionContext context, Flight flight);

    @Override
    default Class<Missile> slot() {
        return Missile.class;
    }
}
