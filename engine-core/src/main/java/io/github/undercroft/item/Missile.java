package io.github.undercroft.item;

import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Component;

/** Does something of its own when it is thrown: a dart, a flask. Things without it can be thrown, too, and just lie there. */
public interface Missile extends Component {

    /** @return how many cells it flies, 1 or more */
    int reach();

    /** Does what it does where it ended. It lies there already, one of the stack; it may strike, break, explode. */
    void land(ActionContext context, Flight flight);

    @Override
    default Class<Missile> slot() {
        return Missile.class;
    }
}
