package io.github.undercroft.item;

import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.Entity;

/** What a thing is good for by itself: a potion is drunk, a wand waved. */
public interface Usable extends Component {

    /** Uses it, for the actor of the context, who carries or wears it. */
    ActionResult use(ActionContext context, Entity thing);

    @Override
    default Class<Usable> slot() {
        return Usable.class;
    }
}
