package io.github.undercroft.front.browser;

import io.github.undercroft.front.Words;
import io.github.undercroft.front.mode.AskText;
import io.github.undercroft.front.mode.AtEnd;
import io.github.undercroft.front.mode.Confirm;
import io.github.undercroft.front.mode.MenuMode;
import io.github.undercroft.front.mode.PlayControls;
import io.github.undercroft.front.play.Play;
import java.util.List;
import java.util.stream.Stream;

/** What can be done once a game has ended or was left. A game that goes on is given up only after a question. */
enum EndDeed {
    GO_ON("go on"),
    NEW_GAME("new game"),
    SAME_SEED("same seed"),
    ANOTHER_SEED("another seed"),
    WHY("why?"),
    PLAY_ON("play on from the better turn"),
    MESSAGES("messages");

    private final String label;

    EndDeed(String label) {
        this.label = label;
    }

    String label(Words words) {
        return words.say(label);
    }

    private static boolean hasEnded(Play play) {
        return play.view().outcome().isPresent();
    }

    /** Those of a game that has ended or was left. */
    static List<EndDeed> of(Play play) {
        boolean asksWhy = play.controls().mode() instanceof AtEnd end && end.asksWhy();
        boolean playsOn = play.controls().mode() instanceof AtEnd end
                && end.better().get().isPresent();
        return Stream.of(values())
                .filter(each -> hasEnded(play) ? each != GO_ON : each != MESSAGES)
                .filter(each -> asksWhy || each != WHY)
                .filter(each -> playsOn || each != PLAY_ON)
                .toList();
    }

    static EndDeed labelled(String label, Words words) {
        return Stream.of(values())
                .filter(each -> each.label(words).equals(label))
                .findFirst()
                .orElseThrow();
    }

    /**
     * Does it.
     *
     * @param renew shows the game
     */
    void begin(Play play, Runnable renew) {
        PlayControls controls = play.controls();
        boolean hasEnded = hasEnded(play);
        controls.reopen();
        switch (this) {
            case GO_ON -> {}
            case NEW_GAME -> give(controls, hasEnded, play.seed() + 1);
            case SAME_SEED -> give(controls, hasEnded, play.seed());
            case ANOTHER_SEED ->
                controls.push(AskText.number(controls.words().say("Seed:"), seed -> give(controls, hasEnded, seed)));
            case WHY -> controls.askWhy();
            case PLAY_ON -> controls.playOn();
            case MESSAGES -> controls.push(MenuMode.messages(controls));
        }
        renew.run();
    }

    private static void give(PlayControls controls, boolean hasEnded, long seed) {
        if (hasEnded) {
            controls.restart(seed);
        } else {
            controls.push(new Confirm(
                    controls.words().say("Give this game up, and begin another one?"), () -> controls.restart(seed)));
        }
    }
}
