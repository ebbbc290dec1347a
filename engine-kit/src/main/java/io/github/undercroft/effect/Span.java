package io.github.undercroft.effect;

import io.github.undercroft.value.SavedAs;
import java.util.Optional;

/** For how long something lasts. */
public sealed interface Span {

    /** The maximum number of turns, 1,000,000. Use {@link #ENDLESS} for more. */
    int MAX_TURNS = 1_000_000;

    /** Until it is cured. */
    Span ENDLESS = new Endless();

    /** @return that many of the bearer's own turns, 1 to {@link #MAX_TURNS} */
    static Span turns(int left) {
        return new Turns(left);
    }

    /** @return the span after one turn; empty if that was the last */
    Optional<Span> afterTurn();

    /** @return both, one after the other; turns end at {@link #MAX_TURNS} */
    Span plus(Span more);

    /** @return whether this is longer */
    boolean outlasts(Span other);

    /**
     * That many of the bearer's own turns.
     *
     * @param left 1 to {@link #MAX_TURNS}
     */
    @SavedAs("span-turns")
    record Turns(int left) implements Span {
        public Turns {
            if (left < 1 || left > MAX_TURNS) {
                throw new IllegalArgumentException("An effect lasts 1 to " + MAX_TURNS + " turns; this is " + left
                        + ". For an effect that never ends by itself, use Span.ENDLESS");
            }
        }

        @Override
        public Optional<Span> afterTurn() {
            return left == 1 ? Optional.empty() : Optional.of(new Turns(left - 1));
        }

        @Override
        public Span plus(Span more) {
            return more instanceof Turns turns ? new Turns(Math.min(MAX_TURNS, left + turns.left)) : more;
        }

        @Override
        public boolean outlasts(Span other) {
            return other instanceof Turns turns && left > turns.left;
        }
    }

    /** Until it is cured. */
    @SavedAs("span-endless")
    record Endless() implements Span {
        @Override
        public Optional<Span> afterTurn() {
            return Optional.of(this);
        }

        @Override
        public Span plus(Span more) {
            return this;
        }

        @Override
        public boolean outlasts(Span other) {
            return !(other instanceof Endless);
        }
    }
}
