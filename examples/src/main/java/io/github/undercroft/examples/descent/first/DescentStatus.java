package io.github.undercroft.examples.descent.first;

import io.github.undercroft.front.InView;
import io.github.undercroft.front.StatusLine;

/** The parts of the status line that only this game has. */
public final class DescentStatus {

    public static final StatusLine.Part FLOOR =
            (game, hero, words) -> "Floor " + (game.board().level() + 1);

    /** What will pass, such as poison, and after how many turns. */
    public static final StatusLine.Part EFFECTS = (game, hero, words) -> hero.entity()
            .map(who -> String.join(", ", InView.effects(who, words)))
            .orElse("");

    private DescentStatus() {}
}
