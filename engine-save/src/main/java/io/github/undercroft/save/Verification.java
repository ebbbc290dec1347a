package io.github.undercroft.save;

import java.util.Objects;
import java.util.Optional;

/** What came of replaying a whole recording. */
public sealed interface Verification {

    /**
     * It was played as it was recorded.
     *
     * @param steps the number of steps
     * @param stateHash the hash of the last state
     * @param failure the last exception of the game's own code, which was thrown again
     */
    record Verified(int steps, long stateHash, Optional<RecordedFailure> failure) implements Verification {
        /** Refuses null. */
        public Verified {
            Objects.requireNonNull(failure, "failure");
        }
    }

    /** It was played otherwise. */
    record Differs(Divergence divergence) implements Verification {
        /** Refuses null. */
        public Differs {
            Objects.requireNonNull(divergence, "divergence");
        }
    }
}
