package io.github.undercroft.testkit;

import io.github.undercroft.front.PlayableGame;
import java.nio.file.Path;
import java.util.Objects;

/**
 * Golden recordings: files of whole games that are kept beside the tests and played again in each build. A change of the rules that was not meant
 * to change these games fails, and is told by the first step that went otherwise; one that was meant is accepted by writing the files again.
 *
 * <pre>{@code
 * Golden.of(mine).in(directory.resolve("golden")).games(2).turns(20).write();
 * }</pre>
 *
 * <p>The files are written by {@link #write}, or by {@link #verify} if the system property {@value #WRITE} is {@code true}. By turns a person's seat
 * is played by random legal deeds, and the bot's seat by the bot. Equal rules and settings give equal files to the byte, on each machine. Recordings
 * that were made by a player are verified, too, if they are put beside them. An immutable value.
 */
public final class Golden {

    static final String WRITE = "golden.write";

    private static final int GAMES = 4;
    private static final int TURNS = 50;

    final PlayableGame game;
    final Path folder;
    final int games;
    final int turns;

    private Golden(PlayableGame game, Path folder, int games, int turns) {
        this.game = game;
        this.folder = folder;
        this.games = games;
        this.turns = turns;
    }

    /** The recordings of that game in {@code src/test/resources/golden}; {@value #GAMES} games of up to {@value #TURNS} turns when they are written. */
    public static Golden of(PlayableGame game) {
        return new Golden(
                Objects.requireNonNull(game, "game"), Path.of("src", "test", "resources", "golden"), GAMES, TURNS);
    }

    /** The same in another folder, which holds recordings of this game alone. */
    public Golden in(Path other) {
        return new Golden(game, Objects.requireNonNull(other, "folder"), games, turns);
    }

    /** The same, which writes another number of games, with the seeds from 1 on. */
    public Golden games(int number) {
        return new Golden(game, folder, positive("games", number), turns);
    }

    /** The same, which writes games up to another limit: one that has not ended by then is left after so many turns of its players. */
    public Golden turns(int limit) {
        return new Golden(game, folder, games, positive("turns", limit));
    }

    private static int positive(String what, int number) {
        if (number < 1) {
            throw new IllegalArgumentException("Golden writes 1 or more " + what + ", not " + number);
        }
        return number;
    }

    /**
     * Plays each {@code .recording} in the folder by the present rules, up to its first difference.
     *
     * @return what was played, if all of it goes as it was recorded
     * @throws AssertionError if there is no recording; or if some differ or can't be read: the message tells of each the file, the seed, the first
     *     turn and step that went otherwise, what was done then and now, and the part of the state that differs
     */
    public Verified verify() {
        if (Boolean.getBoolean(WRITE)) {
            write();
        }
        return new GoldenFiles(this).verify();
    }

    /**
     * Plays the games and writes their files, over those of the same names. Other files in the folder stay.
     *
     * @throws AssertionError if the game's own code throws, or a seed does not decide the game; then {@link Heavy} finds out why
     * @throws java.io.UncheckedIOException if a file can't be written
     */
    public void write() {
        new GoldenFiles(this).write();
    }

    /**
     * What was played as it was recorded.
     *
     * @param steps of all recordings together
     */
    public record Verified(int recordings, long steps) {

        /** In a line, such as {@code 4 recordings, 1020 steps, 0 differ}. */
        @Override
        public String toString() {
            return recordings + " recordings, " + steps + " steps, 0 differ";
        }
    }
}
