package io.github.undercroft.save;

import io.github.undercroft.EntityId;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.value.StateNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the records of one recording. */
final class RecordingReader {

    static final int FORMAT = 2;

    SaveFormat.Header header = new SaveFormat.Header("", 1, "", 0);
    long rulesFingerprint;
    Checkpoints checkpoints = Checkpoints.none();
    StateNode extra = new StateNode.Absent();
    long seed;
    byte @Nullable [] save;

    private final SaveLimits limits;
    private final List<StateNode.Fields> actions = new ArrayList<>();
    private final List<RecordEntry> entries = new ArrayList<>();
    private final List<String> parts = new ArrayList<>();
    /** The texts that stand for values of parts, by number. */
    private final List<String> values = new ArrayList<>();

    private @Nullable TreeDecoder lastAction;
    private long weight;
    private int step;
    private int hashedAt;

    RecordingReader(SaveLimits limits) {
        this.limits = limits;
    }

    Recording read(byte[] bytes) {
        if (bytes.length > limits.maxBytes()) {
            throw TreeCodec.tooLarge(bytes.length + " bytes", limits.maxBytes());
        }
        RecordFrames frames = RecordFrames.read(bytes);
        if (frames.records.isEmpty()) {
            throw new SaveException(Reason.DAMAGED, "This recording ends before its game begins.");
        }
        beginning(frames.records.get(0));
        for (byte[] record : frames.records.subList(1, frames.records.size())) {
            entry(record);
        }
        if (frames.dropped > 0) {
            requireNoEnd();
        }
        return new Recording(this, actions, entries, frames.dropped);
    }

    private static ByteSource source(byte[] record) {
        return new ByteSource(record, 0, record.length);
    }

    private static int small(ByteSource in, String what) {
        long number = in.unsigned();
        if (number < 0 || number > Integer.MAX_VALUE) {
            throw ByteSource.damaged("its " + what + " is " + Long.toUnsignedString(number));
        }
        return (int) number;
    }

    private void beginning(byte[] record) {
        ByteSource in = source(record);
        if (in.next() != RecordEntry.BEGINNING) {
            throw ByteSource.damaged("its first record is no beginning");
        }
        int format = small(in, "format");
        if (format != FORMAT) {
            throw new SaveException(
                    format > FORMAT ? Reason.TOO_NEW : Reason.TOO_OLD,
                    "This recording has format " + format + "; this release of the engine reads format " + FORMAT
                            + ".");
        }
        String game = in.text();
        int version = small(in, "version of the game");
        header = new SaveFormat.Header(game, version, in.text(), in.fixed(8));
        rulesFingerprint = in.fixed(8);
        checkpoints = checkpoints(in);
        int kind = in.next();
        if ((kind & RecordEntry.WITH_EXTRA) != 0) {
            extra = TreeCodec.decode(in.next(in.count()), limits);
        }
        switch (kind & ~RecordEntry.WITH_EXTRA) {
            case RecordEntry.FROM_SEED -> {
                seed = in.fixed(8);
                requireEnd(in);
            }
            case RecordEntry.FROM_SAVE -> save = in.next(in.left());
            default -> throw ByteSource.damaged("it begins in the unknown way " + kind);
        }
    }

    private static Checkpoints checkpoints(ByteSource in) {
        int hashEvery = small(in, "number of steps between hashes");
        int partsEvery = small(in, "number of steps between hashes of parts");
        Set<String> cosmetic = new LinkedHashSet<>();
        for (int left = in.count(); left > 0; left--) {
            cosmetic.add(in.text());
        }
        try {
            return new Checkpoints(hashEvery, partsEvery, cosmetic);
        } catch (IllegalArgumentException refused) {
            throw new SaveException(
                    Reason.DAMAGED, "This recording is damaged: " + refused.getMessage() + ".", refused);
        }
    }

    private static void requireEnd(ByteSource in) {
        if (in.left() > 0) {
            throw ByteSource.damaged(in.left() + " bytes follow the end of a record");
        }
    }

    private void entry(byte[] record) {
        requireNoEnd();
        ByteSource in = source(record);
        int tag = in.next();
        long more = in.unsigned();
        if (more < 0 || more > Checkpoints.MAX_INTERVAL || more > Integer.MAX_VALUE - step) {
            throw ByteSource.damaged(Long.toUnsignedString(more) + " steps passed between two records, and at most "
                    + Checkpoints.MAX_INTERVAL + " do");
        }
        step += (int) more;
        entries.add(
                switch (tag) {
                    case RecordEntry.INPUT -> input(in);
                    case RecordEntry.HASHED, RecordEntry.HASHED_WITH_PARTS, RecordEntry.HASHED_WITH_VALUES ->
                        hashed(in, tag);
                    case RecordEntry.PASSED -> new RecordEntry.Passed(step);
                    case RecordEntry.ENDED -> new RecordEntry.Ended(step);
                    case RecordEntry.THREW -> threw(in, (int) more);
                    default -> throw ByteSource.damaged("it has a record of the unknown kind " + tag);
                });
        requireEnd(in);
    }

    private void requireNoEnd() {
        if (!entries.isEmpty() && entries.get(entries.size() - 1) instanceof RecordEntry.Ended) {
            throw ByteSource.damaged("it goes on behind its end");
        }
    }

    private RecordEntry threw(ByteSource in, int more) {
        if (more == 0 && !entries.isEmpty() && entries.get(entries.size() - 1) instanceof RecordEntry.Threw) {
            throw ByteSource.damaged("step " + step + " throws twice");
        }
        return new RecordEntry.Threw(step, new RecordedFailure(step, in.text(), in.text()));
    }

    private RecordEntry input(ByteSource in) {
        EntityId actor = new EntityId(small(in, "level of an actor"), small(in, "number of an actor"));
        int action = in.index(actions.size() + 2) - 1;
        if (action == actions.size()) {
            actions.add(newAction(in));
        }
        return new RecordEntry.Input(step, actor, action);
    }

    private StateNode.Fields newAction(ByteSource in) {
        SaveLimits left = new SaveLimits(limits.maxBytes(), (int) Math.max(1, limits.maxValues() - weight));
        TreeDecoder before = lastAction;
        byte[] bytes = in.next(in.left());
        TreeDecoder decoder = before == null ? new TreeDecoder(bytes, left) : new TreeDecoder(bytes, left, before);
        StateNode tree = decoder.decode();
        weight += decoder.weight();
        lastAction = decoder;
        if (!(tree instanceof StateNode.Fields action)) {
            throw ByteSource.damaged("an input is no action");
        }
        return action;
    }

    private RecordEntry hashed(ByteSource in, int tag) {
        long hash = in.fixed(8);
        byte[] digests = in.next(in.count());
        int due = checkpoints.hasDigests() ? step - hashedAt : 0;
        if (digests.length != due) {
            throw ByteSource.damaged("it has " + digests.length + " bytes for " + due + " steps");
        }
        hashedAt = step;
        String words = checkpoints.hasWords() ? in.text() : "";
        return new RecordEntry.Hashed(
                step,
                hash,
                new RecordEntry.Digests(digests),
                words,
                tag == RecordEntry.HASHED ? Optional.empty() : Optional.of(changes(in, tag)));
    }

    private List<RecordEntry.PartHash> changes(ByteSource in, int tag) {
        List<RecordEntry.PartHash> changes = new ArrayList<>();
        for (int left = in.count(); left > 0; left--) {
            int code = in.index(2 * (parts.size() + 1));
            int number = code >>> 1;
            if (number == parts.size()) {
                parts.add(in.text());
            }
            boolean isGone = (code & 1) != 0;
            changes.add(new RecordEntry.PartHash(
                    parts.get(number),
                    isGone ? Optional.empty() : Optional.of(in.fixed(8)),
                    isGone || tag != RecordEntry.HASHED_WITH_VALUES ? List.of() : values(in)));
        }
        return changes;
    }

    private List<String> values(ByteSource in) {
        List<String> all = new ArrayList<>();
        for (int left = in.count(); left > 0; left--) {
            int number = in.index(values.size() + 1);
            if (number == values.size()) {
                values.add(in.text());
            }
            all.add(values.get(number));
        }
        return all;
    }
}
