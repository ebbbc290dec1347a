package io.github.undercroft.examples.front;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.TurnView;
import java.util.Optional;

/** Something that goes on for turns without a key: a walk, exploring. */
interface Errand {

    /** @return what to do in this turn; empty when it is done, or can't go on */
    Optional<Action> next(TurnView turn);

    /** @return what is said if it can't even begin */
    String nothingToDo();
}
