package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.Terrain;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Familiarity;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenTerrain;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.ValueRegistry;
import java.lang.invoke.MethodHandles;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Terrain that fails for a moment, while somebody looks at it, and is well again in the next step. */
class FickleTerrainTest {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final EntityId OTHER = new EntityId(0, 1);
    private static final Senses AT_HOME = Senses.ofRadius(0).replacing(Familiarity.AT_HOME);

    private static boolean looksFail;
    private static boolean comparingFails;

    /** Looks like floor. */
    record Shy(int number) implements OpenTerrain {
        @Override
        public String name() {
            return "shy";
        }

        @Override
        public Terrain appearance() {
            if (looksFail) {
                throw new ArithmeticException("planted");
            }
            return Ground.FLOOR;
        }

        @Override
        public boolean equals(Object other) {
            if (comparingFails) {
                throw new ArithmeticException("planted");
            }
            return other instanceof Shy shy && shy.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    /** Looks like itself, and is compared when it is seen. */
    private static final Terrain OPENLY = new Passing();

    record Passing() implements OpenTerrain {
        @Override
        public String name() {
            return "passing";
        }

        @Override
        public boolean equals(Object other) {
            if (comparingFails) {
                throw new ArithmeticException("planted");
            }
            return other instanceof Passing;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    private static Rules rules() {
        Legend legend = Scenario.legend()
                .replacing('@', Blueprint.player("you"))
                .with('b', Blueprint.of("b").with(new Bystander()))
                .with('S', new Shy(1))
                .with('P', OPENLY);
        return Rules.named("fickle")
                .registry(ValueRegistry.builder()
                        .types(RecordTypes.of(MethodHandles.lookup(), "fickle", Shy.class, Passing.class))
                        .build())
                .level("level", LevelText.of("@.bS#P", legend))
                .build();
    }

    private static void untilAsked(Game game) {
        Step step = game.step();
        while (!(step instanceof Step.Awaiting)) {
            step = game.step();
        }
    }

    private static void play(Game game, Consumer<ActionContext> what) {
        untilAsked(game);
        game.submit(HERO, Deed.doing("does", what));
        game.step();
    }

    private static GameCodeException failing(Game game, Consumer<ActionContext> what, Runnable begin) {
        untilAsked(game);
        begin.run();
        game.submit(HERO, Deed.doing("does", what));
        GameCodeException thrown = catchThrowableOfType(GameCodeException.class, game::step);
        looksFail = false;
        comparingFails = false;
        assertThat(thrown).isNotNull();
        Invariants.check(game);
        return thrown;
    }

    private static GameCodeException failingToLook(Game game, Consumer<ActionContext> what) {
        return failing(game, what, () -> looksFail = true);
    }

    @AfterEach
    void beWell() {
        looksFail = false;
        comparingFails = false;
    }

    @Test
    void aGameIsReadBackAfterTerrainFailedToTellItsLooks() {
        Rules rules = rules();
        Game game = Game.start(rules, 1);
        play(game, context -> context.set(HERO, Senses.ofRadius(3)));

        GameCodeException thrown = failingToLook(game, context -> context.setTerrain(new Point(1, 0), new Shy(2)));

        assertThat(thrown.culprit()).isEqualTo(new Shy(2));
        Game resumed = Game.resume(rules, game.state());
        assertThat(resumed.stateHash()).isEqualTo(game.stateHash());
        assertThat(resumed.state()).isEqualTo(game.state());
        play(resumed, context -> {});
        play(game, context -> {});
        assertThat(resumed.stateHash()).isEqualTo(game.stateHash());
    }

    @Test
    void terrainThatFailsToBeComparedIsNamedWhenSomebodyLearnsHowItsLevelIsBuilt() {
        Game game = Game.start(rules(), 1);

        GameCodeException thrown = failing(game, context -> context.set(HERO, AT_HOME), () -> comparingFails = true);

        assertThat(thrown.culprit()).isEqualTo(OPENLY);
        play(game, context -> context.set(OTHER, AT_HOME));
        assertThat(game.view().perception(OTHER).orElseThrow().board().terrainAt(new Point(5, 0)))
                .isEqualTo(OPENLY);
    }

    @Test
    void whatOneLearnedWhileTerrainFailedIsNotWhatTheNextOneLearns() {
        Game game = Game.start(rules(), 1);
        failingToLook(game, context -> context.set(HERO, AT_HOME));
        Game fork = game.fork();

        play(game, context -> context.set(OTHER, AT_HOME));
        play(fork, context -> context.set(OTHER, AT_HOME));

        assertThat(Game.firstDifference(game, fork)).isEmpty();
        assertThat(game.view().perception(OTHER).orElseThrow().board().terrainAt(new Point(3, 0)))
                .isEqualTo(Ground.FLOOR);
    }
}
