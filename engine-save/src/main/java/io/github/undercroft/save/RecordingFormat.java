package io.github.undercroft.save;

import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.value.StateNode;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Records games by the same rules, and replays recordings of them. Immutable, for any number of games and threads. Knows no
 * file; {@link RecordingFile} does.
 *
 * <pre>{@code
 * RecordingFormat format = RecordingFormat.of(rules);
 * Recorder recorder = format.start(42);
 * Game game = recorder.game();
 * // play it as always
 * Verification result = format.replay(recorder.bytes()).verify();
 * }</pre>
 */
public final class RecordingFormat {

    private final Rules rules;
    private final SaveLimits limits;
    private final Checkpoints checkpoints;
    private final StateNode extra;
    /** How saves of older versions are read; empty if only the present version is. */
    private final Optional<SaveFormat> older;

    /** Made once, since it takes longer than some turns. */
    private final SaveFormat.Header header;

    private final long fingerprint;

    private RecordingFormat(
            Rules rules,
            SaveLimits limits,
            Checkpoints checkpoints,
            StateNode extra,
            Optional<SaveFormat> older,
            SaveFormat.Header header,
            long fingerprint) {
        this.rules = rules;
        this.extra = extra;
        this.older = older;
        this.header = header;
        this.fingerprint = fingerprint;
        this.limits = limits;
        this.checkpoints = checkpoints;
    }

    /** The format of recordings by those rules, within the usual limits and with the usual checkpoints. */
    public static RecordingFormat of(Rules rules) {
        return new RecordingFormat(
                rules,
                SaveLimits.USUAL,
                Checkpoints.usual(),
                new StateNode.Absent(),
                Optional.empty(),
                header(rules),
                rules.fingerprint());
    }

    /** The same format within other limits. {@link SaveLimits#maxBytes} is the length of a whole recording. */
    public RecordingFormat within(SaveLimits others) {
        return new RecordingFormat(
                rules, Objects.requireNonNull(others, "limits"), checkpoints, extra, older, header, fingerprint);
    }

    /** The same format, which notes the hash of the state at other checkpoints. */
    public RecordingFormat hashing(Checkpoints others) {
        return new RecordingFormat(
                rules, limits, Objects.requireNonNull(others, "checkpoints"), extra, older, header, fingerprint);
    }

    /**
     * The same format, which writes something beside the game that is read without its rules ({@link Recording#extra}), such as
     * the size of the board for which the rules have to be made.
     */
    public RecordingFormat withExtra(StateNode beside) {
        return new RecordingFormat(
                rules, limits, checkpoints, Objects.requireNonNull(beside, "beside"), older, header, fingerprint);
    }

    /**
     * The same format, which also plays recordings of older versions of the game, as far as they are played as they were: up to the
     * first difference. One that begins at a save begins with what that format makes of the save.
     */
    public RecordingFormat playingOlder(SaveFormat saves) {
        return new RecordingFormat(rules, limits, checkpoints, extra, Optional.of(saves), header, fingerprint);
    }

    /** Starts a game of that seed, and records it in memory. */
    public Recorder start(long seed) {
        return start(seed, RecordingSink.NONE);
    }

    /**
     * Starts a game of that seed, and records it.
     *
     * @throws SaveException if the sink refuses the beginning
     * @throws IllegalArgumentException if a value's class is not registered; the message names it
     */
    public Recorder start(long seed, RecordingSink sink) {
        return record(Game.start(rules, seed), seed, null, sink);
    }

    /** Records a game in memory that is under way. The recording begins at a save. */
    public Recorder follow(Game game) {
        return follow(game, RecordingSink.NONE);
    }

    /**
     * Records a game that is under way, such as one that was loaded. The recording begins at a save.
     *
     * @throws SaveException if the sink refuses the beginning, or the save is too large
     * @throws IllegalArgumentException if a value's class is not registered; the message names it
     */
    public Recorder follow(Game game, RecordingSink sink) {
        return record(game, 0, SaveFormat.of(rules).within(limits).write(game), sink);
    }

    private Recorder record(Game game, long seed, byte @Nullable [] save, RecordingSink sink) {
        RecordingWriter writer = new RecordingWriter(limits, Objects.requireNonNull(sink, "sink"));
        writer.begin(header, fingerprint, checkpoints, extra, seed, save);
        return new Recorder(rules, game, checkpoints, writer);
    }

    private static SaveFormat.Header header(Rules rules) {
        return new SaveFormat.Header(
                rules.name(),
                rules.version(),
                SaveFormat.ENGINE_VERSION,
                rules.registry().fingerprint());
    }

    /**
     * The recording of such bytes.
     *
     * @throws SaveException if it can't be read, or is of another game or version
     */
    public Recording read(byte[] bytes) {
        Recording recording = Recording.read(bytes, limits);
        SaveFormat.Header recorded = recording.header();
        if (!recorded.game().equals(rules.name())) {
            throw new SaveException(
                    Reason.OTHER_GAME,
                    "This is a recording of the game \"" + recorded.game() + "\", not of \"" + rules.name() + "\".");
        }
        boolean isOlder = recorded.gameVersion() < rules.version();
        if (recorded.gameVersion() != rules.version() && !(isOlder && older.isPresent())) {
            throw new SaveException(
                    isOlder ? Reason.TOO_OLD : Reason.TOO_NEW,
                    "This recording was made by version " + recorded.gameVersion()
                            + " of the game; only that version plays it" + " as it was, and this is version "
                            + rules.version() + ".");
        }
        return recording;
    }

    /**
     * A replay of such bytes, at its beginning.
     *
     * @throws SaveException if they can't be read, are of another game or version, or hold inputs that are no actions
     */
    public Replayer replay(byte[] bytes) {
        return replay(read(bytes));
    }

    /**
     * A replay of a recording, at its beginning.
     *
     * @throws SaveException if its save is damaged, or it holds inputs that are no actions
     */
    public Replayer replay(Recording recording) {
        return new Replayer(recording, playback(recording, begin(recording)));
    }

    /**
     * Replays a recording and records it again with the checkpoints of this format, as far as it is played as it was. So a
     * recording without many hashes gets them afterwards, from a build of the game that still plays it: a replay on
     * another build is then told the very step and part in which it differs. It has an end if that recording has one, and was
     * played until there.
     */
    public byte[] recordAgain(byte[] bytes) {
        Recording recording = read(bytes);
        Game game = begin(recording);
        byte[] save = recording.save;
        Recorder recorder =
                withExtra(recording.extra()).record(game, recording.seed().orElse(0), save, RecordingSink.NONE);
        Playback playback = playback(recording, game);
        while (playback.advance()) {
            // the recorder listens
        }
        if (recording.isFinished() && playback.divergence == null) {
            recorder.close();
        }
        return recorder.bytes();
    }

    /**
     * Plays a recording up to a step, and records on from there. So the recording of a game goes on with the game when that was
     * saved after that step and loaded: then the states have equal hashes. The sink gets all of it anew; what the recording
     * tells of later steps is left out.
     *
     * @param step 0 for the beginning, up to {@link Recording#steps}
     * @throws IllegalArgumentException if there is no such step
     * @throws SaveException if the recording can't be read, or is of another game or version, or the sink refuses; {@link
     *     Reason#DAMAGED} if it is played otherwise than it was recorded
     */
    public Recorder resume(byte[] bytes, int step, RecordingSink sink) {
        Recording recording = read(bytes);
        return withExtra(recording.extra()).fork(recording, step, sink);
    }

    /** As {@link #resume}, but of the recording of another game, which goes on otherwise: beside it stands {@linkplain #withExtra what this format says}. */
    public Recorder fork(byte[] bytes, int step, RecordingSink sink) {
        return fork(read(bytes), step, sink);
    }

    private Recorder fork(Recording recording, int step, RecordingSink sink) {
        recording.requireStep(step);
        Game game = begin(recording);
        Recorder recorder = record(game, recording.seed().orElse(0), recording.save, sink);
        Playback playback = playback(recording, game);
        while (playback.step < step && playback.advance()) {
            // the recorder listens
        }
        Divergence difference = playback.divergence;
        if (difference != null) {
            throw new SaveException(Reason.DAMAGED, difference.message());
        }
        return recorder;
    }

    /** Plays a recording on a game that is as the recording begins. */
    Playback playback(Recording recording, Game game) {
        boolean rulesChanged = recording.rulesFingerprint() != fingerprint
                || recording.header().fingerprint() != header.fingerprint();
        return new Playback(recording, RecordedActions.of(recording, rules.registry()), game, rulesChanged);
    }

    Game begin(Recording recording) {
        byte[] save = recording.save;
        return save == null
                ? Game.start(rules, recording.seed().orElseThrow())
                : older.orElseGet(() -> SaveFormat.of(rules)).within(limits).read(save);
    }
}
