package io.github.undercroft.front.browser;

import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Words;
import java.util.LinkedHashMap;
import java.util.Map;

/** A mark in the store from the start of a kept game to its first sheet: who finds it left knows that the game did not come so far. */
record StartMark(TextStore store, BrowserKeeper keeper) {

    private String name() {
        return keeper.place(".starting");
    }

    /** Whether the last start of this game did not come to a sheet. */
    boolean isLeft() {
        return keeper.hasSave() && store.get(name()).isPresent();
    }

    void set() {
        if (keeper.hasSave()) {
            store.put(name(), "");
        }
    }

    void clear() {
        store.remove(name());
    }

    /**
     * Asks what shall become of the game.
     *
     * @param begins shows what is kept then, if anything
     */
    void ask(PagePlace place, PlayableGame game, Runnable begins) {
        Words words = game.words();
        Map<String, Runnable> answers = new LinkedHashMap<>();
        answers.put(words.say("download this save"), () -> {
            keeper.save().ifPresent(bytes -> PageFiles.give(game.about().name() + ".save", StoredBytes.text(bytes)));
            ask(place, game, begins);
        });
        answers.put(words.say("begin anew"), () -> {
            keeper.setAside();
            begins.run();
        });
        answers.put(words.say("try again"), begins);
        place.ask(words.say("The kept game did not come to its first picture when it was opened last."), answers);
    }
}
