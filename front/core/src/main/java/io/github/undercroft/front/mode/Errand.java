package io.github.undercroft.front.mode;

import io.github.undercroft.Action;
import io.github.undercroft.TurnView;
import java.util.Optional;

/** Something that goes on for several turns without a key press: a walk, exploring. */
public interface Errand {

    /** @return the action of this turn; empty if it is finished or cannot go on */
    Optional<Action> next(TurnView turn);

    /** What it is, such as {@code explore}. */
    String verb();

    /** @return the message when it has come to its end */
    String done(TurnView turn);

    /** @return the message if it cannot even start */
    String nothingToDo();
}
