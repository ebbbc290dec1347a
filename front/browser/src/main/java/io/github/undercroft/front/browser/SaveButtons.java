package io.github.undercroft.front.browser;

import io.github.undercroft.front.Words;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.save.SaveException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;

/** The buttons that take what is kept of a game out of the browser, and put a save from elsewhere in. */
final class SaveButtons {

    private final PagePlace place;
    private final PageRows rows;
    private final HTMLElement row;
    private final BrowserKeeper keeper;
    private final Play play;
    private final Words words;
    /** Whether the game that is shown is no longer the one to keep. */
    private boolean isReplaced;

    SaveButtons(PagePlace place, PageRows rows, BrowserKeeper keeper, Play play) {
        this.place = place;
        this.rows = rows;
        this.keeper = keeper;
        this.play = play;
        words = play.game().words();
        row = rows.files();
        give(words.say("save to a file"), play.game().about().name() + ".save", keeper::save);
        rows.button(row, words.say("go on from a file"), () -> PageFiles.ask(this::take));
        if (place.isWholePage()) {
            rows.button(row, words.say("copy link"), () -> place.copyLink(play.seed(), words));
            rows.button(row, words.say("kept games"), this::list);
        }
        if (keeper.hasReplaced()) {
            rows.button(row, words.say("get the replaced game back"), () -> leave(keeper, keeper::getBack));
        }
        give(words.say("recording"), play.game().about().name() + ".recording", keeper::recording);
        if (keeper.oldRecording().isPresent()) {
            give(words.say("old recording"), play.game().about().name() + "-old.recording", keeper::oldRecording);
        }
        give(
                words.say("last story"),
                play.game().about().name() + ".txt",
                () -> keeper.story().map(story -> story.getBytes(StandardCharsets.UTF_8)));
    }

    /** Adds another button beside those of files. */
    void button(String label, Runnable deed) {
        rows.button(row, label, deed);
    }

    private void give(String label, String file, Supplier<Optional<byte[]>> bytes) {
        rows.button(row, label, () -> {
            keep();
            bytes.get().ifPresent(found -> PageFiles.give(file, StoredBytes.text(found)));
        });
    }

    private void list() {
        keep();
        PagePlace.listKept(
                place.root(),
                play.game().about().name(),
                Long.toString(keeper.seed()),
                String.join(
                        "|",
                        words.say("Kept games"),
                        words.say("seed"),
                        words.say("turn"),
                        words.say("go on"),
                        words.say("download"),
                        words.say("delete"),
                        words.say("really delete?"),
                        words.say("this game"),
                        words.say("close")));
    }

    /** Goes on with a file, after a question if it replaces a kept game. */
    void take(String file) {
        try {
            byte[] save = bytes(file);
            BrowserKeeper of = keeper.of(save);
            keep();
            if (!of.hasSave()) {
                leave(of, () -> of.take(save));
                return;
            }
            Map<String, Runnable> answers = new LinkedHashMap<>();
            answers.put(words.say("replace it"), () -> leave(of, () -> of.take(save)));
            answers.put(words.say("keep it"), () -> {});
            place.ask(
                    words.say(
                            "The game of seed {0}, at turn {1}, is kept here. Shall the file replace it? It can be got back.",
                            of.seed(), of.turn()),
                    answers);
        } catch (SaveException unreadable) {
            place.tell(words.say("This file can't be used. {0}", words.failure(unreadable)));
        }
    }

    /** The bytes of a file that the page's user gave. @throws SaveException if there are too many */
    static byte[] bytes(String file) {
        if (file.equals(PageFiles.TOO_LARGE)) {
            throw new SaveException(
                    SaveException.Reason.TOO_LARGE,
                    "It has more than " + PageFiles.MAX_BYTES / 1_000_000 + " MB, and no game takes so much.");
        }
        return StoredBytes.of(file);
    }

    /** Keeps another game than the one that is shown, and goes on with it. */
    private void leave(BrowserKeeper of, Runnable keeps) {
        try {
            keeps.run();
            isReplaced = true;
            if (!place.nameSeed(of.seed())) {
                Window.current().getLocation().reload();
            }
        } catch (SaveException full) {
            place.tell(words.failure(full));
        }
    }

    /** Another game was begun: if the address names a seed, the page is loaded anew with that of the other, under which it is kept. */
    void leaveFor(long seed) {
        if (place.nameSeed(seed)) {
            keeper.delete();
            isReplaced = true;
        }
    }

    /** Saves the game that is shown. */
    void keep() {
        if (!isReplaced) {
            play.save();
        }
    }

    /** The code of the game threw, which the engine takes back. */
    void tellBroken(RuntimeException broken) {
        broken.printStackTrace();
        keep();
        String before = words.say("The game broke: {0}", String.valueOf(broken.getMessage())) + "\n"
                + words.say("Reload the page to go on before that.") + " ";
        if (play.report().isPresent()) {
            place.tell(before + words.say("The button \"report\" gives a file that shows it again."));
            give(words.say("report"), play.game().about().name() + "-bug.zip", keeper::report);
        } else {
            place.tell(before + words.say("The button \"recording\" gives a file of the game up to here."));
        }
    }
}
