package io.github.undercroft.front.play;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Words;
import io.github.undercroft.save.SaveException;
import io.github.undercroft.value.ValueRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * When the game of a play is saved. Only while a game runs: not while the player is asked about a saved one, and not after
 * the end.
 */
final class AutoSave {

    /**
     * How many turns of the player at most are lost if the program is killed. A save takes some milliseconds, which nobody
     * notices, but would slow a long walk down if it came with each step.
     */
    static final int EVERY = 25;

    private final Keeper keeper;
    private final Words words;
    private boolean isOn;
    private boolean isSaved;
    private long savedTurn;
    private int savedLevel;
    private boolean isDue;
    /** Why it failed last, so that it is told once and not every time. */
    private String told = "";
    /** Where the text about the game that has ended is. */
    private Optional<String> story = Optional.empty();

    AutoSave(Keeper keeper, Words words) {
        this.keeper = keeper;
        this.words = words;
    }

    /** What begins the game of a seed again. */
    Optional<String> begin(PlayableGame game, long seed, BoardSize size) {
        return keeper.begin(game, seed, size);
    }

    /** The first deed of a new game, which takes over what an earlier one left, once. What can't be read is left alone. */
    Optional<Action> inherited(ValueRegistry types, long seed) {
        List<Action> first = new ArrayList<>();
        why(() -> {
            keeper.legacy(seed).flatMap(bytes -> LegacyFile.read(bytes, types)).ifPresent(first::add);
            if (!first.isEmpty()) {
                keeper.writeLegacy(new byte[0]);
            }
        });
        return first.stream().findFirst();
    }

    /** Keeps what a game leaves; no bytes for nothing. @return why it failed */
    Optional<String> leave(byte[] left) {
        return why(() -> keeper.writeLegacy(left));
    }

    /** A game begins or goes on; it is saved at the next decision. */
    void begin() {
        isOn = true;
        isDue = true;
    }

    /**
     * Saves at the player's decision if it is time: at the first one, on a new level, and every {@value #EVERY} turns.
     *
     * @return why it failed, unless that is known already
     */
    Optional<String> nowAndThen(ShownGame shown, PlayNotes notes) {
        int level = shown.view().board().level();
        if (!isDue && level == savedLevel && shown.turns() - savedTurn < EVERY) {
            return Optional.empty();
        }
        isDue = false;
        savedLevel = level;
        savedTurn = shown.turns();
        Optional<String> failed = now(shown, notes).filter(why -> !why.equals(told));
        failed.ifPresent(why -> told = why);
        return failed.map(why ->
                why + (why.endsWith(".") ? "" : ".") + " " + words.say("The game goes on, and asks before you quit."));
    }

    /** Saves. @return why it failed */
    Optional<String> now(ShownGame shown, PlayNotes notes) {
        if (!isOn || shown.end().isPresent()) {
            return Optional.empty();
        }
        Optional<String> failed = why(() -> keeper.save(shown.game(), notes.tree()));
        isSaved = failed.isEmpty();
        return failed;
    }

    /** Whether the game was saved when that was tried last, and did not end since. */
    boolean isSaved() {
        return isSaved;
    }

    /**
     * Writes what is left of a game that has ended, and deletes its save. What fails is told, and the rest is done.
     *
     * @param recording where the recording of the game is
     * @param game what was played
     */
    Epitaph.Kept end(String morgue, GameRecorder.Ended recording, PlayScore score, PlayableGame game) {
        isOn = false;
        isSaved = false;
        story = Optional.empty();
        List<String> place = new ArrayList<>();
        ImmutableList.Builder<String> failures = ImmutableList.builder();
        recording.failure().ifPresent(failures::add);
        why(() -> story = Optional.of(keeper.writeMorgue(morgue))).ifPresent(failures::add);
        why(() -> score.keep(keeper, game.about().usualSize(), words).ifPresent(place::add))
                .ifPresent(failures::add);
        why(keeper::delete).ifPresent(failures::add);
        return new Epitaph.Kept(
                place.stream().findFirst(),
                recording.place().map(keeper::shortened),
                story.filter(where -> !where.isEmpty()).map(keeper::shortened),
                failures.build());
    }

    /** Writes what is left of the game that has ended again, since more is known. @return why it failed */
    Optional<String> rewrite(String morgue) {
        return story.flatMap(place -> why(() -> keeper.rewriteMorgue(place, morgue)));
    }

    /** Deletes the saved game, since the player gives it up. @return why it failed */
    Optional<String> delete() {
        return why(keeper::delete);
    }

    void close() {
        isOn = false;
        why(keeper::close); // whatever is wrong with it, nothing can be told any more
    }

    private Optional<String> why(Runnable attempt) {
        try {
            attempt.run();
            return Optional.empty();
        } catch (SaveException failed) {
            return Optional.of(words.failure(failed));
        }
    }
}
