package io.github.undercroft.front.terminal;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.terminal.ansi.ANSITerminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** A terminal that keeps the bytes it is sent. */
final class Wire extends ANSITerminal {

    private final ByteArrayOutputStream sent;
    private TerminalSize size;

    Wire(int columns, int rows) {
        this(new ByteArrayOutputStream(), new TerminalSize(columns, rows));
    }

    private Wire(ByteArrayOutputStream sent, TerminalSize size) {
        super(new ByteArrayInputStream(new byte[0]), sent, StandardCharsets.UTF_8);
        this.sent = sent;
        this.size = size;
    }

    void resize(int columns, int rows) {
        size = new TerminalSize(columns, rows);
        onResized(columns, rows);
    }

    @Override
    protected TerminalSize findTerminalSize() {
        return size;
    }

    /** What was sent since it was last asked for. */
    String take() {
        String text = sent.toString(StandardCharsets.UTF_8);
        sent.reset();
        return text;
    }
}
