package io.github.undercroft.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.function.Function;

/** What a player can type in a line of the console, such as cheats. */
public interface Commands {

    /** What a line means. */
    sealed interface Meaning {

        /** Do this. */
        record Does(Action action) implements Meaning {}

        /** Ask for a cell, and do this there. */
        record AsksCell(Function<Point, Action> action) implements Meaning {}

        /** Show these lines to read. */
        record Lists(String title, List<String> lines) implements Meaning {
            /** Copies the lines. */
            public Lists {
                lines = ImmutableList.copyOf(lines);
            }
        }

        /** It is a mistake: one sentence. */
        record Complains(String why) implements Meaning {}
    }

    /** @return what a line means, not blank, for the player whose turn it is */
    Meaning read(String line, TurnView turn);

    /** @return the whole lines that begin like this one */
    List<String> completions(String line, TurnView turn);
}
