package io.github.undercroft.front.play;

import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.sheet.Folding;
import io.github.undercroft.game.Game;
import java.util.Optional;

/** The game that a play is at: the table with it, its seed, its save and its recording. One game after the other. */
final class GameInPlay {

    private final PlayableGame game;
    private final Seat seat;
    private final Saving saving;
    private final Taping taping;
    private BoardSize size;
    private long seed;
    private Table table;
    private Optional<Epitaph> epitaph = Optional.empty();

    /** How the first table comes about. */
    @FunctionalInterface
    interface Opening {

        /** The table, with a game that may be recorded. */
        Table table(Taping taping);
    }

    GameInPlay(PlayableGame game, BoardSize size, Seat seat, long seed, Keeper keeper, Opening first) {
        this.game = game;
        this.size = size;
        this.seat = seat;
        this.seed = seed;
        this.saving = new Saving(keeper);
        this.taping = new Taping(keeper);
        this.table = first.table(taping);
    }

    /** A new game of a seed, which is recorded, and saved at its first decision. */
    static GameInPlay started(PlayableGame game, BoardSize size, Seat seat, long seed, Keeper keeper) {
        GameInPlay started = new GameInPlay(
                game, size, seat, seed, keeper, taping -> new Table(game, taping.start(game, size, seat, seed)));
        started.saving.begin();
        return started;
    }

    /** What stands behind a question before anything is played. */
    static GameInPlay unkept(PlayableGame game, BoardSize size, long seed, Keeper keeper) {
        return new GameInPlay(
                game,
                size,
                Seat.PERSON,
                seed,
                keeper,
                taping -> new Table(game, Game.start(game.rules(size, Seat.PERSON), seed)));
    }

    /** A saved game that is shown. */
    static GameInPlay shown(PlayableGame game, Keeper.Found.Saved saved, Keeper keeper) {
        PlayNotes notes = saved.notes();
        return new GameInPlay(
                game, notes.size(), Seat.PERSON, notes.seed(), keeper, taping -> new Table(game, saved.game(), notes));
    }

    /** A recording that is shown from its beginning. */
    static GameInPlay of(Rerun rerun) {
        return new GameInPlay(
                rerun.game(), rerun.size(), rerun.seat(), rerun.seed(), Keeper.NONE, taping -> rerun.at(0));
    }

    PlayableGame game() {
        return game;
    }

    BoardSize size() {
        return size;
    }

    long seed() {
        return seed;
    }

    Table table() {
        return table;
    }

    /** What is told of the game once it has ended. */
    Optional<Epitaph> epitaph() {
        return epitaph;
    }

    /** The name of the game and its seed. */
    String title() {
        return game.about().name() + ", seed " + seed;
    }

    void say(String sentence) {
        table.narrator().say(sentence);
    }

    /** Begins the game of a seed; the saved one is deleted. */
    void begin(BoardSize board, long first) {
        Optional<String> failed = saving.delete();
        size = board;
        seed = first;
        epitaph = Optional.empty();
        table = new Table(game, taping.start(game, size, seat, seed));
        saving.begin();
        failed.ifPresent(this::say);
    }

    /** Shows the saved game while the player is asked about it. @return how things stand in it */
    String show(Keeper.Found.Saved saved) {
        seed = saved.notes().seed();
        size = saved.notes().size();
        table = new Table(game, saved.game(), saved.notes());
        return title() + Folding.GAP + table.status(game);
    }

    /** Goes on with the saved game that is shown. */
    void goOn(Keeper.Found.Saved saved) {
        Taping.Resumed resumed = taping.goOn(game, saved.game(), saved.notes());
        table = new Table(game, resumed.game(), resumed.notes());
        saving.begin();
        if (resumed.regained() > 0) {
            say("The program ended before it could save. The turns since then are played again from the recording: "
                    + resumed.regained() + ".");
        }
        if (resumed.lost() > 0) {
            say("The program ended before it could save: the last turns of this game are lost, " + resumed.lost()
                    + " of them.");
        }
    }

    /** Shows a turn of a recording. */
    void show(Rerun rerun, int turn) {
        seed = rerun.seed();
        epitaph = Optional.empty();
        table = rerun.at(turn);
    }

    /** Lets the shown turn of a recording go on otherwise. */
    void playOn(Rerun rerun) {
        table = rerun.fork(table);
        say("From here on you play. This game is not saved.");
    }

    /** Saves from time to time, and tells what goes wrong. */
    void saveNowAndThen() {
        saving.nowAndThen(table, notes()).ifPresent(this::say);
    }

    /** Tells why the game is not recorded any more, if that is news. */
    void tellNews() {
        taping.news().ifPresent(this::say);
    }

    /** Saves the game, if one runs and that can be done. @return why it failed */
    Optional<String> save() {
        return saving.now(table, notes());
    }

    private PlayNotes notes() {
        return table.notes(seed, size, taping.flush());
    }

    /** Keeps what is left of a game that has ended. */
    void end(Ending ending) {
        Taping.Ended recording = taping.end();
        Optional<String> begin = saving.begin(game, seed, size);
        Epitaph.Kept kept = saving.end(
                Morgue.of(game, table, ending, seed, begin, recording.place()).text(),
                recording,
                PlayScore.of(ending, seed, size),
                game.about().usualSize());
        epitaph = Optional.of(Epitaph.of(ending, game, seed, begin, kept));
    }

    /** Where the report is of how the game's code broke; empty if it did not, or nobody keeps it. */
    Optional<String> report() {
        return taping.report();
    }

    /** Whether there is a saved game to go on with. */
    boolean isSaved() {
        return saving.isSaved();
    }

    void close() {
        saving.close();
    }

    @Override
    public String toString() {
        return game.about().name() + " " + size + " " + seed;
    }
}
