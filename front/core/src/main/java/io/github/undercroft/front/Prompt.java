package io.github.undercroft.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What an event asks the player: a shop, a dialogue, a name. The rules know nothing of it; a game gives it for a percept of theirs
 * in {@link PlayableGame#prompt}. Escape leaves it without an answer.
 */
public sealed interface Prompt {

    /** One of several actions, in this order. */
    record Choose(String title, List<Verb.Named> choices) implements Prompt {
        /** Copies the choices. */
        public Choose {
            choices = ImmutableList.copyOf(choices);
        }
    }

    /**
     * A line that is typed.
     *
     * @param meaning the action for what was typed, which is not blank; empty if it means nothing, which the player is told
     */
    record Type(String question, Function<String, Optional<Action>> meaning) implements Prompt {}

    /** Lines to read; also at the end of the game. */
    record Read(String title, List<String> lines) implements Prompt {
        /** Copies the lines. */
        public Read {
            lines = ImmutableList.copyOf(lines);
        }
    }
}
