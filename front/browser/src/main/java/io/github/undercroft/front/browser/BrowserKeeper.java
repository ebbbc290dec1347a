package io.github.undercroft.front.browser;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.play.GameKeeper;
import io.github.undercroft.front.play.PlayNotes;
import io.github.undercroft.game.Game;
import io.github.undercroft.save.RecordingSink;
import io.github.undercroft.value.StateNode;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Keeps games in the browser's own store: the bytes of the desktop's files, as text. Of the games that have ended only the last
 * one's recording and story stay, since a browser keeps some megabytes; recordings that a new version did not go on with all stay.
 */
final class BrowserKeeper extends GameKeeper {

    private static final String LAST = ".last.recording";
    private static final String STORY = ".story";
    private static final String REPORT = ".report";
    private static final Map<String, String> PLACES =
            ImmutableMap.of("recordings", LAST, "morgue", STORY, "bugs", REPORT);

    private static final String TURN = ".turn";
    private static final String REPLACED = ".replaced";
    private static final String REPLACED_RECORDING = ".replaced-recording";

    private final PlayableGame game;
    private final BrowserShelf shelf;
    private final String seed;

    /** Keeps the game that is known by that seed; without one the last one, or if that has ended another by a new seed. */
    BrowserKeeper(TextStore store, PlayableGame game, Optional<Long> seed, long fresh) {
        this(game, new BrowserShelf(store, "undercroft/" + game.about().name()), seed.map(String::valueOf), fresh);
    }

    private BrowserKeeper(PlayableGame game, BrowserShelf shelf, Optional<String> seed, long fresh) {
        this(game, shelf, seed.or(shelf.games()::last).orElseGet(() -> Long.toString(fresh)));
    }

    private BrowserKeeper(PlayableGame game, BrowserShelf shelf, String seed) {
        super(game, shelf, seed, BrowserShelf.SCORES, BrowserShelf.LEGACY);
        this.game = game;
        this.shelf = shelf;
        this.seed = seed;
    }

    /** @return the seed of the game that is kept, or to be kept */
    long seed() {
        return Long.parseLong(seed);
    }

    @Override
    public void save(Game running, StateNode extra) {
        use();
        super.save(running, extra);
        keep(TURN, Long.toString(PlayNotes.of(extra).turns()));
    }

    private void use() {
        shelf.games().use(seed);
    }

    private void keep(String what, String text) {
        shelf.store().put(place(what), text);
    }

    private void drop(String what) {
        shelf.store().remove(place(what));
    }

    /** Where something about the kept game is. */
    String place(String what) {
        return shelf.place(seed + what);
    }

    /** At which turn the game is that is kept. */
    String turn() {
        return shelf.store().get(place(TURN)).orElse("?");
    }

    @Override
    public void delete() {
        super.delete();
        drop(TURN);
        shelf.games().end(seed);
    }

    @Override
    public RecordingSink record(byte[] first) {
        use();
        return super.record(first);
    }

    @Override
    protected RecordingSink beginRecording(String recording) {
        return shelf.begin(recording);
    }

    @Override
    protected void endRecording() {}

    @Override
    protected String archive(String kind, String ending, byte[] bytes) {
        String place = shelf.place(
                kind.equals("old-recordings") ? old(oldRecordings() + 1) : Objects.requireNonNull(PLACES.get(kind)));
        shelf.store()
                .put(
                        place,
                        kind.equals("morgue") ? new String(bytes, StandardCharsets.UTF_8) : StoredBytes.text(bytes));
        return kind.equals("bugs") ? place : "";
    }

    /** Only the last one is kept. */
    @Override
    public void rewriteMorgue(String place, String text) {
        writeMorgue(text);
    }

    private String old(int number) {
        return seed + ".old-recording" + number;
    }

    private int oldRecordings() {
        int count = 0;
        while (shelf.has(old(count + 1))) {
            count++;
        }
        return count;
    }

    /** @return the latest recording of the kept game that did not go on, as after a new version of the game */
    Optional<byte[]> oldRecording() {
        return bytes("/" + old(oldRecordings()));
    }

    @Override
    public Optional<String> begin(PlayableGame played, long number, BoardSize size) {
        return Optional.of(played.words().say("{0} behind this page's address", "#seed=" + number));
    }

    @Override
    public void close() {}

    /** @return the bytes of the save; empty if no game is kept */
    Optional<byte[]> save() {
        return bytes("/" + seed + ".save");
    }

    private Optional<byte[]> bytes(String place) {
        return shelf.store().get(shelf.prefix() + place).map(StoredBytes::of);
    }

    /**
     * @return the keeper of the game in a save from elsewhere
     * @throws io.github.undercroft.save.SaveException if that can't be read
     */
    BrowserKeeper of(byte[] save) {
        return new BrowserKeeper(game, shelf, Long.toString(seedOf(save)));
    }

    /** Keeps a save from elsewhere; what it replaces can be got back. */
    void take(byte[] save) {
        Optional<byte[]> before = save();
        Optional<byte[]> recording = recorded();
        before.ifPresent(bytes -> keep(REPLACED, StoredBytes.text(bytes)));
        recording.ifPresentOrElse(
                bytes -> keep(REPLACED_RECORDING, StoredBytes.text(bytes)), () -> drop(REPLACED_RECORDING));
        use();
        replace(save);
        drop(TURN);
    }

    /** Whether there is a game that was replaced. */
    boolean hasReplaced() {
        return bytes("/" + seed + REPLACED).isPresent();
    }

    /** Goes back to the game that was replaced, which replaces the present one in its turn. */
    void getBack() {
        Optional<byte[]> recording = bytes("/" + seed + REPLACED_RECORDING);
        bytes("/" + seed + REPLACED).ifPresent(this::take);
        recording.ifPresent(this::record);
    }

    /** The game is given up, and can be got back. */
    void setAside() {
        save().ifPresent(this::take);
        delete();
    }

    /** @return the recording of the kept game, or of the last one that has ended; empty if there is none */
    Optional<byte[]> recording() {
        return recorded().or(() -> bytes(LAST));
    }

    /** @return the story of the last game that has ended */
    Optional<String> story() {
        return shelf.store().get(shelf.place(STORY));
    }

    /** @return the report of how the code of a game broke last */
    Optional<byte[]> report() {
        return bytes(REPORT);
    }
}
