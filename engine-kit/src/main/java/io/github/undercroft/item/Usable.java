package io.github.undercroft.item;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;

/** A use of a thing: a potion is drunk, a wand is waved. */
public interface Usable extends Component {

    /** Uses it, for the actor of the context, which carries or wears it. */
    ActionResult use(ActionContext context, Entity thing);

    @Override
    default Class<Usable> slot() {
        return Usable.class;
    }
}
