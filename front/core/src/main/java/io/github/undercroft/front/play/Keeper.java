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

/**
 * Keeps the saved game of one game and its recording: on a disk, in a browser, or nowhere. What it can't do it says with a {@link
 * SaveException}, whose message is for the player.
 */
public interface Keeper extends AutoCloseable {

    /** Keeps nothing, for a game that is only watched. */
    Keeper NONE = new NoKeeper();

    /** What was saved earlier. */
    sealed interface Found {

        /** No game. */
        record Nothing() implements Found {}

        /**
         * A game to go on with.
         *
         * @param damage what is wrong with the newest save, if this is the one before it
         */
        record Saved(Game game, PlayNotes notes, Optional<SaveException> damage) implements Found {}

        /**
         * A saved game that can't be read.
         *
         * @param why a sentence for the player
         */
        record Unreadable(SaveException why) implements Found {}

        /** Another program has the saved game open, or would save to its place. */
        record OpenElsewhere() implements Found {}
    }

    /** Looks for a saved game. Unless it is open elsewhere, it stays open here until this is closed. */
    Found find();

    /** Saves a game, with notes beside it, in the place of what was saved before. */
    void save(Game game, StateNode extra);

    /** Deletes the saved game, if there is one, and its recording. */
    void delete();

    /**
     * Writes what is left of a game that has ended.
     *
     * @return where the text is; empty if nobody keeps it
     */
    String writeMorgue(String text);

    /**
     * Writes the text of a game that has ended again, since more is known.
     *
     * @param place what {@link #writeMorgue} answered
     */
    void rewriteMorgue(String place, String text);

    /** @return the scores of games that have ended, one a line; some may be damaged; none if they can't be read */
    List<String> scores();

    /** Writes those lines in the place of the {@linkplain #scores() scores}. */
    void writeScores(List<String> lines);

    /** @return what an earlier game left to a new one of that seed; empty if there is nothing, or it can't be read */
    Optional<byte[]> legacy(long seed);

    /** Writes that in the place of what was left before; no bytes for nothing. */
    void writeLegacy(byte[] left);

    /**
     * Begins the recording of the game beside its save anew.
     *
     * @param first how it begins
     * @return what takes the rest
     */
    RecordingSink record(byte[] first);

    /** @return the recording of the saved game; empty if there is none */
    Optional<byte[]> recorded();

    /**
     * The game has ended, and its recording is kept among the last ones.
     *
     * @return where it is; empty if nobody keeps it
     */
    String keepRecording();

    /**
     * The recording of the saved game does not go on, as after a new version of the game. A copy is kept, and never deleted.
     *
     * @return where it is; empty if nobody keeps it
     */
    String keepOldRecording();

    /**
     * Keeps what shows again how the code of a game broke.
     *
     * @return where it is; empty if nobody keeps it
     */
    String keepReport(BugReport report);

    /** @return a place that this answered as a shell takes it, such as with {@code ~}; or as it is */
    String shortened(String place);

    /** @return what begins the game of a seed again where games are kept; empty if there is nothing */
    Optional<String> begin(PlayableGame game, long seed, BoardSize size);

    /** Lets others open the saved game. A second call does nothing. */
    @Override
    void close();
}
