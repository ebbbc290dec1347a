package io.github.undercroft.save;

import com.google.common.collect.ImmutableSortedMap;
import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.GameListener;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.value.StateNode;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Records a game while it is played: it listens to the game, which is played as always. Made by {@link RecordingFormat#start}
 * or {@link RecordingFormat#follow}.
 *
 * <p>A recording that can't be kept, because a disk is full or it became too large, ends there, and the game goes on; ask {@link
 * #failure}. What was recorded until then is a good recording.
 */
public final class Recorder implements AutoCloseable {

    private final Rules rules;
    private final Game game;
    private final Checkpoints checkpoints;
    private final RecordingWriter writer;

    private int steps;
    private int hashedAt;
    private boolean isHashed;
    private final byte[] digests;
    /** What the last step did, if that is noted. */
    private String words = "";

    private boolean isClosed;
    private @Nullable SaveException failure;
    private @Nullable Consumer<BugReport> reports;

    Recorder(Rules rules, Game game, Checkpoints checkpoints, RecordingWriter writer) {
        this.rules = rules;
        this.game = game;
        this.checkpoints = checkpoints;
        this.writer = writer;
        this.digests = new byte[checkpoints.hasDigests() ? checkpoints.hashEvery() : 0];
        if (checkpoints.hashEvery() == 1) { // otherwise the first hash can wait, for games of a few steps
            hash();
        } else if (checkpoints.hashEvery() > 1 && !rules.registry().isComplete()) {
            hashOf(game, checkpoints); // which refuses a game that can't be hashed
        }
        game.listen(new Listener());
    }

    /** @return the game that is recorded */
    public Game game() {
        return game;
    }

    /** @return the recording until now; after {@link #failure} the recording until then */
    public byte[] bytes() {
        byte[][] all = {writer.bytes()};
        if (!isHashed) {
            record(() -> all[0] = writer.bytesWith(lastRecord()));
        }
        return all[0];
    }

    /**
     * Hands on to the sink what tells of all steps until now, which otherwise waits for the next input or hash. For a game that is
     * saved, and goes on later by {@link RecordingFormat#resume}.
     */
    public void flush() {
        if (!isHashed) {
            record(() -> {
                if (checkpoints.hashEvery() > 0) {
                    hash();
                } else if (writer.noted() < steps) {
                    writer.add(writer.passed(steps), steps);
                }
            });
        }
    }

    /** What tells of all steps until now. */
    private Bytes lastRecord() {
        return checkpoints.hashEvery() == 0
                ? writer.passed(steps)
                : writer.hash(steps, hashOf(game, checkpoints), digestsSince(), wordsSince());
    }

    private byte[] digestsSince() {
        return checkpoints.hasDigests() ? Arrays.copyOf(digests, steps - hashedAt) : digests;
    }

    private Optional<String> wordsSince() {
        return checkpoints.hasWords() ? Optional.of(steps == hashedAt ? "" : words) : Optional.empty();
    }

    /** @return the number of steps that were recorded, see {@link Recording} */
    public int steps() {
        return steps;
    }

    /** @return why nothing is recorded any more, if that is so */
    public Optional<SaveException> failure() {
        return Optional.ofNullable(failure);
    }

    /** Hands on a report whenever the game's own code throws in a step, before the exception is thrown on. */
    public void reportTo(Consumer<BugReport> receiver) {
        reports = Objects.requireNonNull(receiver, "receiver");
    }

    /**
     * Ends the recording with the hash of the last state. The game can be played on and is not recorded any more.
     *
     * @throws SaveException if the end can't be kept, or an earlier record could not
     */
    @Override
    public void close() {
        if (isClosed) {
            return;
        }
        record(() -> {
            if (!isHashed) {
                hash();
            }
            writer.ended(steps);
        });
        isClosed = true;
        if (failure != null) {
            throw failure;
        }
    }

    /** Writes records. Whatever goes wrong ends the recording, and the game goes on. */
    private void record(Runnable records) {
        if (isClosed || failure != null) {
            return;
        }
        try {
            records.run();
        } catch (SaveException refused) {
            failure = refused;
        } catch (IllegalArgumentException | GameCodeException unhashed) {
            failure = new SaveException(Reason.UNKNOWN_TYPE, "The recording ended: " + unhashed.getMessage(), unhashed);
        }
    }

    /** Notes the hash of the state, and of its parts where that is due. */
    private void hash() {
        if (checkpoints.hashEvery() == 0) {
            return;
        }
        if (checkpoints.partsEvery() > 0 && steps % checkpoints.partsEvery() == 0) {
            writer.addHash(
                    steps,
                    hashOf(game, checkpoints),
                    digestsSince(),
                    wordsSince(),
                    partsOf(game, checkpoints),
                    part -> PartValues.of(game, part));
        } else {
            writer.add(lastRecord(), steps);
        }
        hashedAt = steps;
        isHashed = true;
    }

    /** The hash of a state without its cosmetic streams. */
    static long hashOf(Game game, Checkpoints checkpoints) {
        long whole = game.stateHash();
        return checkpoints.cosmetic().isEmpty() ? whole : whole - game.randomHash(checkpoints.cosmetic()::contains);
    }

    /** The hashes of all parts of a state without its cosmetic streams. */
    static SortedMap<String, Long> partsOf(Game game, Checkpoints checkpoints) {
        ImmutableSortedMap.Builder<String, Long> parts = ImmutableSortedMap.naturalOrder();
        for (Map.Entry<String, Long> part : game.stateHashParts().entrySet()) {
            String name = part.getKey();
            if (!name.startsWith("stream/") || checkpoints.counts(name.substring("stream/".length()))) {
                parts.put(part);
            }
        }
        return parts.build();
    }

    private void played(byte digest, Supplier<String> toWords) {
        steps++;
        words = checkpoints.hasWords() ? toWords.get() : "";
        isHashed = false;
        if (checkpoints.hasDigests()) {
            digests[steps - hashedAt - 1] = digest;
        }
    }

    private void afterStep() {
        if (isHashDue()) {
            hash();
        } else if (isLong()) {
            writer.add(writer.passed(steps), steps);
        }
    }

    /** Hands on a report. The exception itself goes on whatever happens. */
    private void report(Throwable exception) {
        Consumer<BugReport> receiver = reports;
        if (receiver == null) {
            return;
        }
        try {
            receiver.accept(BugReport.of(rules, game, writer.bytes(), exception));
        } catch (RuntimeException failed) {
            exception.addSuppressed(failed);
        }
    }

    private boolean isHashDue() {
        return checkpoints.hashEvery() > 0 && steps % checkpoints.hashEvery() == 0;
    }

    private boolean isLong() {
        return steps - writer.noted() >= Checkpoints.MAX_INTERVAL;
    }

    private final class Listener implements GameListener {

        @Override
        public void submitted(EntityId actor, Action action) {
            if (isClosed || failure != null) {
                return;
            }
            StateNode.Fields tree = rules.registry().tree(action); // throws before anything is recorded
            record(() -> {
                isHashed = false;
                writer.input(steps, actor, tree);
            });
        }

        @Override
        public void interrupted(EntityId actor) {
            record(() -> {
                isHashed = false;
                writer.input(steps, actor, null);
            });
        }

        @Override
        public void stepped(Step step) {
            if (isClosed || failure != null || !counts(step)) {
                return;
            }
            played(checkpoints.hasDigests() ? StepDigest.of(game, checkpoints, step) : 0, () -> StepDigest.words(step));
            if (isHashDue() || isLong()) {
                record(Recorder.this::afterStep);
            }
        }

        @Override
        public void threw(Throwable exception) {
            record(() -> {
                played(checkpoints.hasDigests() ? StepDigest.of(game, checkpoints, exception) : 0, () -> "");
                writer.threw(RecordedFailure.of(steps, exception));
                afterStep();
            });
            report(exception);
        }
    }

    /** Whether a step did anything. */
    static boolean counts(Step step) {
        return step instanceof Step.Acted
                || (step instanceof Step.Awaiting awaiting && awaiting.refused().isPresent());
    }
}
