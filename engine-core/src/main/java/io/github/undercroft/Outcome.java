package io.github.undercroft;

import java.util.Objects;

/**
 * How a game ended.
 *
 * @param result won, lost or neither
 * @param reason a short reason, from the rules
 */
public record Outcome(Result result, String reason) {
    /** Refuses null. */
    public Outcome {
        Objects.requireNonNull(result, "result");
        Objects.requireNonNull(reason, "reason");
    }

    /** From the players' point of view. */
    public enum Result {
        /** The players won. */
        WON,
        /** The players lost. */
        LOST,
        /** Neither. */
        DRAWN
    }

    /** @return won for that reason */
    public static Outcome won(String reason) {
        return new Outcome(Result.WON, reason);
    }

    /** @return lost for that reason */
    public static Outcome lost(String reason) {
        return new Outcome(Result.LOST, reason);
    }
}
