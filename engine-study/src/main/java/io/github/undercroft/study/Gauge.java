package io.github.undercroft.study;

import io.github.undercroft.game.Step;

/** Measures one game: made when it starts, asked once when it has ended. */
@FunctionalInterface
public interface Gauge {

    /** Looks at a turn that has just been played; the game stands as it was left. By default it does nothing. */
    default void after(Step.Acted turn) {}

    /** @return what the cell of the column holds, at the end of the game; see {@link Column.Kind} */
    String cell();
}
