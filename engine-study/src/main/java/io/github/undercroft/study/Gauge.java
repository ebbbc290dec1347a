package io.github.undercroft.study;

import io.github.undercroft.game.Step;

/** Measures one game: made when it starts, asked once when it has ended. */
@FunctionalInterface
public interface Gauge {

    /** Looks at a turn that has just been played; the game stands as it was left. By default it does nothing. */
    default void after(Step.Acted turn) {}

    /** @return what the game has in the column at its end, of the {@linkplain Column.Kind kind} of that */
    StudyCell cell();
}
