package io.github.undercroft.testkit;

import io.github.undercroft.front.PlayableGame;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/**
 * Heavy mode: plays a game and looks for what is not decided by rules, seed and inputs alone, such as a clock, a random number of one's own, or
 * the order of a hash set. Saves, replays and forks of such a game go wrong.
 *
 * <pre>{@code
 * Heavy.of(mine).games(2).turns(50).run();
 * }</pre>
 *
 * <p>Each step is played on the game and on a fork of it, and the states are compared by their hashes. Each five hundredth state is saved,
 * loaded, and played on beside the game for 50 steps. And all is played once more in a second JVM with another locale, time zone,
 * identity hashes and order of hash sets. By turns a person's seat is played by random legal deeds, and the bot's seat by the bot. An immutable
 * value; equal settings play equal games.
 *
 * <p>The second JVM makes the game by its constructor that takes nothing, which need not be public. Where it can't, {@link Played#withoutSecondJvm} says why.
 */
public final class Heavy {

    private static final int GAMES = 4;
    private static final int TURNS = 200;

    final PlayableGame game;
    final int games;
    final long seed;
    final int turns;
    final Optional<Path> recordings;

    private Heavy(PlayableGame game, int games, long seed, int turns, Optional<Path> recordings) {
        this.game = game;
        this.games = games;
        this.seed = seed;
        this.turns = turns;
        this.recordings = recordings;
    }

    /** Plays {@value #GAMES} games of up to {@value #TURNS} turns each, from seed 1 on. */
    public static Heavy of(PlayableGame game) {
        return new Heavy(Objects.requireNonNull(game, "game"), GAMES, 1, TURNS, Optional.empty());
    }

    /** The same with another number of games. */
    public Heavy games(int number) {
        return new Heavy(game, positive("games", number), seed, turns, recordings);
    }

    /** The same with another seed of the first game; the others have the seeds that follow. */
    public Heavy seed(long first) {
        return new Heavy(game, games, first, turns, recordings);
    }

    /** The same with another limit: a game that has not ended by then is left after so many turns of its players. */
    public Heavy turns(int limit) {
        return new Heavy(game, games, seed, positive("turns", limit), recordings);
    }

    /** The same, which writes the recording of a game that went wrong into that folder, and not into one for temporary files. */
    public Heavy recordingsIn(Path folder) {
        return new Heavy(game, games, seed, turns, Optional.of(folder));
    }

    private static int positive(String what, int number) {
        if (number < 1) {
            throw new IllegalArgumentException("Heavy plays 1 or more " + what + ", not " + number);
        }
        return number;
    }

    /**
     * Plays the games, up to the first difference.
     *
     * @return what was played, if nothing differs
     * @throws AssertionError if something differs, or the game's own code throws: the message names what differs, the classes that may be
     *     the cause, seed and turn, and a file with the recording
     */
    public Played run() {
        return new HeavyRun(this).run();
    }

    /**
     * What was played without a difference.
     *
     * @param steps of all games together, each compared with a fork
     * @param loads how many states were saved, loaded and played on
     * @param withoutSecondJvm why there was no second JVM, so that locale, time zone and the order of hash sets were not tried; empty if
     *     there was one
     */
    public record Played(int games, long steps, long loads, Optional<String> withoutSecondJvm) {
        public Played {
            Objects.requireNonNull(withoutSecondJvm, "withoutSecondJvm");
        }

        /** In a line, such as {@code 4 games, 5120 steps, 10 loads, 0 differ}. */
        @Override
        public String toString() {
            return games + " games, " + steps + " steps, " + loads + " loads, 0 differ"
                    + withoutSecondJvm.map(why -> "; no second JVM: " + why).orElse("");
        }
    }
}
