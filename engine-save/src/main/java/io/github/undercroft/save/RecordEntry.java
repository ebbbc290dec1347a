package io.github.undercroft.save;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.EntityId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** What a recording holds beside its beginning, in the order in which it happened. */
sealed interface RecordEntry {

    /** The tags of the records. */
    int BEGINNING = 0;

    /** A recording begins at a seed, or at a save; something may be written beside the game before either. */
    int FROM_SEED = 0;

    int FROM_SAVE = 1;
    int WITH_EXTRA = 2;

    int INPUT = 1;
    int HASHED = 2;
    int HASHED_WITH_PARTS = 3;
    int PASSED = 4;
    int ENDED = 5;
    int THREW = 6;
    int HASHED_WITH_VALUES = 7;

    /** How many steps had been played. */
    int step();

    /**
     * An input that was accepted.
     *
     * @param action the number of the action; -1 for an interrupt
     */
    record Input(int step, EntityId actor, int action) implements RecordEntry {
        static final int INTERRUPT = -1;
    }

    /**
     * The hash of the state.
     *
     * @param digests one byte for each step since the hash before
     * @param words what the step before it did; empty if the recording does not tell, or no step was played since the hash before
     * @param changes the parts that changed since parts were noted last, if they are noted here
     */
    record Hashed(int step, long hash, Digests digests, String words, Optional<List<PartHash>> changes)
            implements RecordEntry {}

    /** One byte for each step since the hash before. */
    final class Digests {
        private final byte[] bytes;

        Digests(byte[] bytes) {
            this.bytes = bytes;
        }

        /** The byte of the step so many before the last one. */
        byte at(int before) {
            return bytes[bytes.length - 1 - before];
        }
    }

    /** The hash of a part of the state, and its {@link PartValues} if they are noted; without a hash, the part is gone. */
    record PartHash(String part, Optional<Long> hash, List<String> values) {
        public PartHash {
            Objects.requireNonNull(part, "part");
            values = ImmutableList.copyOf(values);
        }
    }

    /** Only that so many steps had been played. */
    record Passed(int step) implements RecordEntry {}

    /** The recording was closed. */
    record Ended(int step) implements RecordEntry {}

    record Threw(int step, RecordedFailure failure) implements RecordEntry {}
}
