package io.github.undercroft.front.terminal;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.ScreenInfoAction;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads keys, the mouse and answers from what a terminal sends. An escape sequence may arrive in pieces; one that is not known is
 * left out as a whole. The escape key sends what each sequence begins with, so it counts when nothing follows for a moment.
 * For several threads.
 */
final class KeyReader {

    /** How long after an escape character the rest of a sequence may come, in nanoseconds. */
    static final long ESCAPE_PATIENCE = 50_000_000;

    /** How long a begun sequence may stay without its next character, in nanoseconds; then it is left out. */
    static final long SEQUENCE_PATIENCE = 500_000_000;

    /** How long a terminal has to answer a question, in nanoseconds. */
    private static final long ANSWER_PATIENCE = 500_000_000;

    private static final char ESCAPE = 27;
    private static final char DELETE = 127;

    private final Reader source;
    private final LongSupplier clock;
    private final Deque<KeyStroke> strokes = new ArrayDeque<>();
    /** What an escape character has begun. */
    private final StringBuilder begun = new StringBuilder();

    private long latest;
    private @Nullable TerminalPosition cursor;
    private boolean isEnded;

    /** Takes the time from a clock in nanoseconds, such as that of the system. */
    KeyReader(InputStream source, Charset charset, LongSupplier clock) {
        this.source = new InputStreamReader(source, charset);
        this.clock = clock;
    }

    /** @return the next key or deed of the mouse; null if there is none now */
    synchronized @Nullable KeyStroke poll() throws IOException {
        read();
        return strokes.poll();
    }

    /** What asks the terminal something. */
    interface Question {
        void send() throws IOException;
    }

    /** Asks where the cursor is, and waits for the answer. @return empty if none comes; what comes before it is read later */
    synchronized Optional<TerminalPosition> ask(Question question) throws IOException {
        cursor = null;
        question.send();
        long asked = System.nanoTime();
        try {
            for (read(); cursor == null && System.nanoTime() - asked < ANSWER_PATIENCE; read()) {
                Thread.sleep(1);
            }
        } catch (InterruptedException e) {
            throw new IOException("interrupted while the terminal was asked for its size", e);
        }
        return Optional.ofNullable(cursor);
    }

    private void read() throws IOException {
        while (!isEnded && source.ready()) {
            int next = source.read();
            if (next < 0) {
                isEnded = true;
                strokes.add(new KeyStroke(KeyType.EOF));
            } else {
                take((char) next);
                latest = clock.getAsLong();
            }
        }
        long silence = clock.getAsLong() - latest;
        if (isOnlyEscapes() && silence > ESCAPE_PATIENCE) {
            pressEscapes();
        } else if (silence > SEQUENCE_PATIENCE) {
            begun.setLength(0);
        }
    }

    private boolean isOnlyEscapes() {
        return begun.length() > 0 && begun.charAt(begun.length() - 1) == ESCAPE;
    }

    private void pressEscapes() {
        begun.chars().forEach(each -> press(KeyType.Escape));
        begun.setLength(0);
    }

    private void press(KeyType key) {
        strokes.add(new KeyStroke(key));
    }

    private void take(char next) {
        if (begun.length() == 0) {
            begin(next);
        } else if (isOnlyEscapes()) {
            afterEscape(next);
        } else if (EscapeSequence.canGoOn(begun, next)) {
            begun.append(next);
            if (EscapeSequence.isWhole(begun)) {
                EscapeSequence.meaning(begun.toString()).ifPresent(this::add);
                begun.setLength(0);
            }
        } else {
            begun.setLength(0);
            begin(next);
        }
    }

    private void add(KeyStroke stroke) {
        if (stroke instanceof ScreenInfoAction answer) {
            cursor = answer.getPosition();
        } else {
            strokes.add(stroke);
        }
    }

    /** The second escape of a sequence says that Alt is held, which no game asks for; any other character with it is no key. */
    private void afterEscape(char next) {
        boolean isLate = clock.getAsLong() - latest > ESCAPE_PATIENCE;
        if (next == '[' || next == 'O') {
            begun.setLength(1);
            begun.append(next);
        } else if (next == ESCAPE && begun.length() == 1) {
            begun.append(next);
        } else if (next == DELETE || next == '\b') {
            begun.setLength(0);
            begin(next);
        } else if (isLate || next < ' ' || begun.length() > 1) {
            pressEscapes();
            begin(next);
        } else {
            begun.setLength(0);
        }
    }

    /** A character outside a sequence. Other control characters are no keys. */
    private void begin(char next) {
        switch (next) {
            case ESCAPE -> begun.append(next);
            case '\t' -> press(KeyType.Tab);
            case '\n', '\r' -> press(KeyType.Enter);
            case '\b', DELETE -> press(KeyType.Backspace);
            default -> {
                if (!Character.isISOControl(next)) {
                    strokes.add(new KeyStroke(next, false, false));
                }
            }
        }
    }
}
