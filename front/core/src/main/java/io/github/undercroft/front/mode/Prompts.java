package io.github.undercroft.front.mode;

import io.github.undercroft.front.Prompt;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.sheet.Menu;
import java.util.List;

/** Opens what an event asks the player. */
public final class Prompts {

    private Prompts() {}

    /**
     * Opens a prompt, as far as the player can answer it.
     *
     * @param isEnd whether the game has ended: then lines are only read
     */
    public static void open(Prompt prompt, boolean isEnd, PlayControls play) {
        if (prompt instanceof Prompt.Read read) {
            play.push(MenuMode.of(Menu.toRead(read.title(), read.lines())));
        } else if (prompt instanceof Prompt.Choose choose
                && !isEnd
                && !choose.choices().isEmpty()) {
            choose(choose.title(), choose.choices(), play);
        } else if (prompt instanceof Prompt.Type type && !isEnd) {
            play.push(new AskText(
                    type.question(),
                    typed -> type.meaning()
                            .apply(typed)
                            .ifPresentOrElse(
                                    play::submit,
                                    () -> play.answer(play.words().say("\"{0}\" means nothing here.", typed)))));
        }
    }

    static void choose(String title, List<Verb.Named> choices, PlayControls play) {
        play.push(MenuMode.of(
                Menu.toChoose(title, choices.stream().map(Verb.Named::name).toList()),
                line -> play.submit(choices.get(line).action())));
    }
}
