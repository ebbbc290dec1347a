package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.front.sheet.Sheet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Connects games with a surface: input goes in, sheets come out, until the player quits. */
public final class PlaySession {

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
        PlayLoop loop = new PlayLoop(play, surface);
        try {
            while (!play.isOver()) {
                int milliseconds = loop.advance();
                if (milliseconds == PlayLoop.WAITS) {
                    surface.idle();
                } else if (milliseconds > 0) {
                    surface.hold(milliseconds);
                }
            }
        } finally {
            play.quit();
        }
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
