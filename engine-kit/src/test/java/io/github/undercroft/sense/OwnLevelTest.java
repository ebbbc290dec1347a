package io.github.undercroft.sense;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Health;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Wait;
import io.github.undercroft.scenario.Invariants;
import io.github.undercroft.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** With two active levels, each brain, sense and rule asks the level on which its actor is, whichever one is shown. */
class OwnLevelTest {

    private static final EntityId FIRST = new EntityId(0, 0);
    private static final EntityId SECOND = new EntityId(0, 1);
    private static final EntityId GUARD = new EntityId(1, 0);

    private record Go(Point to) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            return context.tryTravel(context.view().actor().id(), 1, Arrival.at(to));
        }
    }

    /** Waits, and notes which level it is on and whether that is lit. */
    private record Reporter(List<String> seen) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            turn.imagine(new Wait());
            seen.add(turn.board().level() + " "
                    + turn.imagine(new Wait()).after().board().level() + " "
                    + (turn.light(new Point(6, 0)) > 0));
            return Decision.act(new Wait());
        }
    }

    private static final Wary SLEEPER = Wary.asleep(new Steady())
            .by(AlertnessRule.USUAL.replacing(new AlertnessRule.Waking(9_999, 10_000, 0, 100)));

    private record Steady() implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            return Decision.act(new Wait());
        }
    }

    /** Waits, and notes how far away its enemies are. */
    private record Near(List<Integer> steps) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            Awareness aware = Awareness.of(turn);
            aware.enemies().forEach(each -> steps.add(aware.stepsTo(each)));
            return Decision.act(new Wait());
        }
    }

    private static Game game(Brain brain, String upper, String lower, Point to) {
        return game(Senses.ofRadius(8), brain, upper, lower, to);
    }

    /** A game in which the second player has gone down to the guard, and the first one stays, whose level is shown. */
    private static Game game(Senses senses, Brain brain, String upper, String lower, Point to) {
        Legend legend = Scenario.legend()
                .with('1', Blueprint.player("first").with(Health.of(10)))
                .with('2', Blueprint.player("second").with(Health.of(10)))
                .with('t', Blueprint.item("torch").with(new Light(Reach.round(3), 128)))
                .replacing('g', Blueprint.of("guard").with(senses).with(brain));
        Game game = Game.start(
                Rules.named("two levels")
                        .ambientLight(0)
                        .level("upper", LevelText.of(upper, legend))
                        .level("lower", LevelText.of(lower, legend))
                        .build(),
                5);
        boolean gone = false;
        for (int i = 0; i < 40; i++) {
            Step step = game.step();
            if (step instanceof Step.Awaiting awaiting) {
                boolean goes = awaiting.actor().equals(SECOND) && !gone;
                gone |= goes;
                game.submit(awaiting.actor(), goes ? new Go(to) : new Rest());
            }
            Invariants.check(game);
        }
        assertThat(game.view().board().level()).isZero();
        assertThat(game.view().isActive(0) && game.view().isActive(1)).isTrue();
        assertThat(game.view().boardOf(FIRST).orElseThrow().level()).isZero();
        return game;
    }

    private static int alertness(Game game) {
        Entity guard = game.view().entity(GUARD).orElseThrow();
        return Alertness.of(guard).orElseThrow().level();
    }

    @Test
    void aSleeperOnALargerLevelThanTheShownOneAsksForItsOwnLight() {
        Game game = game(SLEEPER, "12", ".......\n......g\n.......", new Point(4, 2));
        assertThat(alertness(game)).isPositive();
    }

    @Property
    void aLampOnAnotherLevelOfTheSameSizeWakesNobody(
            @ForAll @IntRange(min = 0, max = 7) int lampX, @ForAll @IntRange(min = 0, max = 2) int lampY) {
        String dark = "12......\n........\n........";
        char[] lit = dark.toCharArray();
        int at = lampY * 9 + lampX;
        lit[at] = lit[at] == '.' ? 't' : lit[at];
        Point to = new Point(4, 1);
        String lower = "........\n.......g\n........";
        assertThat(alertness(game(SLEEPER, new String(lit), lower, to)))
                .isEqualTo(alertness(game(SLEEPER, dark, lower, to)));
    }

    @Test
    void aLampOnItsOwnLevelDoes() {
        Point to = new Point(4, 1);
        int lit = alertness(game(SLEEPER, "12......", "........\n.......g\n....t...", to));
        assertThat(lit).isGreaterThan(alertness(game(SLEEPER, "12......", "........\n.......g\n........", to)));
    }

    @Test
    void theGameThatABrainIsShownIsAboutItsOwnLevelAlsoWhenItImagines() {
        List<String> seen = new ArrayList<>();
        game(new Reporter(seen), "12", ".....gt", new Point(0, 0));
        assertThat(seen).isNotEmpty().containsOnly("1 1 true");
    }

    @Test
    void lookoutsOnAnotherLevelAreNowhereNear() {
        List<Integer> steps = new ArrayList<>();
        Senses squad = Senses.ofRadius(8).through(List.of(GUARD, FIRST));
        game(squad, new Near(steps), "..12", "....g", new Point(2, 0));
        assertThat(steps).isNotEmpty().containsOnly(2);
    }

    @Test
    void theLightOfEachLevelCanBeAskedFor() {
        Game game = game(SLEEPER, "12", ".....g.", new Point(0, 0));
        assertThat(game.view().light(1).orElseThrow().width()).isEqualTo(7);
        assertThat(game.view().light(0).orElseThrow().width()).isEqualTo(2);
        assertThat(game.view().light(7)).isEmpty();
    }
}
