package io.github.undercroft.front.play;

import com.google.common.primitives.Bytes;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Words;
import io.github.undercroft.game.Game;
import io.github.undercroft.save.BugReport;
import io.github.undercroft.save.Recorder;
import io.github.undercroft.save.Recording;
import io.github.undercroft.save.RecordingFormat;
import io.github.undercroft.save.RecordingSink;
import io.github.undercroft.save.Replayer;
import io.github.undercroft.save.SaveException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Records the game of a play beside its save. Whatever goes wrong ends the recording and not the game. */
final class GameRecorder {

    private final Keeper keeper;
    private Optional<Recorder> recorder = Optional.empty();
    private String refusal = "";
    /** Why it failed last, so that it is told once. */
    private String told = "";

    private Optional<String> place = Optional.empty();

    GameRecorder(Keeper keeper) {
        this.keeper = keeper;
    }

    /** Holds what is recorded until the keeper takes it. */
    private static final class Held implements RecordingSink {
        private final List<byte[]> first = new ArrayList<>();
        private Optional<RecordingSink> rest = Optional.empty();

        @Override
        public void append(byte[] bytes) {
            rest.ifPresentOrElse(keeper -> keeper.append(bytes), () -> first.add(bytes));
        }
    }

    /** Starts the game of a seed. */
    Game start(PlayableGame game, BoardSize size, Seat seat, long seed) {
        Held held = new Held();
        try {
            return kept(GameRecordings.format(game, size, seat, seed).start(seed, held), held);
        } catch (IllegalArgumentException notRegistered) {
            return untaped(Game.start(game.rules(size, seat), seed), notRegistered);
        }
    }

    /** Goes on otherwise with the recording of a game that was lost, after a step, before a turn. */
    Game playOn(PlayableGame game, BoardSize size, long seed, byte[] bytes, int step, long turn) {
        Held held = new Held();
        return kept(GameRecordings.playedOn(game, size, seed, turn).fork(bytes, step, held), held);
    }

    /**
     * A game that goes on.
     *
     * @param regained how many turns were played after the save, and are in the recording
     * @param lost how many turns are in the recording, but are not played as they were
     * @param old what became of a recording that does not go on
     */
    record Resumed(Game game, PlayNotes notes, long regained, long lost, Optional<String> old) {}

    /**
     * Where a saved game goes on, with what the recording beside it tells of later turns.
     *
     * @param game as it goes on, to be looked at
     * @param isSame whether the recording is played as it was, so that the game goes on at its end, and not at the save
     * @param later how many turns are in the recording after the save
     * @param end how the game ended in the recording, if it did
     */
    record Ahead(
            Game game, PlayNotes notes, boolean isSame, long later, Optional<String> end, Optional<byte[]> recording) {

        /** How many turns after the save come back. */
        long regained() {
            return isSame ? later : 0;
        }

        /** How many turns after the save do not. */
        long lost() {
            return later - regained();
        }
    }

    /** Looks where a saved game goes on, and changes nothing. */
    Ahead ahead(PlayableGame game, Game saved, PlayNotes notes) {
        try {
            Optional<Ahead> ahead = keeper.recorded().flatMap(bytes -> ahead(game, saved, notes, bytes));
            if (ahead.isPresent()) {
                return ahead.get();
            }
        } catch (SaveException | IllegalArgumentException useless) {
            // A good save needs no recording.
        }
        return new Ahead(saved, notes, true, 0, Optional.empty(), Optional.empty());
    }

    /** Plays the recording to its end; or, if the game is played otherwise after the save, up to there. Empty if it is of another game. */
    private static Optional<Ahead> ahead(PlayableGame game, Game saved, PlayNotes notes, byte[] bytes) {
        Replayer replayer = format(game, notes).replay(bytes);
        replayer.toStep(notes.steps());
        if (replayer.step() != notes.steps() || replayer.stateHash() != saved.stateHash()) {
            return Optional.empty();
        }
        ShownGame told = new ShownGame(game, new GameSteps.Recorded(replayer), notes);
        while (replayer.step() < replayer.steps() && told.end().isEmpty()) {
            told.goOn();
        }
        long later = told.turns() - notes.turns();
        if (replayer.divergence().isPresent()) {
            return Optional.of(new Ahead(saved, notes, false, later, Optional.empty(), Optional.of(bytes)));
        }
        PlayNotes now = told.notes(notes.seed(), notes.size(), replayer.step());
        if (told.view().outcome().isPresent()) {
            told.goOn();
        }
        return Optional.of(new Ahead(replayer.fork(), now, true, later, told.end(), Optional.of(bytes)));
    }

    private static RecordingFormat format(PlayableGame game, PlayNotes notes) {
        return GameRecordings.format(game, notes.size(), Seat.PERSON, notes.seed());
    }

    /**
     * Goes on with a game that was saved, where that was looked for. If the recording is not of this game, a new one begins
     * here, and the old one is kept.
     */
    Resumed goOn(PlayableGame game, Game saved, PlayNotes notes, Ahead ahead) {
        RecordingFormat format = format(game, notes);
        try {
            if (ahead.recording().isPresent()) {
                Optional<String> old = ahead.isSame() ? Optional.empty() : setAside(game.words());
                Held held = new Held();
                Game goesOn = kept(
                        format.resume(ahead.recording().get(), ahead.notes().steps(), held), held);
                return new Resumed(goesOn, ahead.notes(), ahead.regained(), ahead.lost(), old);
            }
        } catch (SaveException | IllegalArgumentException useless) {
            // A good save needs no recording.
        }
        Held held = new Held();
        try {
            Optional<String> old = setAside(game.words());
            return new Resumed(kept(format.follow(saved, held), held), notes, 0, 0, old);
        } catch (SaveException | IllegalArgumentException refused) {
            return new Resumed(untaped(saved, refused), notes, 0, 0, Optional.empty());
        }
    }

    /** Keeps the recording that does not go on. @return what is told of it */
    private Optional<String> setAside(Words words) {
        return keeper.recorded().map(bytes -> {
            String why = words.say("The recording until now does not go on.");
            try {
                why = words.say(
                        "The recording until now, by version {0} of the game, does not go on.",
                        Recording.read(bytes).header().gameVersion());
            } catch (SaveException damaged) {
                // is kept all the same
            }
            String where = keeper.keepOldRecording();
            return why + " "
                    + (where.isEmpty()
                            ? words.say("It is kept.")
                            : words.say("It is kept: {0}", keeper.shortened(where)));
        });
    }

    private Game kept(Recorder fresh, Held held) {
        recorder = Optional.of(fresh);
        told = "";
        refusal = "";
        fresh.reportTo(this::keep);
        try {
            held.rest = Optional.of(keeper.record(Bytes.concat(held.first.toArray(byte[][]::new))));
        } catch (SaveException refused) {
            held.rest = Optional.of(RecordingSink.NONE);
            refusal = String.valueOf(refused.getMessage());
        }
        return fresh.game();
    }

    private Game untaped(Game game, RuntimeException why) {
        recorder = Optional.empty();
        told = "";
        refusal = String.valueOf(why.getMessage());
        return game;
    }

    /** Hands all that was recorded to the keeper. @return the number of steps */
    int flush() {
        recorder.ifPresent(Recorder::flush);
        return recorder.map(Recorder::steps).orElse(0);
    }

    /** @return why the game is not recorded, unless that was told already */
    Optional<String> news(Words words) {
        if (keeper == Keeper.NONE) {
            return Optional.empty();
        }
        String why = recorder.flatMap(Recorder::failure)
                .map(failure -> String.valueOf(failure.getMessage()))
                .orElse(refusal);
        if (why.equals(told)) {
            return Optional.empty();
        }
        told = why;
        return Optional.of(words.say("This game is not recorded any more. {0}", why));
    }

    /**
     * What became of the recording of a game that has ended.
     *
     * @param place where it is; empty if nobody keeps it
     * @param failure why it could not be kept
     * @param bytes the recording itself; empty if there is none
     */
    record Ended(Optional<String> place, Optional<String> failure, Optional<byte[]> bytes) {}

    /** The game has ended. */
    Ended end() {
        if (!ended()) {
            return new Ended(Optional.empty(), Optional.empty(), Optional.empty());
        }
        Optional<byte[]> bytes = bytes();
        try {
            String place = keeper.keepRecording();
            return new Ended(Optional.of(place).filter(where -> !where.isEmpty()), Optional.empty(), bytes);
        } catch (SaveException failed) {
            return new Ended(Optional.empty(), Optional.ofNullable(failed.getMessage()), bytes);
        }
    }

    /** The recording, before the keeper puts it away. */
    private Optional<byte[]> bytes() {
        try {
            return keeper.recorded();
        } catch (SaveException unreadable) {
            return Optional.empty(); // then nobody can ask why the game was lost
        }
    }

    /** @return whether all of the game is recorded */
    private boolean ended() {
        try {
            recorder.ifPresent(Recorder::close);
            return recorder.isPresent() && refusal.isEmpty();
        } catch (SaveException refused) {
            return false; // which was told as news
        }
    }

    private void keep(BugReport report) {
        try {
            place = Optional.of(keeper.keepReport(report)).filter(somewhere -> !somewhere.isEmpty());
        } catch (SaveException failed) {
            place = Optional.empty(); // what the game's own code threw is told
        }
    }

    /** @return where the report is of how the game's code broke; empty if it did not, or nobody keeps it */
    Optional<String> report() {
        return place;
    }
}
