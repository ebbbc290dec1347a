package io.github.undercroft.save;

import java.util.Objects;
import java.util.Optional;

/** What came of replaying a whole recording that is not damaged; damage is a {@link SaveException} of whatever reads it. */
public sealed interface Verification {

    /** How the recording ends. */
    enum Ending {
        /** Its recorder was closed: it holds all steps. */
        ENDED,
        /** It has no end, because the program was stopped or the file was cut off: the last steps may be missing. */
        UNFINISHED
    }

    /**
     * It was played as it was recorded.
     *
     * @param steps the number of steps
     * @param stateHash the hash of the last state
     * @param ending whether these are all steps that were played
     * @param failure the last exception of the game's own code, which was thrown again
     */
    record Verified(int steps, long stateHash, Ending ending, Optional<RecordedFailure> failure)
            implements Verification {
        public Verified {
            Objects.requireNonNull(ending, "ending");
            Objects.requireNonNull(failure, "failure");
        }

        /** @return whether the recording has no end */
        public boolean isUnfinished() {
            return ending == Ending.UNFINISHED;
        }
    }

    /** It was played otherwise. */
    record Differs(Divergence divergence) implements Verification {
        public Differs {
            Objects.requireNonNull(divergence, "divergence");
        }
    }
}
