package io.github.undercroft.front.browser;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Keeper;
import io.github.undercroft.front.play.PlayNotes;
import io.github.undercroft.game.Game;
import io.github.undercroft.save.BugReport;
import io.github.undercroft.save.BugReportFile;
import io.github.undercroft.save.Loaded;
import io.github.undercroft.save.RecordingSink;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.save.SaveException.Reason;
import io.github.undercroft.save.SaveFormat;
import io.github.undercroft.value.StateNode;
import java.util.List;
import java.util.Optional;

/**
 * Keeps games in the browser's own store: the bytes of the desktop's files, as text. Of the games that have ended only the last
 * one's recording and story stay, since a browser keeps some megabytes.
 */
final class BrowserKeeper implements Keeper {

    /** What is wrong with a save where its backup helps. */
    private static final ImmutableSet<Reason> MENDED =
            ImmutableSet.of(Reason.DAMAGED, Reason.MISSING, Reason.TOO_LARGE);

    private static final String SAVE = ".save";
    private static final String BACKUP = ".backup";
    private static final String RECORDING = ".recording.";
    private static final String LAST = ".last.recording";
    private static final String STORY = ".story";
    private static final String REPORT = ".report";
    private static final String SCORES = ".scores";

    private final TextStore store;
    private final PlayableGame game;
    /** With which all names of this kind of game begin. Other pages may share the store. */
    private final String name;

    private final KeptGames kept;
    private final String seed;

    /** Keeps the game that is known by that seed; without one the last one, or if that has ended another by a new seed. */
    BrowserKeeper(TextStore store, PlayableGame game, Optional<Long> seed, long fresh) {
        this.store = store;
        this.game = game;
        name = "undercroft/" + game.about().name();
        kept = new KeptGames(store, name + ".seeds");
        this.seed = seed.map(number -> Long.toString(number)).or(kept::last).orElseGet(() -> Long.toString(fresh));
    }

    /** @return the seed of the game that is kept, or to be kept */
    long seed() {
        return Long.parseLong(seed);
    }

    private String place(String ending) {
        return place(seed, ending);
    }

    private String place(String number, String ending) {
        return name + "/" + number + ending;
    }

    @Override
    public Found find() {
        if (store.get(place(SAVE)).or(() -> store.get(place(BACKUP))).isEmpty()) {
            return new Found.Nothing();
        }
        try {
            return load();
        } catch (SaveException unreadable) {
            return new Found.Unreadable(String.valueOf(unreadable.getMessage()));
        }
    }

    /** The rules depend on the size of the board, which the save knows, so a game of another size is loaded twice. */
    private Found load() {
        try {
            return saved(bytes(SAVE), false);
        } catch (SaveException bad) {
            if (MENDED.contains(bad.reason()) && store.get(place(BACKUP)).isPresent()) {
                return saved(bytes(BACKUP), true);
            }
            throw bad;
        }
    }

    private byte[] bytes(String ending) {
        return StoredBytes.of(store.get(place(ending))
                .orElseThrow(() -> new SaveException(Reason.MISSING, "The newest save is gone.")));
    }

    private Found.Saved saved(byte[] bytes, boolean isBackup) {
        BoardSize usual = game.about().usualSize();
        Loaded loaded = format(usual).load(bytes);
        PlayNotes notes = PlayNotes.of(loaded.extra());
        if (!notes.size().holds(game.about().minSize())) {
            throw new SaveException(
                    Reason.DAMAGED,
                    "Its board would be " + notes.size() + ", smaller than "
                            + game.about().minSize() + ".");
        }
        Game same = notes.size().equals(usual)
                ? loaded.game()
                : format(notes.size()).load(bytes).game();
        return new Found.Saved(same, notes, isBackup);
    }

    private SaveFormat format(BoardSize size) {
        return SaveFormat.of(game.rules(size, Seat.PERSON));
    }

    @Override
    public void save(Game running, StateNode extra) {
        put(format(game.about().usualSize()).write(running, extra));
    }

    private void put(byte[] bytes) {
        use();
        store.get(place(SAVE)).filter(BrowserKeeper::isWhole).ifPresent(former -> store.put(place(BACKUP), former));
        store.put(place(SAVE), StoredBytes.text(bytes));
    }

    private static boolean isWhole(String former) {
        try {
            SaveFormat.header(StoredBytes.of(former));
            return true;
        } catch (SaveException damaged) {
            return false;
        }
    }

    /** Lets go of the oldest games. */
    private void use() {
        kept.use(seed).forEach(this::remove);
    }

    private void remove(String number) {
        store.remove(place(number, SAVE));
        store.remove(place(number, BACKUP));
        StoredRecording.delete(store, place(number, RECORDING));
    }

    @Override
    public void delete() {
        remove(seed);
        kept.end(seed);
    }

    @Override
    public RecordingSink record(byte[] first) {
        use();
        StoredRecording.delete(store, place(RECORDING));
        StoredRecording fresh = new StoredRecording(store, place(RECORDING));
        fresh.append(first);
        return fresh;
    }

    @Override
    public Optional<byte[]> recorded() {
        return StoredRecording.read(store, place(RECORDING));
    }

    @Override
    public String keepRecording() {
        Optional<byte[]> all = recorded();
        StoredRecording.delete(store, place(RECORDING));
        all.ifPresent(bytes -> store.put(name + LAST, StoredBytes.text(bytes)));
        return "";
    }

    @Override
    public String keepReport(BugReport report) {
        store.put(name + REPORT, StoredBytes.text(BugReportFile.bytes(report)));
        return name + REPORT;
    }

    @Override
    public String writeMorgue(String text) {
        store.put(name + STORY, text);
        return "";
    }

    @Override
    public List<String> scores() {
        return store.get(name + SCORES)
                .map(Splitter.on('\n').omitEmptyStrings()::splitToList)
                .orElse(ImmutableList.of());
    }

    @Override
    public void writeScores(List<String> lines) {
        store.put(name + SCORES, String.join("\n", lines));
    }

    @Override
    public Optional<String> begin(PlayableGame played, long number, BoardSize size) {
        return Optional.of("#seed=" + number + " behind this page's address");
    }

    @Override
    public void close() {}

    /** @return the bytes of the save; empty if no game is kept */
    Optional<byte[]> save() {
        return store.get(place(SAVE)).map(StoredBytes::of);
    }

    /**
     * Puts a save from elsewhere in the place of the kept one, whose recording is then of another game.
     *
     * @throws SaveException if it can't be read
     */
    void replace(byte[] bytes) {
        saved(bytes, false);
        put(bytes);
        StoredRecording.delete(store, place(RECORDING));
    }

    /** @return the recording of the kept game, or of the last one that has ended; empty if there is none */
    Optional<byte[]> recording() {
        return recorded().or(() -> store.get(name + LAST).map(StoredBytes::of));
    }

    /** @return the story of the last game that has ended */
    Optional<String> story() {
        return store.get(name + STORY);
    }

    /** @return the report of how the code of a game broke last */
    Optional<byte[]> report() {
        return store.get(name + REPORT).map(StoredBytes::of);
    }
}
