package io.github.undercroft.hindsight;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.Outcome;
import io.github.undercroft.game.Game;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/** What a {@link Hindsight} found. Its text is a sentence in English, for a log or the terminal; a deed in it is the text of its action. */
public sealed interface Verdict {

    /** @return the sentence: {@code Turn 6 decided it: after Strike[] 3 of 100 such games went well; after another deed, Rest[], 80 of 100.} */
    @Override
    String toString();

    /**
     * A turn of the player's.
     *
     * @param step as {@code Replayer.toStep} counts
     * @param turn the player's, from 1
     * @param actor the player
     * @param game makes the game as it was before that turn, to look at or to play on from
     */
    record Moment(int step, int turn, EntityId actor, Supplier<Game> game) {
        public Moment {
            Objects.requireNonNull(actor, "actor");
            Objects.requireNonNull(game, "game");
        }
    }

    /**
     * Something that the player did, or could have done, and in how many games with other chance the player lived after it.
     *
     * @param action at the end of its chain of alternates
     */
    record Deed(Action action, Survivors chance) {
        public Deed {
            Objects.requireNonNull(action, "action");
            Objects.requireNonNull(chance, "chance");
        }

        /** The same with more games. */
        Deed and(Survivors more) {
            return new Deed(action, chance.and(more));
        }
    }

    /**
     * A deed is to blame: after another one in the same state more games go well, beyond chance or at least {@link #sure() likely}.
     *
     * @param done what the player did
     * @param better what would have been best
     * @param others the other deeds there, the best first
     */
    record Blamed(Moment moment, Deed done, Deed better, List<Deed> others) implements Verdict {
        public Blamed {
            Objects.requireNonNull(moment, "moment");
            Objects.requireNonNull(done, "done");
            Objects.requireNonNull(better, "better");
            others = ImmutableList.copyOf(Objects.requireNonNull(others, "others"));
        }

        /** @return how sure it is that the other deed is better, in percent: 99, 95 or 90 */
        public int sure() {
            return better.chance.sureAbove(done.chance);
        }

        @Override
        public String toString() {
            return "Turn " + moment.turn + " decided it: after " + done.action + " " + done.chance
                    + " such games went well; after another deed, " + better.action + ", " + better.chance + ". "
                    + "At least " + sure() + " % sure.";
        }
    }

    /**
     * No deed that was tried is to blame, and in one turn more is lost than chance explains.
     *
     * @param moment the turn in which the most was lost
     * @param before how many lived from that turn on
     * @param after how many lived after the deed as it came out
     */
    record Luck(Moment moment, Survivors before, Survivors after) implements Verdict {
        public Luck {
            Objects.requireNonNull(moment, "moment");
            Objects.requireNonNull(before, "before");
            Objects.requireNonNull(after, "after");
        }

        @Override
        public String toString() {
            return "Bad luck: no deed that was tried is to blame. Most was lost in turn " + moment.turn + ": " + before
                    + " such games went well from before it, " + after + " after it.";
        }
    }

    /**
     * No deed that was tried is to blame, and no turn stands out: the brain hardly ever survives from there on, or all turns together lost it.
     *
     * @param turn the player's, from 1: the earliest that was looked at
     * @param chance how many lived from there on
     */
    record Unclear(int turn, Survivors chance) implements Verdict {
        /** A share of games below which hardly any goes well. */
        private static final double HOPELESS = 0.1;

        public Unclear {
            Objects.requireNonNull(chance, "chance");
        }

        /** @return whether fewer than one in ten lived: the brain hardly ever survives */
        public boolean isHopeless() {
            return chance.share() < HOPELESS;
        }

        @Override
        public String toString() {
            return isHopeless()
                    ? "No turn can be blamed: even from turn " + turn + " on only " + chance + " such games went well."
                    : "No turn stands out: from turn " + turn + " on " + chance + " such games went well.";
        }
    }

    /**
     * Nothing was lost in the recording.
     *
     * @param outcome how the game ended; empty if it did not
     */
    record NotLost(Optional<Outcome> outcome) implements Verdict {
        public NotLost {
            Objects.requireNonNull(outcome, "outcome");
        }

        @Override
        public String toString() {
            return outcome.isPresent() ? "The game was not lost." : "The game has not ended.";
        }
    }

    /**
     * The recording could not be played to its loss, since it was made by other rules.
     *
     * @param step the first one that differs
     */
    record Differs(int step) implements Verdict {

        @Override
        public String toString() {
            return "The recording is of other rules: it differs at step " + step + ", so nothing can be told.";
        }
    }
}
