package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Passage;
import io.github.undercroft.Terrain;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.value.RecordTypes;
import io.github.undercroft.value.StateNode;
import java.lang.invoke.MethodHandles;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Terrain of which any one call throws, the first, the second and so on, wherever that call comes from. */
class LateFaultTest {

    private static final int NEVER = -1;

    private static int callsLeft = NEVER;

    /** LevelGround of which one call throws. */
    record Mud(int depth) implements Terrain {
        private static void ask() {
            if (callsLeft >= 0 && callsLeft-- == 0) {
                throw new ArithmeticException("planted");
            }
        }

        @Override
        public String name() {
            ask();
            return "mud";
        }

        @Override
        public Passage passage() {
            ask();
            return Passage.OPEN;
        }

        @Override
        public boolean transparent() {
            ask();
            return true;
        }

        @Override
        public int soundCost() {
            ask();
            return 1;
        }

        @Override
        public boolean canBeBumped() {
            ask();
            return true;
        }

        @Override
        public Terrain appearance() {
            ask();
            return this;
        }

        @Override
        public boolean equals(Object other) {
            ask();
            return other instanceof Mud mud && mud.depth == depth;
        }

        @Override
        public int hashCode() {
            ask();
            return depth;
        }
    }

    record Descend() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return context.tryTravel(LevelGames.HERO, 1, Arrival.byPortal());
        }
    }

    private static Rules rules() {
        Legend legend = Scenario.legend()
                .replacing('@', Blueprint.player("you").with(Senses.ofRadius(3)))
                .with('m', new Mud(1))
                .with('n', new Mud(2));
        return Rules.named("mud")
                .types(RecordTypes.of(MethodHandles.lookup(), "mud", Mud.class, Descend.class))
                .level("first", LevelText.of("@mnmnm.", legend))
                .level("second", LevelText.of("mnm.", legend))
                .build();
    }

    @AfterEach
    void nothingThrows() {
        callsLeft = NEVER;
    }

    /** Does that once for each of its calls; true if one threw. What it throws is named. */
    private static boolean throwsAt(int call, Runnable what) {
        callsLeft = call;
        try {
            what.run();
            return false;
        } catch (GameCodeException named) {
            assertThat(named.culprit().getClass()).isEqualTo(Mud.class);
            return true;
        } finally {
            callsLeft = NEVER;
        }
    }

    @Test
    void whateverCallThrowsIsNamedAndTheNextWorks() {
        Rules rules = rules();
        int started = 0;
        int resumed = 0;
        int written = 0;
        for (int call = 0; call < 120; call++) {
            started += throwsAt(call, () -> Game.start(rules, 1)) ? 1 : 0;
            Game game = Game.start(rules, 1);
            StateNode.Fields state = game.state();
            resumed += throwsAt(call, () -> Game.resume(rules, state)) ? 1 : 0;
            written += throwsAt(call, game::state) ? 1 : 0;
            assertThat(game.state()).isEqualTo(state);
        }
        assertThat(started).isGreaterThan(10);
        assertThat(resumed).isGreaterThan(10);
        assertThat(written).isGreaterThan(3);
    }

    @Test
    void aStepWithOneCallThatThrowsLeavesTheGameSound() {
        Rules rules = rules();
        int thrown = 0;
        for (int call = 0; call < 120; call++) {
            Game game = Game.start(rules, 1);
            game.submit(LevelGames.HERO, new Descend());
            callsLeft = call;
            try {
                game.step();
            } catch (GameCodeException named) {
                thrown++;
            } finally {
                callsLeft = NEVER;
            }
            Invariants.check(game);
            assertThat(Game.resume(rules, game.state()).stateHash()).isEqualTo(game.stateHash());
            game.step();
            Invariants.check(game);
        }
        assertThat(thrown).isGreaterThan(10);
    }
}
