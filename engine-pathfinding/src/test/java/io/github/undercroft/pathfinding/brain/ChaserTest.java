package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Rest;
import io.github.undercroft.Speed;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Paralysis;
import io.github.undercroft.follower.Companion;
import io.github.undercroft.follower.Follows;
import io.github.undercroft.follower.Order;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Absence;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.sense.Senses;
import io.github.undercroft.sense.Wary;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** Following over stairs from farther off, in drawn scenes: level 0 is drawn, level 1 is a row of floor with the stairs up. */
class ChaserTest {

    private static final EntityId HERO = new EntityId(0, 0);
    private static final Blueprint RAT = Blueprint.of("rat")
            .with(Health.of(5))
            .with(new Bystander())
            .with(Follows.ENEMIES)
            .with(new Chaser(20));

    private static Legend legend(Blueprint rat) {
        return Scenario.legend()
                .replacing('@', Blueprint.player("you").with(Health.of(10)), Stairs.down(1))
                .with('<', Stairs.up(0))
                .with('>', Stairs.down(2))
                .with('r', rat)
                .with('b', RAT);
    }

    private static Scenario scenario(Blueprint rat, String... rows) {
        return Scenario.of(
                legend(rat),
                rules -> rules.level("cellar", LevelText.of("....<....", legend(rat)))
                        .level("pit", LevelText.of("<..", Scenario.legend().with('<', Stairs.up(1)))),
                rows);
    }

    private static Scenario afterStairs(Scenario scenario, int turns) {
        scenario.play(new TakeStairs());
        scenario.play(Collections.nCopies(turns, (Action) new Rest()).toArray(Action[]::new));
        return scenario;
    }

    /** The level on which the rat is once the hero has taken the stairs and rested that often. */
    private static int level(Blueprint rat, int turns, String... rows) {
        return level(afterStairs(scenario(rat, rows), turns), 'r');
    }

    private static int level(Scenario scenario, int glyph) {
        return scenario.game().view().boardOf(scenario.id(glyph)).orElseThrow().level();
    }

    @Test
    void whoIsFiveStepsOffComesFiveTurnsLater() {
        assertThat(level(RAT, 4, "@....r")).isZero();
        Scenario scenario = afterStairs(scenario(RAT, "@....r"), 5);
        assertThat(level(scenario, 'r')).isEqualTo(1);
        assertThat(scenario.entity('r').position()).contains(new Point(5, 0));
    }

    @Test
    void whoIsOneStepOffComesAtOnceAndOnlyOnce() {
        Scenario scenario = afterStairs(scenario(RAT, "@r"), 0);
        assertThat(level(scenario, 'r')).isEqualTo(1);
        assertThat(scenario.game().state().toString()).doesNotContain("Arrive");
    }

    @Test
    void whoIsTwiceAsFastComesInHalfTheTurnsAndWhoIsSlowInTwiceAsMany() {
        Blueprint fast = RAT.with(Speed.of(120));
        Blueprint slow = RAT.with(Speed.of(30));
        assertThat(level(fast, 2, "@...r")).isEqualTo(1);
        assertThat(level(fast, 1, "@...r")).isZero();
        assertThat(level(slow, 8, "@...r")).isEqualTo(1);
        assertThat(level(slow, 7, "@...r")).isZero();
    }

    @Test
    void whoHasNoWayOrTooLongAWayNeverComes() {
        assertThat(level(RAT, 25, "@..#.r")).isZero();
        assertThat(level(RAT.replacing(new Chaser(4)), 25, "@....r")).isZero();
        assertThat(level(RAT.replacing(new Chaser(5)), 25, "@....r")).isEqualTo(1);
    }

    @Test
    void whoSleepsIsHeldOrDidNotSeeItNeverComes() {
        assertThat(level(RAT.replacing(Wary.asleep(new Bystander())), 9, "@....r"))
                .isZero();
        assertThat(level(RAT.with(Effects.of(new Paralysis())), 9, "@....r")).isZero();
        assertThat(level(RAT.with(Senses.ofRadius(3)), 9, "@....r")).isZero();
        assertThat(level(RAT.with(Senses.ofRadius(7)), 9, "@....r")).isEqualTo(1);
        assertThat(level(RAT.without(Follows.ENEMIES.slot()), 9, "@....r")).isZero();
    }

    @Test
    void aCompanionComesUnlessItIsToldToStay() {
        Blueprint dog = Blueprint.of("dog")
                .with(new Bystander())
                .with(new Faction("dogs"))
                .with(new Companion(HERO))
                .with(new Chaser(20));
        assertThat(level(dog, 5, "@....r")).isEqualTo(1);
        assertThat(level(dog.with(Order.stay()), 9, "@....r")).isZero();
        assertThat(level(dog.with(Order.come()), 9, "@....r")).isEqualTo(1);
    }

    @Test
    void twoFollowersBothCome() {
        Scenario scenario = afterStairs(scenario(RAT, "@....rb"), 6);
        assertThat(level(scenario, 'r')).isEqualTo(1);
        assertThat(level(scenario, 'b')).isEqualTo(1);
    }

    @Test
    void whoFindsTheTravellerGoneBackStandsWhereItWas() {
        Scenario scenario = afterStairs(scenario(RAT, "@....r"), 0);
        scenario.play(new TakeStairs());
        scenario.expectMap("@....r");
        for (int i = 0; i < 9; i++) {
            scenario.play(new Rest());
        }
        scenario.expectMap("@....r");
    }

    @Test
    void whoComesAfterASecondJourneyCountsFromThatOne() {
        Scenario scenario = afterStairs(scenario(RAT, "@....r"), 1);
        scenario.play(new TakeStairs());
        scenario = afterStairs(scenario, 4);
        assertThat(level(scenario, 'r')).isZero();
        scenario.play(new Rest());
        assertThat(level(scenario, 'r')).isEqualTo(1);
    }

    @Test
    void whoFindsTheTravellerGoneFartherStaysWhereItWas() {
        Legend legend = legend(RAT).replacing('<', Stairs.up(0));
        Scenario scenario = Scenario.of(
                legend,
                rules -> rules.level("cellar", LevelText.of("<>", legend))
                        .level("pit", LevelText.of("<..", Scenario.legend().with('<', Stairs.up(1)))),
                "@....r");
        scenario.play(new TakeStairs(), new Move(Direction.EAST), new TakeStairs());
        for (int i = 0; i < 9; i++) {
            scenario.play(new Rest());
        }
        assertThat(level(scenario, '@')).isEqualTo(2);
        assertThat(level(scenario, 'r')).isZero();
    }

    @Test
    void onALevelThatIsPlayedOnItComesUnlessItHasGoneElsewhere() {
        Blueprint leaves = RAT.replacing(PriorityBrain.of(new Travel(new Point(8, 0))));
        for (Blueprint rat : new Blueprint[] {RAT, leaves}) {
            Scenario scenario = Scenario.of(
                    legend(rat),
                    rules -> rules.level("cellar", LevelText.of("....<....", legend(rat)))
                            .absence(Absence.playedOn()),
                    "@....r...");
            afterStairs(scenario, 9);
            assertThat(level(scenario, 'r')).isEqualTo(rat.equals(RAT) ? 1 : 0);
        }
    }

    @Test
    void aSavedGameAndAForkGoOnAlike() {
        Rules rules = Rules.named("chase")
                .level("hall", LevelText.of("@....r", legend(RAT)))
                .level("cellar", LevelText.of("....<....", legend(RAT)))
                .build();
        Scenario scenario = afterStairs(Scenario.of(Game.start(rules, 1), legend(RAT)), 2);
        Game resumed = Game.resume(rules, scenario.game().state());
        Game fork = scenario.game().fork();
        for (Game game : new Game[] {resumed, fork}) {
            for (int i = 0; i < 3; i++) {
                game.submit(HERO, new Rest());
                for (int j = 0; j < 3; j++) {
                    game.step();
                }
            }
            assertThat(game.view().board(1).orElseThrow().entities())
                    .extracting(Entity::name)
                    .containsExactly("you", "rat");
        }
    }

    @Test
    void itComesFromOneStepAwayOrMore() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Chaser(0)).withMessageContaining("1 step");
    }
}
