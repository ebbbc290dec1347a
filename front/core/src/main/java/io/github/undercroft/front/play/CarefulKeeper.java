package io.github.undercroft.front.play;

import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.game.Game;
import io.github.undercroft.save.BugReport;
import io.github.undercroft.save.RecordingSink;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.value.StateNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** A keeper whose failures are all {@link SaveException}s, whatever it throws, so that none of them ends a game. */
final class CarefulKeeper implements Keeper {

    private final Keeper keeper;

    private CarefulKeeper(Keeper keeper) {
        this.keeper = keeper;
    }

    /** One that keeps nothing stays as it is. */
    static Keeper of(Keeper keeper) {
        return keeper == NONE || keeper instanceof CarefulKeeper ? keeper : new CarefulKeeper(keeper);
    }

    private static <T> T careful(String what, Supplier<T> task) {
        try {
            return task.get();
        } catch (SaveException said) {
            throw said;
        } catch (RuntimeException thrown) {
            String why = thrown.getMessage() == null ? thrown.getClass().getSimpleName() : thrown.getMessage();
            throw new SaveException(SaveException.Reason.STORAGE, what + " could not be done: " + why, thrown);
        }
    }

    private static <T> T careful(String what, Supplier<T> task, Function<SaveException, T> otherwise) {
        try {
            return careful(what, task);
        } catch (SaveException failed) {
            return otherwise.apply(failed);
        }
    }

    private static void careful(String what, Runnable task) {
        careful(what, () -> {
            task.run();
            return true;
        });
    }

    @Override
    public Found find() {
        return careful("Looking for a saved game", keeper::find, Found.Unreadable::new);
    }

    @Override
    public void save(Game game, StateNode extra) {
        careful("Saving the game", () -> keeper.save(game, extra));
    }

    @Override
    public void delete() {
        careful("Deleting the save", keeper::delete);
    }

    @Override
    public String writeMorgue(String text) {
        return careful("Writing the story", () -> keeper.writeMorgue(text));
    }

    @Override
    public void rewriteMorgue(String place, String text) {
        careful("Writing the story", () -> keeper.rewriteMorgue(place, text));
    }

    @Override
    public List<String> scores() {
        return careful("Reading the scores", keeper::scores);
    }

    @Override
    public void writeScores(List<String> lines) {
        careful("Writing the scores", () -> keeper.writeScores(lines));
    }

    @Override
    public Optional<byte[]> legacy(long seed) {
        return careful("Reading what an earlier game left", () -> keeper.legacy(seed));
    }

    @Override
    public void writeLegacy(byte[] left) {
        careful("Keeping what the game leaves", () -> keeper.writeLegacy(left));
    }

    @Override
    public RecordingSink record(byte[] first) {
        RecordingSink rest = careful("Recording the game", () -> keeper.record(first));
        return bytes -> careful("Recording the game", () -> rest.append(bytes));
    }

    @Override
    public Optional<byte[]> recorded() {
        return careful("Reading the recording", keeper::recorded);
    }

    @Override
    public String keepRecording() {
        return careful("Keeping the recording", keeper::keepRecording);
    }

    @Override
    public String keepOldRecording() {
        return careful("Keeping the old recording", keeper::keepOldRecording);
    }

    @Override
    public String keepReport(BugReport report) {
        return careful("Keeping the report", () -> keeper.keepReport(report));
    }

    /** As it is if that fails. */
    @Override
    public String shortened(String place) {
        return careful("Telling a place", () -> keeper.shortened(place), failed -> place);
    }

    /** Nothing if it can't be told. */
    @Override
    public Optional<String> begin(PlayableGame game, long seed, BoardSize size) {
        return careful("Telling how the game begins", () -> keeper.begin(game, seed, size), failed -> Optional.empty());
    }

    @Override
    public void close() {
        careful("Closing the save", keeper::close);
    }
}
