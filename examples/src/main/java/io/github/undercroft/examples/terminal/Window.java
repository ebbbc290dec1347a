package io.github.undercroft.examples.terminal;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.screen.Screen;
import io.github.undercroft.examples.front.Sheet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Supplier;

/** The screen and its key presses. May be closed more than once; then nothing is drawn any more. */
final class Window implements AutoCloseable {

    private final Screen screen;
    private final Painter painter;
    private final Deque<KeyStroke> keys = new ArrayDeque<>();
    private boolean closed;
    private boolean isNew = true;

    private Window(Screen screen, Painter painter) {
        this.screen = screen;
        this.painter = painter;
    }

    /** Takes over the screen until it is closed. */
    static Window open(Screen screen, ColourDepth depth) {
        try {
            screen.startScreen();
            screen.setCursorPosition(null);
            return new Window(screen, new Painter(depth));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @return the present number of columns */
    synchronized int columns() {
        return size().getColumns();
    }

    /** @return the present number of rows */
    synchronized int rows() {
        return size().getRows();
    }

    private TerminalSize size() {
        notice();
        return screen.getTerminalSize();
    }

    /** Draws the changes; everything only if the window has changed its size. */
    synchronized void draw(Sheet sheet) {
        if (closed) {
            return;
        }
        try {
            notice();
            screen.clear();
            painter.paint(screen, sheet);
            screen.refresh(isNew ? Screen.RefreshType.COMPLETE : Screen.RefreshType.DELTA);
            isNew = false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @return whether the window has changed its size since the last drawing */
    synchronized boolean isResized() {
        notice();
        return isNew;
    }

    /** Takes a new size, which the screen reports only once. */
    private void notice() {
        isNew |= !closed && screen.doResizeIfNecessary() != null;
    }

    /** @return the next key; empty if none was pressed */
    Optional<KeyStroke> nextKey() {
        collectKeys();
        return Optional.ofNullable(keys.poll());
    }

    /** Shows a sheet until a key is pressed; draws it again if the window changes its size. */
    KeyStroke waitForKey(Supplier<Sheet> sheet, Pace pace) {
        draw(sheet.get());
        while (true) {
            Optional<KeyStroke> key = nextKey();
            if (key.isPresent()) {
                return key.get();
            }
            if (isResized()) {
                draw(sheet.get());
            }
            pace.idle();
        }
    }

    /** @return whether a key was pressed */
    boolean hasKey() {
        collectKeys();
        return !keys.isEmpty();
    }

    private void collectKeys() {
        try {
            for (KeyStroke key = screen.pollInput(); key != null; key = screen.pollInput()) {
                keys.add(key);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        try {
            screen.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
