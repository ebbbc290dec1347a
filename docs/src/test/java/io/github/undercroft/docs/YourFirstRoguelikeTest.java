package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Outcome;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.InputReply;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.random.RandomSource;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plays the game that the page builds and the bundled game side by side. */
class YourFirstRoguelikeTest {

    private static final Rules BUNDLED = new Scatter().rules(new BoardSize(15, 10), Seat.PERSON);
    private static final int GAMES = 40;

    @TempDir
    private Path classes;

    /** The rules as the last step of the page leaves them. */
    private Rules built(URLClassLoader loader) throws ReflectiveOperationException {
        Method rules = loader.loadClass("mygame.Roguelike").getDeclaredMethod("rules");
        rules.setAccessible(true);
        return (Rules) rules.invoke(null);
    }

    @Test
    void theGameOfThePagePlaysAsTheBundledOne() throws IOException, ReflectiveOperationException {
        Page page = Project.here().page("docs/your-first-roguelike.md");
        assertThat(new StepCheck(page, Sources.NONE, classes).problems()).isEmpty();
        Map<Outcome.Result, Integer> results = new EnumMap<>(Outcome.Result.class);
        int turns = 0;
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            Rules built = built(loader);
            for (int seed = 0; seed < GAMES; seed++) {
                Game game = Game.start(built, seed);
                turns += playAlike(game, Game.start(BUNDLED, seed), seed);
                game.view().outcome().ifPresent(outcome -> results.merge(outcome.result(), 1, Integer::sum));
            }
        }
        assertThat(turns).isGreaterThan(1000);
        assertThat(results).containsKeys(Outcome.Result.WON, Outcome.Result.LOST);
    }

    /** Gives both the same inputs and compares each step; answers how many steps were taken. */
    private static int playAlike(Game one, Game other, long seed) {
        RandomSource keys = RandomSource.of(seed);
        List<Direction> ways = Direction.cardinal();
        for (int steps = 1; ; steps++) {
            Step step = one.step();
            assertThat(other.step()).hasToString(step.toString());
            assertThat(map(one)).isEqualTo(map(other));
            if (step instanceof Step.Over || steps > 5000) {
                return steps;
            }
            if (step instanceof Step.Awaiting awaiting) {
                Bump input = Bump.toward(keys.pick(ways));
                InputReply reply = one.submit(awaiting.actor(), input);
                assertThat(other.submit(awaiting.actor(), input)).hasToString(reply.toString());
            }
        }
    }

    /** Drawn without a glyph for an actor, which is therefore shown by its look. */
    private static String map(Game game) {
        return LevelText.draw(game.view().board(), Legend.standard());
    }
}
