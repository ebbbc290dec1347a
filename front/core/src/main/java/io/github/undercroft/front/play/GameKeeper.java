package io.github.undercroft.front.play;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.save.BugReport;
import io.github.undercroft.save.BugReportFile;
import io.github.undercroft.save.Loaded;
import io.github.undercroft.save.RecordingSink;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.save.SaveFormat;
import io.github.undercroft.save.SaveLimits;
import io.github.undercroft.save.SaveStore;
import io.github.undercroft.save.Shelf;
import io.github.undercroft.value.StateNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Keeps a game on a {@link Shelf}, as a {@link SaveStore} does, and its recording and the scores beside it. */
public abstract class GameKeeper implements Keeper {

    private static final String RECORDING = ".recording";
    /** Far more bytes than the best games take. */
    private static final int MAX_SCORES = 1_000_000;

    private final PlayableGame game;
    private final Shelf shelf;
    private final String name;
    private final String scores;
    private final String legacy;
    /** The seed that the player has chosen, whose game is the same for everybody. */
    private Optional<Long> chosen = Optional.empty();

    private boolean hasLegacy = true;

    /**
     * Opens nothing yet.
     *
     * @param name of the save
     * @param scores what the scores are called on the shelf
     * @param legacy what that is called there which a game leaves to the next one
     * @throws SaveException if no save can have that name
     */
    protected GameKeeper(PlayableGame game, Shelf shelf, String name, String scores, String legacy) {
        this.game = game;
        this.shelf = shelf;
        this.name = SaveStore.requireName(name);
        this.scores = scores;
        this.legacy = legacy;
    }

    /** Begins what has that name on the shelf, where there is nothing. */
    protected abstract RecordingSink beginRecording(String recording);

    /** What was begun goes on no more. */
    protected abstract void endRecording();

    /**
     * Keeps what is left of a game.
     *
     * @param kind {@code recordings}, {@code old-recordings}, {@code bugs} or {@code morgue}
     * @param ending of its name
     * @return where it is; empty if nobody should be told
     */
    protected abstract String archive(String kind, String ending, byte[] bytes);

    /** @return whether a game is saved */
    public final boolean hasSave() {
        return store(game.about().usualSize()).has(name);
    }

    private SaveStore store(BoardSize size) {
        return SaveStore.on(shelf, format(size));
    }

    private SaveFormat format(BoardSize size) {
        return game.saveFormat(game.rules(size, Seat.PERSON));
    }

    @Override
    public Found find() {
        try {
            return hasSave() ? saved(size -> store(size).load(name)) : new Found.Nothing();
        } catch (SaveException unreadable) {
            return new Found.Unreadable(unreadable);
        }
    }

    /** The rules depend on the size of the board, which the save knows, so a game of another size is loaded twice. */
    private Found.Saved saved(Function<BoardSize, Loaded> load) {
        BoardSize usual = game.about().usualSize();
        Loaded loaded = load.apply(usual);
        PlayNotes notes = PlayNotes.of(loaded.extra());
        if (!notes.size().holds(game.about().minSize())) {
            throw new SaveException(
                    SaveException.Reason.DAMAGED,
                    "Its board would be " + notes.size() + ", smaller than "
                            + game.about().minSize() + ".");
        }
        Game same = notes.size().equals(usual)
                ? loaded.game()
                : load.apply(notes.size()).game();
        return new Found.Saved(same, notes, loaded.damage());
    }

    @Override
    public void save(Game running, StateNode extra) {
        store(game.about().usualSize()).save(name, running, extra);
    }

    /**
     * @return the seed of the game in a save from elsewhere
     * @throws SaveException if it can't be read
     */
    protected long seedOf(byte[] save) {
        return saved(size -> format(size).load(save)).notes().seed();
    }

    /** Puts a save that was read from elsewhere in the place of the kept one, whose recording is then of another game. */
    protected void replace(byte[] save) {
        store(game.about().usualSize()).put(name, save);
        shelf.remove(name + RECORDING);
    }

    @Override
    public void delete() {
        delete(name);
    }

    /** Deletes the save of that name, its backup and its recording. */
    protected final void delete(String save) {
        store(game.about().usualSize()).delete(save);
        endRecording();
        trying("The recording could not be deleted", () -> shelf.remove(save + RECORDING));
    }

    @Override
    public RecordingSink record(byte[] first) {
        endRecording();
        trying("The recording could not be replaced", () -> shelf.remove(name + RECORDING));
        RecordingSink rest = beginRecording(name + RECORDING);
        rest.append(first);
        return rest;
    }

    @Override
    public Optional<byte[]> recorded() {
        String recording = name + RECORDING;
        return shelf.has(recording) ? Optional.of(shelf.get(recording, SaveLimits.USUAL.maxBytes())) : Optional.empty();
    }

    @Override
    public String keepRecording() {
        endRecording();
        String place = archive("recordings", RECORDING, shelf.get(name + RECORDING, Integer.MAX_VALUE));
        shelf.remove(name + RECORDING);
        return place;
    }

    @Override
    public String keepOldRecording() {
        return archive("old-recordings", RECORDING, shelf.get(name + RECORDING, Integer.MAX_VALUE));
    }

    @Override
    public String keepReport(BugReport report) {
        return archive("bugs", ".zip", BugReportFile.bytes(report));
    }

    @Override
    public String writeMorgue(String text) {
        return archive("morgue", ".txt", text.getBytes(StandardCharsets.UTF_8));
    }

    /** Whatever the bytes are, they are some letters: a damaged line then harms no other. */
    @Override
    public List<String> scores() {
        try {
            String lines = new String(shelf.get(scores, MAX_SCORES), StandardCharsets.UTF_8);
            return Splitter.on('\n').omitEmptyStrings().splitToList(lines);
        } catch (SaveException unreadable) {
            return ImmutableList.of();
        }
    }

    @Override
    public void writeScores(List<String> lines) {
        trying("The scores in " + shelf.place(scores) + " could not be written; move it away", () -> {
            if (shelf.has(scores)) {
                shelf.get(scores, MAX_SCORES);
            }
            shelf.replace(scores, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        });
    }

    /** Says that the player has chosen that seed: its game takes nothing over, so that it is the same for everybody. */
    public final void choose(long seed) {
        chosen = Optional.of(seed);
    }

    /** Says that no game takes over what another one left, nor leaves anything. */
    public final void leaveLegacy() {
        hasLegacy = false;
    }

    /** @return whether no game has been kept here yet, neither a running one nor the score of another */
    public final boolean isNew() {
        return !hasSave() && scores().isEmpty();
    }

    @Override
    public Optional<byte[]> legacy(long seed) {
        if (!hasLegacy || chosen.filter(each -> each == seed).isPresent() || !shelf.has(legacy)) {
            return Optional.empty();
        }
        return Optional.of(shelf.get(legacy, LegacyFile.MAX_BYTES));
    }

    @Override
    public void writeLegacy(byte[] left) {
        if (hasLegacy && left.length == 0) {
            shelf.remove(legacy);
        } else if (hasLegacy) {
            shelf.replace(legacy, left);
        }
    }

    private static void trying(String failure, Runnable attempt) {
        try {
            attempt.run();
        } catch (SaveException refused) {
            throw new SaveException(refused.reason(), failure + ": " + refused.getMessage(), refused);
        }
    }

    @Override
    public String shortened(String place) {
        return place;
    }

    @Override
    public Optional<String> begin(PlayableGame played, long seed, BoardSize size) {
        return played.beginCommand(seed, size);
    }
}
