package io.github.undercroft.front.terminal;

import com.google.common.collect.ImmutableList;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.terminal.MouseCaptureMode;
import com.googlecode.lanterna.terminal.ansi.ANSITerminal;
import io.github.undercroft.front.play.GameTitle;
import io.github.undercroft.front.sheet.TextWidth;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A terminal that is restored once; after that nothing is written to it. The game's thread and that of a signal may
 * restore it at the same time. Lanterna's own class restores it at a signal too, but goes on drawing; and it takes for keys
 * what follows the beginning of an escape sequence that it does not know.
 */
final class Tty extends ANSITerminal {

    /** Moves the cursor as far as it goes, asks where it is, and puts it back. */
    private static final String ASK_FOR_LAST_CELL = "\u001b[s\u001b[5000;5000H\u001b[6n\u001b[u";

    /** Mode 1006. */
    private static final String MOUSE_BY_NUMBERS = "\u001b[?1006h";

    private static final String NO_MOUSE_BY_NUMBERS = "\u001b[?1006l";

    /** Xterm keeps titles in a stack. */
    private static final String KEEP_TITLE = "\u001b[22;0t";

    private static final String TITLE_OF_BEFORE = "\u001b[23;0t";

    private final Stty stty;
    private final KeyReader keys;
    private final ScreenSize size;
    private final CharsetEncoder encoder;
    /** Not the terminal object itself, which Lanterna locks while it waits for an answer of the terminal. */
    private final Object lock = new Object();

    private final String found;
    private boolean isEntered;
    private boolean hasMouse;
    private Optional<GameTitle> title = Optional.empty();
    private boolean isClosed;
    private boolean isBack;

    /** Changes no settings yet. */
    Tty(InputStream in, OutputStream out, Charset charset, Stty stty) throws IOException {
        super(in, out, charset);
        this.stty = stty;
        keys = new KeyReader(in, charset, System::nanoTime);
        size = new ScreenSize(stty, keys, this::askForLastCell);
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
                if (title.isPresent()) {
                    send(KEEP_TITLE);
                    tellTitle();
                }
            }
        }
    }

    @Override
    public void exitPrivateMode() throws IOException {
        synchronized (lock) {
            if (isEntered) {
                send(NO_MOUSE_BY_NUMBERS);
                if (title.isPresent()) {
                    send(TITLE_OF_BEFORE);
                }
                super.exitPrivateMode();
                isEntered = false;
            }
        }
    }

    /**
     * Sets the title, as long as the screen is entered. Then there is the one of before again, if the terminal can keep it
     * (xterm and most others can).
     *
     * @param changed empty for the one of before
     */
    void setGameTitle(Optional<GameTitle> changed) throws IOException {
        synchronized (lock) {
            boolean wasSet = title.isPresent();
            title = changed;
            if (isEntered && wasSet != title.isPresent()) {
                send(wasSet ? TITLE_OF_BEFORE : KEEP_TITLE);
            }
            if (isEntered) {
                tellTitle();
                flush();
            }
        }
    }

    private void tellTitle() throws IOException {
        if (title.isPresent()) {
            setTitle(title.get().text());
        }
    }

    /** Control characters would end the title, and begin something else. */
    @Override
    public void setTitle(String text) throws IOException {
        writeToTerminal(("\u001b]2;" + new GameTitle(text).text() + "\u0007").getBytes(getCharset()));
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

    @Override
    protected TerminalSize findTerminalSize() throws IOException {
        return size.find();
    }

    /** The cursor stops at the last column and row. */
    private void askForLastCell() throws IOException {
        send(ASK_FOR_LAST_CELL);
        flush();
    }

    private void measured() throws IOException {
        getTerminalSize();
    }
}
