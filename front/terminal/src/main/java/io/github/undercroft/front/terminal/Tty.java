package io.github.undercroft.front.terminal;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.terminal.MouseCaptureMode;
import com.googlecode.lanterna.terminal.ansi.ANSITerminal;
import io.github.undercroft.front.sheet.TextWidth;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A terminal that is restored once; after that nothing is written to it. The game's thread and that of a signal may
 * restore it at the same time. Lanterna's own class restores it at a signal too, but goes on drawing; and it takes for keys
 * what follows the beginning of an escape sequence that it does not know.
 */
final class Tty extends ANSITerminal {

    private static final TerminalSize UNKNOWN_SIZE = new TerminalSize(80, 24);

    /** Moves the cursor as far as it goes, asks where it is, and puts it back. */
    private static final String ASK_FOR_LAST_CELL = "\u001b[s\u001b[5000;5000H\u001b[6n\u001b[u";

    /** Mode 1006. */
    private static final String MOUSE_BY_NUMBERS = "\u001b[?1006h";

    private static final String NO_MOUSE_BY_NUMBERS = "\u001b[?1006l";

    private final Stty stty;
    private final KeyReader keys;
    private final CharsetEncoder encoder;
    /** Not the terminal object itself, which Lanterna locks while it waits for an answer of the terminal. */
    private final Object lock = new Object();

    private final String found;
    private boolean isEntered;
    private boolean hasMouse;
    private boolean isClosed;
    private boolean isBack;
    /** Whether it has once not answered a question: it is not waited for again. */
    private boolean isMute;

    /** Changes no settings yet. */
    Tty(InputStream in, OutputStream out, Charset charset, Stty stty) throws IOException {
        super(in, out, charset);
        this.stty = stty;
        keys = new KeyReader(in, charset, System::nanoTime);
        encoder = charset.newEncoder();
        found = stty.call(ImmutableList.of("-g"));
    }

    /** Opens the terminal in which the program was started, until it is closed or the program ends. */
    static Tty open() throws IOException {
        Tty tty = new Tty(System.in, System.out, Charset.defaultCharset(), Stty.REAL);
        Runtime.getRuntime().addShutdownHook(new Thread(tty::closeQuietly, "restore the terminal"));
        tty.takeKeys();
        tty.noticeSignals();
        return tty;
    }

    /** Makes the terminal deliver each key at once. */
    void takeKeys() throws IOException {
        synchronized (lock) {
            if (!isClosed) {
                stty.call(Stty.FOR_KEYS);
            }
        }
    }

    @Override
    public void enterPrivateMode() throws IOException {
        synchronized (lock) {
            if (!isClosed && !isEntered) {
                isEntered = true;
                super.enterPrivateMode();
                tellMouse();
            }
        }
    }

    @Override
    public void exitPrivateMode() throws IOException {
        synchronized (lock) {
            if (isEntered) {
                send(NO_MOUSE_BY_NUMBERS);
                super.exitPrivateMode();
                isEntered = false;
            }
        }
    }

    @Override
    public void setMouseCaptureMode(MouseCaptureMode mode) throws IOException {
        synchronized (lock) {
            super.setMouseCaptureMode(mode);
            hasMouse = mode != null;
            if (isEntered) {
                tellMouse();
            }
        }
    }

    /** The way to tell of the mouse that Lanterna asks for ends at column 95 in most terminals; the last one that is asked for counts. */
    private void tellMouse() throws IOException {
        if (hasMouse) {
            send(MOUSE_BY_NUMBERS);
            flush();
        }
    }

    private void send(String sequence) throws IOException {
        writeToTerminal(sequence.getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    protected void writeToTerminal(byte... bytes) throws IOException {
        synchronized (lock) {
            if (!isClosed) {
                super.writeToTerminal(bytes);
            }
        }
    }

    /**
     * Writes one character of the screen. What the character set of the terminal lacks has a stand-in that is as wide. Lanterna
     * writes the two halves of a character beyond U+FFFF one by one, which are none.
     */
    @Override
    public void putString(String character) throws IOException {
        if (encoder.canEncode(character)) {
            writeToTerminal(character.getBytes(getCharset()));
        } else if (TextWidth.of(character) == 1 && character.length() == 1) {
            // Terminals of old draw lines in a way of their own.
            super.putString(character);
        } else {
            writeToTerminal("?".repeat(TextWidth.of(character)).getBytes(getCharset()));
        }
    }

    /** Restores the terminal; a second call does nothing. */
    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (isClosed) {
                return;
            }
            try {
                exitPrivateMode();
            } finally {
                isClosed = true;
                stty.call(ImmutableList.of(found));
            }
        }
    }

    /** Restores the terminal at a signal. Errors are ignored: usually the terminal is gone. */
    private void closeQuietly() {
        try {
            close();
        } catch (IOException e) {
            isClosed = true;
        }
    }

    /**
     * Handles two signals, by reflection as in Lanterna: the compiler warns about any use of these classes, and there is no other
     * way. On a JVM without them the window keeps its size, and a suspended game leaves the terminal as it is.
     */
    private void noticeSignals() {
        try {
            Signals signals = new Signals();
            signals.handle("WINCH", this::measured);
            signals.handle("TSTP", () -> suspended(signals));
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            // see above
        }
    }

    /** Gives the terminal back while the game is suspended. Without a shell that could go on with it, it is not suspended. */
    private void suspended(Signals signals) throws IOException, ReflectiveOperationException {
        synchronized (lock) {
            if (isClosed) {
                return;
            }
            boolean wasEntered = isEntered;
            exitPrivateMode();
            stty.call(ImmutableList.of(found));
            signals.suspend();
            stty.call(Stty.FOR_KEYS);
            if (wasEntered) {
                enterPrivateMode();
            }
            isBack = true;
            signals.handle("TSTP", () -> suspended(signals));
        }
    }

    /** @return whether the game was suspended since this was last asked, so that all has to be drawn again */
    boolean isBack() {
        synchronized (lock) {
            boolean was = isBack;
            isBack = false;
            return was;
        }
    }

    @Override
    public @Nullable KeyStroke pollInput() throws IOException {
        return keys.poll();
    }

    /** As the system knows it; only where it does not, as on a serial line, the terminal itself is asked. */
    @Override
    protected TerminalSize findTerminalSize() throws IOException {
        return knownSize().or(this::askedSize).orElse(UNKNOWN_SIZE);
    }

    /** The cursor stops at the last column and row. */
    private Optional<TerminalSize> askedSize() {
        if (isMute) {
            return Optional.empty();
        }
        try {
            Optional<TerminalPosition> last = keys.ask(() -> {
                send(ASK_FOR_LAST_CELL);
                flush();
            });
            isMute = last.isEmpty();
            return last.map(cell -> new TerminalSize(cell.getColumn(), cell.getRow()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Optional<TerminalSize> knownSize() {
        try {
            List<String> rowsAndColumns = Splitter.on(' ').splitToList(stty.call(ImmutableList.of("size")));
            int rows = Integer.parseInt(rowsAndColumns.get(0));
            int columns = Integer.parseInt(rowsAndColumns.get(1));
            return rows > 0 && columns > 0 ? Optional.of(new TerminalSize(columns, rows)) : Optional.empty();
        } catch (IOException | NumberFormatException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    private void measured() throws IOException {
        getTerminalSize();
    }
}
