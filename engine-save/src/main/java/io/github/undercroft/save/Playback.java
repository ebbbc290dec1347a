package io.github.undercroft.save;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.InputReply;
import io.github.undercroft.game.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Plays a recording on a game, one step after the other, and compares what comes of it. */
final class Playback {

    /** How many actions a difference tells. */
    private static final int LAST = 8;

    private final Recording recording;
    private final ImmutableList<Action> actions;
    private final boolean rulesChanged;
    final Game game;

    /** The number of steps played, and the index of the first entry that was not looked at. */
    int step;

    private int next;
    /** The entry with the digests of the next steps; the number of entries if there is none. */
    private int nextHash;

    /** The last step after which the state had the recorded hash; -1 before the first hash. */
    private int equalUntil = -1;

    private final ArrayDeque<Step.Acted> lastActions = new ArrayDeque<>();

    @Nullable
    Step lastStep;

    /** What was submitted before the last step. */
    @Nullable
    Action lastInput;

    @Nullable
    RecordedFailure lastFailure;

    @Nullable
    Divergence divergence;

    /** Whether inputs after the present step were taken, so that this is no longer the state right after it. */
    boolean hasInput;

    Playback(Recording recording, ImmutableList<Action> actions, Game game, boolean rulesChanged) {
        this.recording = recording;
        this.actions = actions;
        this.rulesChanged = rulesChanged;
        this.game = game;
        this.nextHash = hashFrom(0);
        check();
    }

    /** One that goes on from the same place with that game. */
    private Playback(Playback origin, Game game) {
        this.recording = origin.recording;
        this.actions = origin.actions;
        this.rulesChanged = origin.rulesChanged;
        this.game = game;
        this.step = origin.step;
        this.next = origin.next;
        this.nextHash = origin.nextHash;
        this.equalUntil = origin.equalUntil;
        this.lastActions.addAll(origin.lastActions);
        this.lastStep = origin.lastStep;
        this.lastInput = origin.lastInput;
        this.lastFailure = origin.lastFailure;
        this.divergence = origin.divergence;
        this.hasInput = origin.hasInput;
    }

    /** A copy that plays a fork of the game. */
    Playback fork() {
        return new Playback(this, game.fork());
    }

    private int hashFrom(int entry) {
        int at = entry;
        while (at < recording.entries.size() && !(recording.entries.get(at) instanceof RecordEntry.Hashed)) {
            at++;
        }
        return at;
    }

    /** Plays a step; false at the end and after a difference. */
    boolean advance() {
        if (divergence != null) {
            return false;
        }
        lastInput = step < recording.steps() ? null : lastInput;
        while (next < recording.entries.size() && recording.entries.get(next).step() == step) {
            process(recording.entries.get(next));
            if (divergence != null) {
                return false;
            }
            next++;
        }
        if (step >= recording.steps()) {
            return false;
        }
        play();
        if (divergence == null) {
            check();
        }
        return divergence == null;
    }

    /** Looks at the hashes that were noted after the present step. */
    private void check() {
        while (divergence == null
                && next < recording.entries.size()
                && recording.entries.get(next) instanceof RecordEntry.Hashed hashed
                && hashed.step() == step) {
            process(hashed);
            next++;
        }
    }

    private void process(RecordEntry entry) {
        if (entry instanceof RecordEntry.Input input) {
            submit(input);
        } else if (entry instanceof RecordEntry.Hashed hashed) {
            compare(hashed);
        } else if (entry instanceof RecordEntry.Threw threw) {
            differs("exception", threw.failure().toString(), "none");
        }
    }

    private void submit(RecordEntry.Input input) {
        hasInput = true;
        lastInput = input.action() < 0 ? null : actions.get(input.action());
        String what = input.action() < 0 ? "an interrupt" : StepDigest.words(actions.get(input.action()));
        InputReply reply;
        try {
            reply = input.action() < 0
                    ? game.interrupt(input.actor())
                    : game.submit(input.actor(), actions.get(input.action()));
        } catch (RuntimeException refused) {
            differs(
                    "input",
                    what + " of " + input.actor() + " accepted",
                    RecordedFailure.of(step, refused).toString());
            return;
        }
        if (!(reply instanceof InputReply.Accepted)) {
            differs("input", what + " of " + input.actor() + " accepted", reply.toString());
        }
    }

    private void play() {
        hasInput = false;
        Step played = null;
        RecordedFailure failure = null;
        byte digest = 0;
        boolean hasDigests =
                nextHash < recording.entries.size() && recording.checkpoints().hasDigests();
        try {
            played = game.step();
            digest = hasDigests ? StepDigest.of(game, recording.checkpoints(), played) : 0;
        } catch (RuntimeException thrown) {
            failure = RecordedFailure.of(step + 1, thrown);
            digest = hasDigests ? StepDigest.of(game, recording.checkpoints(), thrown) : 0;
        }
        lastStep = played;
        if (played != null && !Recorder.counts(played)) {
            differs("turn", "another step", waiting(played));
            return;
        }
        step++;
        if (played instanceof Step.Acted acted) {
            remember(acted);
        }
        compare(failure);
        if (divergence == null && hasDigests) {
            RecordEntry.Hashed due = (RecordEntry.Hashed) recording.entries.get(nextHash);
            if (due.step() == step && due.changes().isPresent()) {
                check(); // which names a part
            }
            if (divergence == null) {
                compare(due, digest, played);
            }
        }
    }

    private static String waiting(Step played) {
        return played instanceof Step.Awaiting awaiting
                ? "a game that waits for " + awaiting.actor()
                : played.toString();
    }

    private void compare(@Nullable RecordedFailure found) {
        RecordedFailure expected = null;
        if (next < recording.entries.size()
                && recording.entries.get(next) instanceof RecordEntry.Threw threw
                && threw.step() == step) {
            expected = threw.failure();
            next++;
        }
        if (found != null) {
            lastFailure = found;
        }
        if (!Objects.equals(expected, found)) {
            differs(
                    "exception",
                    expected == null ? "none" : expected.toString(),
                    found == null ? "none" : found.toString());
        }
    }

    private void compare(RecordEntry.Hashed due, byte digest, @Nullable Step played) {
        byte expected = due.digests().at(due.step() - step);
        if (due.words().isEmpty() && expected == digest) {
            return;
        }
        String words = played == null ? "" : StepDigest.words(played);
        if (!due.words().isEmpty() && !due.words().equals(words)) {
            differs("events", due.words(), words);
        } else if (expected != digest) {
            differs("events", "a step with digest " + (expected & 0xFF), (digest & 0xFF) + " of " + words);
        }
    }

    private void compare(RecordEntry.Hashed hashed) {
        nextHash = hashFrom(next + 1);
        long found = Recorder.hashOf(game, recording.checkpoints());
        if (found == hashed.hash()) {
            equalUntil = step;
        } else if (hashed.changes().isPresent()) {
            differsInParts();
        } else {
            differs("state", hex(hashed.hash()), hex(found));
        }
    }

    private void differsInParts() {
        SortedMap<String, Long> expected = expectedParts();
        SortedMap<String, Long> found = Recorder.partsOf(game, recording.checkpoints());
        TreeSet<String> names = new TreeSet<>(expected.keySet());
        names.addAll(found.keySet());
        List<String> different = new ArrayList<>();
        for (String name : names) {
            if (!Objects.equals(expected.get(name), found.get(name))) {
                different.add(name);
            }
        }
        String first = different.isEmpty() ? "state" : different.get(0);
        List<String> was = expectedValues(first);
        List<String> is = PartValues.of(game, first);
        String lost = PartValues.without(was, is);
        String gained = PartValues.without(is, was);
        boolean isTold = !was.isEmpty() && !is.isEmpty() && !(lost + gained).isEmpty();
        differs(
                different.size() > 1 ? first + " and " + (different.size() - 1) + " more" : first,
                isTold ? orNothing(lost) : hex(expected.get(first)),
                isTold ? orNothing(gained) : hex(found.get(first)));
    }

    private static String orNothing(String values) {
        return values.isEmpty() ? "nothing" : values;
    }

    /** The values of a part as they were recorded last; empty if they are not known. */
    private List<String> expectedValues(String part) {
        List<String> values = List.of();
        for (RecordEntry entry : recording.entries.subList(0, next + 1)) {
            if (entry instanceof RecordEntry.Hashed hashed) {
                for (RecordEntry.PartHash change : hashed.changes().orElse(List.of())) {
                    values = change.part().equals(part) ? change.values() : values;
                }
            }
        }
        return values;
    }

    /** The parts as they were recorded, with all changes up to the present entry. */
    private SortedMap<String, Long> expectedParts() {
        SortedMap<String, Long> parts = new TreeMap<>();
        for (RecordEntry entry : recording.entries.subList(0, next + 1)) {
            if (entry instanceof RecordEntry.Hashed hashed) {
                for (RecordEntry.PartHash change : hashed.changes().orElse(List.of())) {
                    Optional<Long> hash = change.hash();
                    if (hash.isPresent()) {
                        parts.put(change.part(), hash.get());
                    } else {
                        parts.remove(change.part());
                    }
                }
            }
        }
        return parts;
    }

    private static String hex(@Nullable Long hash) {
        return hash == null ? "nothing" : Long.toHexString(hash);
    }

    private void differs(String part, String expected, String found) {
        List<String> last = new ArrayList<>();
        lastActions.forEach(acted -> last.add(acted.actor() + " " + StepDigest.words(acted.action())));
        divergence = new Divergence(step, game.view().now(), equalUntil, part, expected, found, last, rulesChanged);
    }

    private void remember(Step.Acted acted) {
        if (lastActions.size() == LAST) {
            lastActions.removeFirst();
        }
        lastActions.add(acted);
    }
}
