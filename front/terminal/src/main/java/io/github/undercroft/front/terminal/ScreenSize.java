package io.github.undercroft.front.terminal;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.googlecode.lanterna.TerminalSize;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** How large the screen is: as the system knows it; only where it does not, as on a serial line, the terminal itself is asked. */
final class ScreenSize {

    private static final TerminalSize UNKNOWN = new TerminalSize(80, 24);

    private final Stty stty;
    private final KeyReader keys;
    private final KeyReader.Question question;
    /** Whether it has once not answered a question: it is not waited for again. */
    private boolean isMute;

    /** The question must make the terminal tell where its last cell is. */
    ScreenSize(Stty stty, KeyReader keys, KeyReader.Question question) {
        this.stty = stty;
        this.keys = keys;
        this.question = question;
    }

    /** The present one; 80 x 24 if nobody knows it. */
    TerminalSize find() throws IOException {
        Optional<TerminalSize> known = known();
        return known.isPresent() ? known.get() : asked();
    }

    private Optional<TerminalSize> known() {
        try {
            List<String> rowsAndColumns = Splitter.on(' ').splitToList(stty.call(ImmutableList.of("size")));
            int rows = Integer.parseInt(rowsAndColumns.get(0));
            int columns = Integer.parseInt(rowsAndColumns.get(1));
            return rows > 0 && columns > 0 ? Optional.of(new TerminalSize(columns, rows)) : Optional.empty();
        } catch (IOException | NumberFormatException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    private synchronized TerminalSize asked() throws IOException {
        if (isMute) {
            return UNKNOWN;
        }
        Optional<TerminalSize> told = keys.ask(question).map(cell -> new TerminalSize(cell.getColumn(), cell.getRow()));
        isMute = told.isEmpty();
        return told.orElse(UNKNOWN);
    }
}
