package io.github.undercroft.front.terminal;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * What a terminal sends. Asked where its cursor is, a terminal that does not know the question says nothing; after a while
 * this answers in its place, as if it had 80 columns and 24 rows. Lanterna would wait five seconds for each such answer.
 */
final class OverdueAnswer extends FilterInputStream {

    /** How long a terminal has to answer, in nanoseconds. */
    private static final long PATIENCE = 500_000_000;

    private static final byte[] ANSWER = "\u001b[24;80R".getBytes(StandardCharsets.US_ASCII);

    private boolean isAsked;
    private long asked;
    private int given = ANSWER.length;
    private boolean isMute;

    OverdueAnswer(InputStream in) {
        super(in);
    }

    /** The terminal is asked now. One that has not answered before is not waited for again. */
    synchronized void expect() {
        isAsked = true;
        asked = System.nanoTime();
    }

    /** The question is answered, by either. */
    synchronized void answered() {
        isAsked = false;
    }

    private synchronized boolean isOverdue() {
        if (isAsked && (isMute || System.nanoTime() - asked > PATIENCE)) {
            isAsked = false;
            isMute = true;
            given = 0;
        }
        return given < ANSWER.length;
    }

    @Override
    public int available() throws IOException {
        return super.available() + (isOverdue() ? ANSWER.length - given : 0);
    }

    @Override
    public int read() throws IOException {
        return isOverdue() ? ANSWER[given++] : super.read();
    }

    @Override
    public int read(byte[] into, int from, int count) throws IOException {
        if (count == 0 || !isOverdue()) {
            return super.read(into, from, count);
        }
        int some = Math.min(count, ANSWER.length - given);
        System.arraycopy(ANSWER, given, into, from, some);
        given += some;
        return some;
    }
}
