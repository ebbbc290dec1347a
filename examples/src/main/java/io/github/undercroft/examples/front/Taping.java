package io.github.undercroft.examples.front;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Bytes;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.save.BugReport;
import io.github.undercroft.save.Recorder;
import io.github.undercroft.save.RecordingFormat;
import io.github.undercroft.save.RecordingSink;
import io.github.undercroft.save.SaveException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Records the game of a play beside its save. Whatever goes wrong ends the recording and not the game. */
final class Taping {

    private final Keeper keeper;
    private Optional<Recorder> recorder = Optional.empty();
    private String refusal = "";
    /** Why it failed last, so that it is told once. */
    private String told = "";

    private long lost;
    private Optional<String> place = Optional.empty();

    Taping(Keeper keeper) {
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
    Game start(BundledGame game, BoardSize size, Seat seat, long seed) {
        Held held = new Held();
        try {
            return kept(GameRecordings.format(game, size, seat, seed).start(seed, held), held);
        } catch (IllegalArgumentException notRegistered) {
            return untaped(Game.start(game.rules(size, seat), seed), notRegistered);
        }
    }

    /** Goes on with a game that was saved. If the recording beside it is not of this game, a new one begins here. */
    Game goOn(BundledGame game, Game saved, PlayNotes notes) {
        RecordingFormat format = GameRecordings.format(game, notes.size(), Seat.PERSON, notes.seed());
        try {
            Held held = new Held();
            Optional<Recorder> same = keeper.recorded()
                    .map(bytes -> format.resume(bytes, notes.steps(), held))
                    .filter(resumed -> resumed.game().stateHash() == saved.stateHash());
            if (same.isPresent()) {
                lost = turns(game) - notes.turns();
                return kept(same.get(), held);
            }
        } catch (SaveException | IllegalArgumentException useless) {
            // A good save needs no recording.
        }
        Held held = new Held();
        try {
            return kept(format.follow(saved, held), held);
        } catch (SaveException | IllegalArgumentException refused) {
            return untaped(saved, refused);
        }
    }

    /** How many turns of the game are recorded that was saved before. */
    private long turns(BundledGame game) {
        return keeper.recorded()
                .map(bytes -> GameRecordings.read(bytes, ImmutableList.of(game)).turns())
                .orElse(0);
    }

    /** @return how many turns were played after the last save of the game that goes on, and are lost */
    long lost() {
        return Math.max(0, lost);
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
    Optional<String> news() {
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
        return Optional.of("This game is not recorded any more. " + why);
    }

    /** The game has ended. @return where its recording is; empty if nobody keeps it */
    Optional<String> end() {
        return ended() ? Optional.of(keeper.keepRecording()).filter(place -> !place.isEmpty()) : Optional.empty();
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
        place = Optional.of(keeper.keepReport(report)).filter(somewhere -> !somewhere.isEmpty());
    }

    /** @return where the report is of how the game's code broke; empty if it did not, or nobody keeps it */
    Optional<String> report() {
        return place;
    }
}
