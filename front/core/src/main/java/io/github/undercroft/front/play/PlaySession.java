package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.map.Frame;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.front.sheet.Sheet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Connects games with a surface: input goes in, sheets come out, until the player quits. */
public final class PlaySession {

    /** How long a step of a walk is shown, in milliseconds. */
    private static final int STEP = 15;

    private static final int SECOND = 1000;
    /** In a narrower window a line of a menu may take all columns. */
    private static final int MIN_COLUMNS = 30;

    private static final int MIN_ROWS = 8;

    private final Surface surface;

    /** A session on that surface. */
    public PlaySession(Surface surface) {
        this.surface = surface;
    }

    /** Shows a menu, plays the game of the chosen line, and shows a new menu, until one is left without a choice. */
    public void choose(Supplier<Menu> menus, IntFunction<Play> choices) {
        for (OptionalInt line = ask(menus.get()); line.isPresent(); line = ask(menus.get())) {
            play(choices.apply(line.getAsInt()));
        }
    }

    /** @return the chosen line; empty if the menu was left */
    private OptionalInt ask(Menu menu) {
        while (!menu.isLeft()) {
            Input input = await(() -> sheet(menu));
            if (input instanceof Input.Pressed pressed) {
                menu.press(pressed.key());
            } else if (input instanceof Input.Pointed pointed) {
                menu.point(pointed);
            } else {
                return OptionalInt.empty();
            }
        }
        return menu.chosen();
    }

    private Sheet sheet(Menu menu) {
        int columns = surface.columns();
        int rows = surface.rows();
        if (columns >= MIN_COLUMNS && rows >= MIN_ROWS) {
            return menu.sheet(columns, rows);
        }
        List<String> sizes = ImmutableList.of("needs " + MIN_COLUMNS + "x" + MIN_ROWS, "has " + columns + "x" + rows);
        return Menu.toRead("Window too small", sizes).sheet(columns, rows);
    }

    /** Plays to the end. Also when the game breaks it is saved: the engine takes back what its code did. */
    public void play(Play play) {
        try {
            while (!play.isOver()) {
                if (!play.isBusy()) {
                    take(await(() -> sheet(play)), play);
                } else if (play.isWatched() && surface.hasInput()) {
                    surface.next().ifPresent(input -> take(input, play));
                } else if (play.isOnErrand() && surface.hasInput()) {
                    surface.next();
                    play.stop();
                } else {
                    goOn(play);
                }
            }
        } finally {
            play.quit();
        }
    }

    private void take(Input input, Play play) {
        if (input instanceof Input.Pressed pressed) {
            play.press(pressed.key(), surface.columns(), surface.rows());
        } else if (input instanceof Input.Pointed pointed) {
            play.point(pointed, surface.columns(), surface.rows());
        } else {
            play.quit();
        }
    }

    private void goOn(Play play) {
        for (Frame frame : play.goOn()) {
            // A player who is faster than the animation does not wait for it; the key is not lost.
            if (!surface.hasInput()) {
                surface.show(play.sheet(surface.columns(), surface.rows(), frame));
                surface.hold(frame.milliseconds());
            }
        }
        boolean isStepOfAWalk = play.isOnErrand() && play.wasPlayersTurn();
        Optional<Integer> turnsPerSecond = play.turnsPerSecond();
        if (turnsPerSecond.isPresent() || isStepOfAWalk) {
            surface.show(sheet(play));
            surface.hold(turnsPerSecond.isPresent() && play.wasPlayersTurn() ? SECOND / turnsPerSecond.get() : STEP);
        }
    }

    private Sheet sheet(Play play) {
        play.setScale(surface.scale());
        return play.sheet(surface.columns(), surface.rows());
    }

    /** Shows a sheet until there is an input, and again whenever the size changes. */
    private Input await(Supplier<Sheet> sheet) {
        surface.show(sheet.get());
        while (true) {
            Optional<Input> input = surface.next();
            if (input.isPresent()) {
                return input.get();
            }
            if (surface.isResized()) {
                surface.show(sheet.get());
            }
            surface.idle();
        }
    }
}
