package io.github.undercroft.front.seat;

import org.jspecify.annotations.Nullable;

/** Why a request can't be answered, and what to do about it. */
final class SeatFault extends RuntimeException {

    private static final long serialVersionUID = 1;
    private static final int MAX_SHOWN = 60;

    private final String why;
    private final String remedy;

    SeatFault(String why, String remedy) {
        super(why, null, false, false); // a client may cause very many
        this.why = why;
        this.remedy = remedy;
    }

    String why() {
        return why;
    }

    /** What to send instead. */
    String remedy() {
        return remedy;
    }

    /** A value as it is shown in an error, cut if it is long. */
    static String shown(@Nullable Object value) {
        String text = value instanceof String ? "\"" + value + "\"" : String.valueOf(value);
        return text.length() <= MAX_SHOWN ? text : text.substring(0, MAX_SHOWN) + "...";
    }
}
