package io.github.undercroft.examples.terminal;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.screen.Screen;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The screen, and the keys that were pressed and not yet read. May be closed by another thread, at any time and more than
 * once; after that nothing is drawn any more.
 */
final class Window implements AutoCloseable {

    private final Screen screen;
    private final Deque<KeyStroke> keys = new ArrayDeque<>();
    private boolean closed;

    private Window(Screen screen) {
        this.screen = screen;
    }

    /** Takes the screen over, until it is closed. */
    static Window open(Screen screen) {
        try {
            screen.startScreen();
            screen.setCursorPosition(null);
            return new Window(screen);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    synchronized void draw(Page page) {
        if (closed) {
            return;
        }
        try {
            screen.doResizeIfNecessary();
            screen.clear();
            Painter.paint(screen.newTextGraphics(), page);
            screen.refresh();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @return whether the window has another size than when it was drawn */
    synchronized boolean isResized() {
        return !closed && screen.doResizeIfNecessary() != null;
    }

    /** @return the next key; empty if none has been pressed */
    Optional<KeyStroke> nextKey() {
        collectKeys();
        return Optional.ofNullable(keys.poll());
    }

    /** @return whether a key waits to be read */
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
