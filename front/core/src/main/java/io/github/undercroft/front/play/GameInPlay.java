package io.github.undercroft.front.play;

import io.github.undercroft.Percept;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Prompt;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.game.Game;
import io.github.undercroft.hindsight.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The game that a play is at: as it is shown, its seed, its save and its recording. One game after the other. */
final class GameInPlay {

    private final PlayableGame game;
    private final Seat seat;
    private final AutoSave autoSave;
    private final GameRecorder recorder;
    private BoardSize size;
    private long seed;
    private ShownGame shown;
    private Optional<Epitaph> epitaph = Optional.empty();
    /** The recording of the game that has ended. */
    private Optional<GameRecorder.Ended> ended = Optional.empty();
    /** From which of its turns to play on, once that was found. */
    private Optional<Better> better = Optional.empty();
    /** What is left of it. */
    private Optional<Morgue> morgue = Optional.empty();

    private Optional<Prompt> asked = Optional.empty();
    /** Where the saved game goes on, while the player is asked about it. */
    private Optional<GameRecorder.Ahead> ahead = Optional.empty();
    /** Whether turns were played again from a recording since that was asked last. */
    private boolean isPlayedBack;
    /** Whether another game stands here since that was asked last. */
    private boolean isOther;

    private final List<PlayListener> listeners = new ArrayList<>();

    /** A turn of the game that has ended, from 1, in which another deed would have been better. */
    private record Better(RecordedGame recorded, int turn) {}

    /** @param first shows a game that the recorder may record */
    private GameInPlay(
            PlayableGame game,
            BoardSize size,
            Seat seat,
            long seed,
            Keeper keeper,
            Function<GameRecorder, ShownGame> first) {
        this.game = game;
        this.size = size;
        this.seat = seat;
        this.seed = seed;
        this.autoSave = new AutoSave(keeper, game.words());
        this.recorder = new GameRecorder(keeper);
        this.shown = first.apply(recorder);
    }

    /** A new game of a seed, which is recorded, and saved at its first decision. */
    static GameInPlay started(PlayableGame game, BoardSize size, Seat seat, long seed, Keeper keeper) {
        Function<GameRecorder, ShownGame> first =
                recorder -> new ShownGame(game, new GameSteps.Played(recorder.start(game, size, seat, seed)));
        GameInPlay started = new GameInPlay(game, size, seat, seed, keeper, first);
        started.autoSave.begin();
        started.inherit();
        return started;
    }

    /** What stands behind a question before anything is played. */
    static GameInPlay unkept(PlayableGame game, BoardSize size, long seed, Keeper keeper) {
        Game begun = Game.start(game.rules(size, Seat.PERSON), seed);
        ShownGame shown = new ShownGame(game, new GameSteps.Played(begun));
        return new GameInPlay(game, size, Seat.PERSON, seed, keeper, recorder -> shown);
    }

    /** A saved game that is shown. */
    static GameInPlay shown(PlayableGame game, Keeper.Found.Saved saved, Keeper keeper) {
        PlayNotes notes = saved.notes();
        ShownGame shown = new ShownGame(game, new GameSteps.Played(saved.game()), notes);
        return new GameInPlay(game, notes.size(), Seat.PERSON, notes.seed(), keeper, recorder -> shown);
    }

    /** A recording that is shown from its beginning. */
    static GameInPlay of(RecordedGame recorded) {
        ShownGame shown = recorded.at(0);
        return new GameInPlay(
                recorded.game(), recorded.size(), recorded.seat(), recorded.seed(), Keeper.NONE, recorder -> shown);
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

    ShownGame shown() {
        return shown;
    }

    /** What is told of the game once it has ended. */
    Optional<Epitaph> epitaph() {
        return epitaph;
    }

    /** The name of the game and its seed. */
    String title() {
        return game.words()
                .say("{0}, seed {1}", game.words().wording().name(game.about().name()), seed);
    }

    void listen(PlayListener listener) {
        listeners.add(listener);
    }

    /** Tells the listeners what the player perceived of the last step. */
    void tellListeners() {
        for (PlayListener listener : List.copyOf(listeners)) {
            try {
                shown.perceived().forEach(percept -> listener.perceived(percept, shown.view(), shown.isReplayed()));
            } catch (RuntimeException broke) {
                listeners.remove(listener);
                say("What listens to this game broke, and hears no more: {0}", broke);
            }
        }
    }

    /** What the steps since the last call ask the player; the first thing, if there are several. */
    Optional<Prompt> takeAsked() {
        Optional<Prompt> first = asked;
        asked = Optional.empty();
        return first;
    }

    /** Takes note of what the last step asks. */
    void noteAsked() {
        for (Percept percept : shown.perceived()) {
            if (asked.isEmpty()) {
                asked = game.prompt(percept, shown.view());
            }
        }
    }

    void say(String sentence, Object... values) {
        shown.narrator().say(game.words().say(sentence, values));
    }

    /** Whether turns were played again from a recording since the last call: nobody saw them, so no key typed meanwhile is meant. */
    boolean takePlayedBack() {
        boolean was = isPlayedBack;
        isPlayedBack = false;
        return was;
    }

    /** Whether another game was begun or gone on with since the last call: keys that were typed before it is seen are not meant. */
    boolean takeOther() {
        boolean was = isOther;
        isOther = false;
        return was;
    }

    /** Begins the game of a seed; the saved one is deleted. */
    void begin(BoardSize board, long first) {
        ahead = Optional.empty();
        better = Optional.empty();
        Optional<String> failed = autoSave.delete();
        size = board;
        seed = first;
        isOther = true;
        epitaph = Optional.empty();
        asked = Optional.empty();
        shown = new ShownGame(game, new GameSteps.Played(recorder.start(game, size, seat, seed)));
        autoSave.begin();
        inherit();
        failed.ifPresent(this::say);
    }

    /** The first deed of a person's new game takes over what an earlier one left, if it did. */
    private void inherit() {
        if (seat == Seat.PERSON && game.legacy().isPresent()) {
            autoSave.inherited(game.rules(size, seat).registry(), seed).ifPresent(shown::begin);
        }
    }

    /** Shows where the saved game would go on while the player is asked about it. @return how things stand there */
    String show(Keeper.Found.Saved saved) {
        GameRecorder.Ahead there = ahead(saved);
        seed = there.notes().seed();
        size = there.notes().size();
        shown = new ShownGame(game, new GameSteps.Played(there.game()), there.notes());
        String how = there.end().orElseGet(() -> shown.status(game));
        return game.words().say("go on: turn {0}", there.notes().turns())
                + WordWrap.GAP
                + title()
                + WordWrap.GAP
                + how
                + (there.regained() > 0
                        ? WordWrap.GAP + game.words().say("the program ended before it could save")
                        : "")
                + (there.lost() > 0
                        ? WordWrap.GAP + game.words().say("the last turns are lost, {0} of them", there.lost())
                        : "");
    }

    /** Where a saved game goes on, which takes a moment: so it is looked for once. */
    private GameRecorder.Ahead ahead(Keeper.Found.Saved saved) {
        GameRecorder.Ahead there = ahead.orElseGet(() -> recorder.ahead(game, saved.game(), saved.notes()));
        ahead = Optional.of(there);
        return there;
    }

    /** Goes on with the saved game that is shown. */
    void goOn(Keeper.Found.Saved saved) {
        long playedOn = ahead(saved).recording().map(GameRecordings::playedOn).orElse(0L);
        GameRecorder.Resumed resumed = recorder.goOn(game, saved.game(), saved.notes(), ahead(saved));
        ahead = Optional.empty();
        isPlayedBack = resumed.regained() > 0;
        isOther = true;
        shown = new ShownGame(game, new GameSteps.Played(resumed.game()), resumed.notes());
        shown.markPlayedOn(playedOn);
        autoSave.begin();
        resumed.old().ifPresent(this::say);
        if (resumed.regained() > 0) {
            say(
                    "The program ended before it could save."
                            + " The turns since then are played again from the recording: {0}.",
                    resumed.regained());
        }
        if (resumed.lost() > 0) {
            say(
                    "The program ended before it could save: the last turns of this game are lost, {0} of them.",
                    resumed.lost());
        }
    }

    /** Shows a turn of a recording. */
    void show(RecordedGame recorded, int turn) {
        seed = recorded.seed();
        epitaph = Optional.empty();
        shown = recorded.at(turn);
    }

    /** Lets the shown turn of a recording go on otherwise. */
    void playOn(RecordedGame recorded) {
        shown = recorded.fork(shown);
        say("From here on you play. This game is not saved.");
    }

    /** Saves from time to time, where the player has to decide, and tells what goes wrong. */
    void saveNowAndThen() {
        if (shown.waitsFor().isPresent()) {
            autoSave.nowAndThen(shown, notes()).ifPresent(this::say);
        }
    }

    /** Tells why the game is not recorded any more, if that is news. */
    void tellNews() {
        recorder.news(game.words()).ifPresent(this::say);
    }

    /** Saves the game, if one runs and that can be done. @return why it failed */
    Optional<String> save() {
        return autoSave.now(shown, notes());
    }

    private PlayNotes notes() {
        return shown.notes(seed, size, recorder.flush());
    }

    /** Keeps what is left of a game that has ended. */
    void end(Ending ending) {
        GameRecorder.Ended recording = recorder.end();
        ended = Optional.of(recording);
        better = Optional.empty();
        Optional<String> begin = autoSave.begin(game, seed, size);
        Morgue left = Morgue.of(game, shown, ending, seed, begin, recording.place());
        morgue = Optional.of(left);
        Epitaph.Kept kept = autoSave.end(left.text(), recording, PlayScore.of(ending, seed, size), game);
        if (seat == Seat.PERSON && ending.isLost() && !ending.course().isCheated()) {
            leave();
        }
        epitaph = Optional.of(Epitaph.of(ending, shown.closing(game), game, seed, begin, kept));
    }

    /** Keeps what the game leaves to the next one. Whatever its code does there, the end is shown. */
    private void leave() {
        try {
            shown.left(game)
                    .map(first -> LegacyFile.bytes(first, game.rules(size, seat).registry()))
                    .flatMap(autoSave::leave)
                    .ifPresent(this::say);
        } catch (RuntimeException broke) {
            say("What this game leaves to the next one could not be kept: {0}", broke);
        }
    }

    /** Looks for the fatal turn of the game that has ended; empty if there is no recording of it, or no bot to play it on. */
    Optional<WhyMode> why() {
        return ended.flatMap(recording -> recording.bytes().flatMap(bytes -> {
            RecordedGame recorded = GameRecordings.read(bytes, List.of(game));
            return WhyMode.of(
                    recorded,
                    recording.place(),
                    (verdict, lines) -> {
                        morgue.flatMap(left ->
                                        autoSave.rewrite(left.because(lines).text()))
                                .ifPresent(this::say);
                        better = verdict instanceof Verdict.Blamed blamed && seat == Seat.PERSON
                                ? Optional.of(
                                        new Better(recorded, blamed.moment().turn()))
                                : Optional.empty();
                    },
                    this::betterTurn);
        }));
    }

    /** The turn of the game that has ended from which to play on; empty until it is found. */
    Optional<Integer> betterTurn() {
        return better.map(Better::turn);
    }

    /** Plays on from that turn. @return whether there is one */
    boolean playOn() {
        better.ifPresent(from -> {
            int before = from.turn - 1;
            int step = from.recorded.stepsBefore(before);
            PlayNotes notes = from.recorded.at(before).notes(seed, size, step);
            byte[] bytes = ended.flatMap(GameRecorder.Ended::bytes).orElseThrow();
            Game again = recorder.playOn(game, size, seed, bytes, step, from.turn);
            better = Optional.empty();
            epitaph = Optional.empty();
            asked = Optional.empty();
            isOther = true;
            shown = new ShownGame(game, new GameSteps.Played(again), notes);
            shown.markPlayedOn(from.turn);
            autoSave.begin();
            autoSave.leave(new byte[0]).ifPresent(this::say); // nobody died there
            say("You play on from turn {0}. The score says so.", from.turn);
        });
        return shown.end().isEmpty();
    }

    /** Where the report is of how the game's code broke; empty if it did not, or nobody keeps it. */
    Optional<String> report() {
        return recorder.report();
    }

    /** Whether there is a saved game to go on with. */
    boolean isSaved() {
        return autoSave.isSaved();
    }

    /** Goes on after {@link #close}; a game that has ended is not saved again. */
    void reopen() {
        if (shown.end().isEmpty()) {
            autoSave.begin();
        }
    }

    void close() {
        autoSave.close();
    }

    @Override
    public String toString() {
        return game.about().name() + " " + size + " " + seed;
    }
}
