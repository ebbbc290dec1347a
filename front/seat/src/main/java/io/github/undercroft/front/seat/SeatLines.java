package io.github.undercroft.front.seat;

import com.google.common.collect.ImmutableMap;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Answers each line of a stream by one line, until the stream ends. Whatever the lines hold, it goes on. */
final class SeatLines {

    /** Bytes of a line: a longer one is skipped to its end. */
    static final int MAX_LINE = 1 << 20;

    static final int MAX_BATCH = 1024;

    private final SeatGames games;
    private final InputStream in;
    private final OutputStream out;
    private final byte[] read = new byte[1 << 16];
    private int from;
    private int end;
    /** Whether the line at hand is longer than lines may be. */
    private boolean isTooLong;

    SeatLines(SeatGames games, InputStream in, OutputStream out) {
        this.games = games;
        this.in = in;
        this.out = out;
    }

    /** Returns at the end of input. */
    void answerAll() throws IOException {
        for (Optional<byte[]> line = next(); line.isPresent(); line = next()) {
            answer(line.get());
            out.write('\n');
            out.flush();
        }
    }

    private void answer(byte[] line) throws IOException {
        Object request;
        try {
            if (isTooLong) {
                throw new SeatFault(
                        "The line is longer than " + MAX_LINE + " bytes.",
                        "Send shorter lines: a batch can be split into several.");
            }
            request = Json.read(line);
            if (request instanceof List<?> batch && batch.size() > MAX_BATCH) {
                throw new SeatFault(
                        "The batch has " + batch.size() + " requests.", "Send at most " + MAX_BATCH + " on a line.");
            }
        } catch (SeatFault fault) {
            out.write(Json.line(refusal(fault)));
            return;
        }
        if (!(request instanceof List<?> batch)) {
            out.write(Json.line(answer(request)));
            return;
        }
        out.write('[');
        for (int i = 0; i < batch.size(); i++) {
            if (i > 0) {
                out.write(',');
            }
            out.write(Json.line(answer(batch.get(i))));
        }
        out.write(']');
    }

    private Map<String, ? extends @Nullable Object> answer(@Nullable Object request) {
        try {
            return games.answer(Request.of(request));
        } catch (SeatFault fault) {
            return refusal(fault);
        } catch (RuntimeException | StackOverflowError broken) {
            return refusal(new SeatFault(
                    "The game's own code broke: " + broken,
                    "Mend the game; another seed may do, and the other games go on."));
        }
    }

    private static Map<String, Object> refusal(SeatFault fault) {
        return ImmutableMap.of("ok", false, "error", ImmutableMap.of("why", fault.why(), "do", fault.remedy()));
    }

    /** The next line without its end; the last one may have none. Empty at the end of input. */
    private Optional<byte[]> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        isTooLong = false;
        boolean isBegun = false;
        while (from < end || fill()) {
            isBegun = true;
            int stop = from;
            while (stop < end && read[stop] != '\n') {
                stop++;
            }
            isTooLong |= line.size() + stop - from > MAX_LINE;
            if (!isTooLong) {
                line.write(read, from, stop - from);
            }
            boolean isWhole = stop < end;
            from = isWhole ? stop + 1 : stop;
            if (isWhole) {
                return Optional.of(line.toByteArray());
            }
        }
        return isBegun ? Optional.of(line.toByteArray()) : Optional.empty();
    }

    private boolean fill() throws IOException {
        from = 0;
        end = Math.max(0, in.read(read));
        return end > 0;
    }
}
