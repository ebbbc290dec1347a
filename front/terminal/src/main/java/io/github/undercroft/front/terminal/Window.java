package io.github.undercroft.front.terminal;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.screen.Screen;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.InputQueue;
import io.github.undercroft.front.play.Surface;
import io.github.undercroft.front.sheet.ColourDepth;
import io.github.undercroft.front.sheet.Sheet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The screen, its keys and its mouse. May be closed more than once; then nothing is drawn any more. */
final class Window implements Surface, AutoCloseable {

    /** How long to wait before looking for input again, in milliseconds. */
    private static final int BLINK = 4;

    private static final int UNTOLD = -1;

    private final Screen screen;
    private final Painter painter;
    private final BooleanSupplier isBack;
    private final InputQueue inputs = new InputQueue();
    private boolean closed;
    /** Whether something was shown. */
    private boolean isShown;
    /** Whether all has to be drawn, as the screen has another size or another content than what was drawn last. */
    private boolean isNew = true;
    /** The size that was told last, for which sheets are made. */
    private int columns = UNTOLD;

    private int rows = UNTOLD;

    private Window(Screen screen, Painter painter, BooleanSupplier isBack) {
        this.screen = screen;
        this.painter = painter;
        this.isBack = isBack;
    }

    /**
     * Takes over the screen until it is closed.
     *
     * @param isBack whether something else was on the screen since that was last asked
     */
    static Window open(Screen screen, ColourDepth depth, BooleanSupplier isBack) {
        try {
            screen.startScreen();
            screen.setCursorPosition(null);
            return new Window(screen, new Painter(depth), isBack);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public synchronized int columns() {
        columns = size().getColumns();
        return columns;
    }

    @Override
    public synchronized int rows() {
        rows = size().getRows();
        return rows;
    }

    private TerminalSize size() {
        notice();
        return screen.getTerminalSize();
    }

    /**
     * Draws the changes; everything only if the window has changed its size. Keys that were typed before the first sheet are
     * dropped: whoever typed them saw no game yet.
     */
    @Override
    public synchronized void show(Sheet sheet) {
        if (closed) {
            return;
        }
        try {
            notice();
            screen.clear();
            painter.paint(screen, sheet);
            if (!isShown) {
                isShown = true;
                dropKeys();
            }
            screen.refresh(isNew ? Screen.RefreshType.COMPLETE : Screen.RefreshType.DELTA);
            isNew = isOutgrown();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether the size has changed since the sheet was made. */
    private boolean isOutgrown() {
        TerminalSize now = screen.getTerminalSize();
        return (columns != UNTOLD && columns != now.getColumns()) || (rows != UNTOLD && rows != now.getRows());
    }

    @Override
    public synchronized boolean isResized() {
        notice();
        return isNew;
    }

    /** Takes a new size, which the screen reports only once. */
    private void notice() {
        isNew |= !closed && (isBack.getAsBoolean() || screen.doResizeIfNecessary() != null);
    }

    @Override
    public Optional<Input> next() {
        collect();
        return inputs.poll();
    }

    @Override
    public boolean hasInput() {
        collect();
        return inputs.hasInput();
    }

    /** Before the sheet is to be seen, so that no key is lost that answers it. */
    private void dropKeys() throws IOException {
        for (KeyStroke stroke = screen.pollInput(); stroke != null; stroke = screen.pollInput()) {
            Keys.of(stroke).filter(Input.Closed.class::isInstance).ifPresent(inputs::add);
        }
    }

    private void collect() {
        try {
            for (KeyStroke stroke = screen.pollInput(); stroke != null; stroke = screen.pollInput()) {
                Keys.of(stroke).ifPresent(inputs::add);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void idle() {
        hold(BLINK);
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
