package io.github.undercroft.examples.command;

import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.front.sheet.Menu;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** A stage on which nothing is seen: it only notes down. */
final class TestStage implements Stage {

    final List<String> played = new ArrayList<>();
    /** The menu that was shown last. */
    String menu = "";

    boolean isPrepared;
    boolean fault;
    boolean isTold;
    /** What is pressed in menus. */
    KeyPress key = KeyPress.ESCAPE;

    private final boolean isThere;

    TestStage(boolean isThere) {
        this.isThere = isThere;
    }

    @Override
    public boolean isThere() {
        return isThere;
    }

    @Override
    public void prepare() {
        isPrepared = true;
    }

    @Override
    public boolean isTold() {
        return isTold;
    }

    @Override
    public void choose(Supplier<Menu> menus, IntFunction<Play> choices, ColourDepth colours) {
        Menu shown = menus.get();
        menu = shown.sheet(80, 24).toString();
        shown.press(key);
        shown.chosen().ifPresent(line -> {
            Play play = choices.apply(line);
            played.add(play.toString());
            play.quit();
        });
    }

    @Override
    public void play(Play play, ColourDepth colours) {
        if (fault) {
            play.quit();
            throw new IllegalStateException("planted");
        }
        play.quit();
        played.add(play + play.turnsPerSecond().map(each -> " at " + each).orElse(""));
    }
}
