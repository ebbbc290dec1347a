package io.github.undercroft.testkit;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.GameView;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.scenario.Invariants;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * Plays a game as nobody would, and looks for what breaks: deeds that are legal, deeds that are refused, aims anywhere, for all players,
 * with forks and saves on the way. What it finds is cut down to a few deeds and written as a test.
 *
 * <pre>{@code
 * Monkey.of(mine).deeds(300).holds("nobody is nameless", view -> view.entities().stream().noneMatch(each -> each.name().isEmpty())).run();
 * }</pre>
 *
 * <p>Looked for are exceptions of the game's own code, broken {@link Invariants}, a save that is read as another state, and what does not
 * {@linkplain #holds hold}. An immutable value; equal settings play equal games.
 */
public final class Monkey {

    private static final int DEEDS = 1000;
    private static final Path FOLDER = Path.of("target", "monkey");

    final PlayableGame game;
    final int deeds;
    final long seed;
    final Path folder;
    final ImmutableList<Law> laws;

    /** What holds in each state of a game. */
    record Law(String name, Predicate<GameView> holds) {}

    private Monkey(PlayableGame game, int deeds, long seed, Path folder, ImmutableList<Law> laws) {
        this.game = game;
        this.deeds = deeds;
        this.seed = seed;
        this.folder = folder;
        this.laws = laws;
    }

    /** Tries {@value #DEEDS} deeds in games from seed 1 on, and writes into the folder {@code target/monkey}. */
    public static Monkey of(PlayableGame game) {
        return new Monkey(Objects.requireNonNull(game, "game"), DEEDS, 1, FOLDER, ImmutableList.of());
    }

    /** The same with another number of deeds in all games together. */
    public Monkey deeds(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("A monkey tries 1 or more deeds, not " + number);
        }
        return new Monkey(game, number, seed, folder, laws);
    }

    /** The same with another seed of the first game; the others have the seeds that follow. */
    public Monkey seed(long first) {
        return new Monkey(game, deeds, first, folder, laws);
    }

    /** The same, which writes what it finds into that folder. */
    public Monkey writingTo(Path other) {
        return new Monkey(game, deeds, seed, Objects.requireNonNull(other, "other"), laws);
    }

    /**
     * The same with one more law of the game.
     *
     * @param law a sentence, which the test that is written names
     * @param holds asked after each step; must only look
     */
    public Monkey holds(String law, Predicate<GameView> holds) {
        Law more = new Law(Objects.requireNonNull(law, "law"), Objects.requireNonNull(holds, "holds"));
        return new Monkey(
                game,
                deeds,
                seed,
                folder,
                ImmutableList.<Law>builder().addAll(laws).add(more).build());
    }

    /**
     * Tries the deeds, up to the first one that breaks something.
     *
     * @return what was tried, if nothing broke
     * @throws AssertionError if something broke: the message has the deeds to which it was cut down, and the test that was written
     */
    public Tried run() {
        return new MonkeyRun(this).run();
    }

    /**
     * Does these deeds in the game of a seed, as a written test does. A deed that is not there is left out.
     *
     * @throws AssertionError if something breaks; exceptions of the game's own code come as they are
     */
    public void replay(long gameSeed, List<String> told) {
        new MonkeyTrial(this, new MonkeyTrial.FromSeed(gameSeed)).play(MonkeyDeed.read(told));
    }

    /** The same from a game that was saved to a file. */
    public void replay(Path save, List<String> told) {
        new MonkeyTrial(this, MonkeyTrial.FromSave.read(save)).play(MonkeyDeed.read(told));
    }

    /**
     * What was tried without breaking anything.
     *
     * @param refused how many of the deeds were refused
     */
    public record Tried(int games, int deeds, int refused, int saves) {

        /** In a line, such as {@code 5 games, 1000 deeds, 230 refused, 40 saves, nothing broke}. */
        @Override
        public String toString() {
            return games + " games, " + deeds + " deeds, " + refused + " refused, " + saves + " saves, nothing broke";
        }
    }
}
