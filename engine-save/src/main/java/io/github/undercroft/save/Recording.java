package io.github.undercroft.save;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.value.StateNode;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * What was recorded of one game: how it began, all inputs, and hashes of its state. Immutable. Read with {@link #read} if only
 * what it says of itself is wanted, and played with {@link RecordingFormat#replay}.
 *
 * <p>It counts steps: calls of {@code Game.step} that were a turn of an actor, refused an input, or threw. Calls that only
 * found the game waiting, idle or over are not counted, since they change nothing.
 */
public final class Recording {

    private final SaveFormat.Header header;
    private final long rulesFingerprint;
    private final Checkpoints checkpoints;
    private final StateNode extra;
    private final long seed;
    final byte @Nullable [] save;

    final ImmutableList<StateNode.Fields> actions;
    final ImmutableList<RecordEntry> entries;
    private final int dropped;

    Recording(RecordingReader read, List<StateNode.Fields> actions, List<RecordEntry> entries, int dropped) {
        this.header = read.header;
        this.rulesFingerprint = read.rulesFingerprint;
        this.checkpoints = read.checkpoints;
        this.extra = read.extra;
        this.seed = read.seed;
        this.save = read.save;
        this.actions = ImmutableList.copyOf(actions);
        this.entries = ImmutableList.copyOf(entries);
        this.dropped = dropped;
    }

    /**
     * The recording of such bytes, of whatever game, within the usual limits.
     *
     * @throws SaveException {@link SaveException.Reason#DAMAGED} if it is none or was changed; {@link
     *     SaveException.Reason#TOO_LARGE} or {@link SaveException.Reason#TOO_NEW}
     */
    public static Recording read(byte[] bytes) {
        return read(bytes, SaveLimits.USUAL);
    }

    static Recording read(byte[] bytes, SaveLimits limits) {
        return new RecordingReader(limits).read(Objects.requireNonNull(bytes, "bytes"));
    }

    /** @return which game this is, its version, that of the engine, and the fingerprint of its registry */
    public SaveFormat.Header header() {
        return header;
    }

    /** @return 64 bits of the rules with which it was made: name, version, levels, light and turn order */
    public long rulesFingerprint() {
        return rulesFingerprint;
    }

    /** @return how often the state was hashed */
    public Checkpoints checkpoints() {
        return checkpoints;
    }

    /** @return what was written beside the game; {@link StateNode.Absent} if nothing */
    public StateNode extra() {
        return extra;
    }

    /** @return the seed of the game; empty if the recording begins at a save */
    public OptionalLong seed() {
        return save == null ? OptionalLong.of(seed) : OptionalLong.empty();
    }

    /** @return the number of steps until the last record */
    public int steps() {
        return entries.isEmpty() ? 0 : entries.get(entries.size() - 1).step();
    }

    /** Refuses the number of a step that is not recorded. */
    void requireStep(int step) {
        if (step < 0 || step > steps()) {
            throw new IllegalArgumentException(
                    "The recording has steps 0 to " + steps() + "; there is no step " + step);
        }
    }

    /** @return the number of inputs, interrupts included */
    public int inputs() {
        return (int) entries.stream()
                .filter(entry -> entry instanceof RecordEntry.Input)
                .count();
    }

    /** @return what the game's own code threw, in order */
    public List<RecordedFailure> failures() {
        return entries.stream()
                .flatMap(entry -> entry instanceof RecordEntry.Threw threw
                        ? Optional.of(threw.failure()).stream()
                        : Optional.<RecordedFailure>empty().stream())
                .toList();
    }

    /** @return whether the recorder was closed; otherwise the program was stopped, and the last steps may be missing */
    public boolean isFinished() {
        return !entries.isEmpty() && entries.get(entries.size() - 1) instanceof RecordEntry.Ended;
    }

    /** @return how many bytes of an incomplete last record were dropped, as a program leaves it that is stopped */
    public int droppedBytes() {
        return dropped;
    }
}
