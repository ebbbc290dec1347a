package io.github.undercroft;

import java.util.Objects;
import java.util.OptionalInt;

/**
 * How a game ended.
 *
 * @param result won, lost or neither
 * @param reason a short reason, from the rules
 * @param score how good the game was, in points of the game's own; empty if it counts none
 */
public record Outcome(Result result, String reason, OptionalInt score) {
    public Outcome {
        Objects.requireNonNull(result, "result");
        Objects.requireNonNull(reason, "reason");
        Objects.requireNonNull(score, "score");
    }

    /** An outcome without a score. */
    public Outcome(Result result, String reason) {
        this(result, reason, OptionalInt.empty());
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

    /** @return the same with that score; the reason does not tell it by itself */
    public Outcome withScore(int points) {
        return new Outcome(result, reason, OptionalInt.of(points));
    }

    /** @return whether the players won */
    public boolean isWon() {
        return result == Result.WON;
    }

    /** @return whether the players lost, which a drawn game is not */
    public boolean isLost() {
        return result == Result.LOST;
    }

    @Override
    public String toString() {
        return "Outcome[result=" + result + ", reason=" + reason
                + (score.isPresent() ? ", score=" + score.getAsInt() : "") + "]";
    }
}
