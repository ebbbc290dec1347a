package io.github.undercroft.save;

import com.google.common.collect.ImmutableSortedMap;
import io.github.undercroft.EntityId;
import io.github.undercroft.value.StateNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Writes the records of one recording, keeps their bytes and hands them on. */
final class RecordingWriter {

    private final SaveLimits limits;
    private final RecordingSink sink;
    private final Bytes whole = new Bytes();

    private int records;
    /** The number of steps that the last record named. */
    private int noted;

    private final Map<StateNode, Integer> actions = new LinkedHashMap<>();
    private @Nullable TreeEncoder lastAction;
    private long weight;

    private final Map<String, Integer> parts = new LinkedHashMap<>();
    private SortedMap<String, Long> lastParts = ImmutableSortedMap.of();
    /** The texts that stand for values of parts, by number. */
    private final Map<String, Integer> values = new LinkedHashMap<>();

    RecordingWriter(SaveLimits limits, RecordingSink sink) {
        this.limits = limits;
        this.sink = sink;
    }

    byte[] bytes() {
        return whole.toArray();
    }

    /** The bytes with one more record, which is not kept. */
    byte[] bytesWith(Bytes record) {
        Bytes all = new Bytes();
        all.add(whole.toArray());
        all.add(sized(record));
        return all.toArray();
    }

    int noted() {
        return noted;
    }

    void begin(
            SaveFormat.Header header,
            long rulesPrint,
            Checkpoints checkpoints,
            StateNode extra,
            long seed,
            byte @Nullable [] save) {
        whole.add(RecordFrames.MARK);
        Bytes out = new Bytes();
        out.add(RecordEntry.BEGINNING);
        out.unsigned(RecordingReader.FORMAT);
        out.text(header.game());
        out.unsigned(header.gameVersion());
        out.text(header.engineVersion());
        out.fixed(header.fingerprint(), 8);
        out.fixed(rulesPrint, 8);
        out.unsigned(checkpoints.hashEvery());
        out.unsigned(checkpoints.partsEvery());
        out.unsigned(checkpoints.cosmetic().size());
        checkpoints.cosmetic().forEach(out::text);
        int kind = save == null ? RecordEntry.FROM_SEED : RecordEntry.FROM_SAVE;
        if (extra instanceof StateNode.Absent) {
            out.add(kind);
        } else {
            byte[] more = TreeCodec.encode(extra, limits);
            out.add(kind | RecordEntry.WITH_EXTRA);
            out.unsigned(more.length);
            out.add(more);
        }
        if (save == null) {
            out.fixed(seed, 8);
        } else {
            out.add(save);
        }
        byte[] frame = frame(out);
        Bytes both = new Bytes();
        both.add(RecordFrames.MARK);
        both.add(frame);
        sink.append(both.toArray());
    }

    /** The frame of a record, which is added to the whole. */
    private byte[] frame(Bytes record) {
        byte[] frame = sized(record);
        records++;
        whole.add(frame);
        return frame;
    }

    /** The frame of a record for which there is room. */
    private byte[] sized(Bytes record) {
        byte[] frame = RecordFrames.frame(record.toArray(), records);
        if (whole.size() + frame.length > limits.maxBytes()) {
            throw TreeCodec.tooLarge("a recording of more bytes", limits.maxBytes());
        }
        return frame;
    }

    void add(Bytes record, int step) {
        noted = step;
        sink.append(frame(record));
    }

    private Bytes record(int tag, int step) {
        Bytes out = new Bytes();
        out.add(tag);
        out.unsigned(step - noted);
        return out;
    }

    /** Notes an input; without an action it is an interrupt. */
    void input(int step, EntityId actor, StateNode.@Nullable Fields action) {
        Bytes out = record(RecordEntry.INPUT, step);
        out.unsigned(actor.level());
        out.unsigned(actor.number());
        if (action == null) {
            out.unsigned(0);
        } else {
            Integer known = actions.putIfAbsent(action, actions.size());
            out.unsigned(known == null ? actions.size() : known + 1);
            if (known == null) {
                newAction(action, out);
            }
        }
        add(out, step);
    }

    private void newAction(StateNode.Fields action, Bytes out) {
        SaveLimits left = new SaveLimits(limits.maxBytes(), (int) Math.max(1, limits.maxValues() - weight));
        TreeEncoder before = lastAction;
        TreeEncoder encoder = before == null ? new TreeEncoder(left) : new TreeEncoder(left, before);
        out.add(encoder.encode(action));
        weight += encoder.weight();
        lastAction = encoder;
    }

    /** The record of a hash, which is not added. */
    Bytes hash(int step, long hash, byte[] digests, Optional<String> words) {
        return hash(RecordEntry.HASHED, step, hash, digests, words);
    }

    private Bytes hash(int tag, int step, long hash, byte[] digests, Optional<String> words) {
        Bytes out = record(tag, step);
        out.fixed(hash, 8);
        out.unsigned(digests.length);
        out.add(digests);
        words.ifPresent(out::text);
        return out;
    }

    /** Notes the hashes of the parts that changed, and with a step in words their values, too. */
    void addHash(
            int step,
            long hash,
            byte[] digests,
            Optional<String> words,
            SortedMap<String, Long> newParts,
            Function<String, List<String>> valuesOf) {
        int tag = words.isPresent() ? RecordEntry.HASHED_WITH_VALUES : RecordEntry.HASHED_WITH_PARTS;
        Bytes out = hash(tag, step, hash, digests, words);
        changes(
                newParts,
                words.isPresent() ? (part, into) -> values(valuesOf.apply(part), into) : (part, into) -> {},
                out);
        add(out, step);
    }

    private void values(List<String> all, Bytes out) {
        out.unsigned(all.size());
        for (String value : all) {
            Integer before = values.putIfAbsent(value, values.size());
            out.unsigned(before == null ? values.size() - 1 : before);
            if (before == null) {
                out.text(value);
            }
        }
    }

    private void changes(SortedMap<String, Long> newParts, BiConsumer<String, Bytes> values, Bytes out) {
        SortedMap<String, Long> before = lastParts;
        Bytes changes = new Bytes();
        int count = 0;
        for (Map.Entry<String, Long> part : newParts.entrySet()) {
            if (!part.getValue().equals(before.get(part.getKey()))) {
                part(part.getKey(), 0, changes);
                changes.fixed(part.getValue(), 8);
                values.accept(part.getKey(), changes);
                count++;
            }
        }
        for (String part : before.keySet()) {
            if (!newParts.containsKey(part)) {
                part(part, 1, changes);
                count++;
            }
        }
        out.unsigned(count);
        out.add(changes.toArray());
        lastParts = newParts;
    }

    /** A part by its number, or one more than the last number and its name where it stands first. */
    private void part(String name, int isGone, Bytes out) {
        Integer before = parts.putIfAbsent(name, parts.size());
        int number = before == null ? parts.size() - 1 : before;
        out.unsigned(2L * number + isGone);
        if (before == null) {
            out.text(name);
        }
    }

    void threw(RecordedFailure failure) {
        Bytes out = record(RecordEntry.THREW, failure.step());
        out.text(failure.type());
        out.text(failure.message());
        add(out, failure.step());
    }

    /** The record of so many steps, which is not added. */
    Bytes passed(int step) {
        return record(RecordEntry.PASSED, step);
    }

    void ended(int step) {
        add(record(RecordEntry.ENDED, step), step);
    }
}
