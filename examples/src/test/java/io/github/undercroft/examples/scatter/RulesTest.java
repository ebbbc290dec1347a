package io.github.undercroft.examples.scatter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Faction;
import io.github.undercroft.Look;
import io.github.undercroft.Outcome;
import io.github.undercroft.Refusal;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.event.Moved;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.InputReply;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The rules of the tutorial, one by one, with the game's own actors on small maps. */
class RulesTest {

    private static final Scatter SCATTER = new Scatter();
    private static final Rules RULES = SCATTER.rules(SCATTER.about().usualSize(), Seat.PERSON);

    /** The blueprint of the actor of that number in the game. */
    private static Blueprint actor(int number) {
        Game game = Game.start(RULES, 1);
        Entity entity = game.view().entities().get(number);
        return new Blueprint(entity.name(), entity.components());
    }

    private static Scenario scenario(String... rows) {
        return Scenario.of(
                Legend.standard().with('@', actor(0)).with('e', actor(1)),
                rules -> rules.registry(RULES.registry())
                        .steps(Movement.FOUR_WAY)
                        .endsWhen(EndConditions.lostWithout(Faction.PLAYERS))
                        .endsWhen(EndConditions.wonBy(Faction.PLAYERS)),
                rows);
    }

    private static Bump go(Direction way) {
        return (Bump) SCATTER.step(way);
    }

    private static int hitPoints(Scenario scenario) {
        return scenario.hero().get(Destructible.class).orElseThrow().hitPoints();
    }

    @Test
    void anArrowStepsAndTheEnemyComesNearer() {
        Scenario scenario = scenario("@...e", ".....");

        scenario.play(go(Direction.SOUTH));

        // Four columns are more than one row.
        scenario.expectMap("...e.", "@....");
    }

    @Test
    void aWallOrTheBorderRefusesAndNobodyElseMoves() {
        Scenario scenario = scenario("@#..e", ".....");

        scenario.play(go(Direction.EAST));
        scenario.expectRefusal(new Refusal.Impassable(new Point(1, 0), Ground.WALL));
        scenario.play(go(Direction.NORTH));
        scenario.expectMap("@#..e", ".....");
    }

    @Test
    void steppingOntoAnEnemyKillsIt() {
        Scenario scenario = scenario("@e..e");

        scenario.play(go(Direction.EAST));

        scenario.expectMap("@..e.");
        assertThat(hitPoints(scenario)).isEqualTo(3);
    }

    @Test
    void thePlayerIsDrawnAsItsHitPoints() {
        Scenario scenario = scenario(".@e", "..#");
        assertThat(scenario.hero().get(Look.class).orElseThrow().codePoint()).isEqualTo('3');

        scenario.play(go(Direction.SOUTH), go(Direction.NORTH));

        assertThat(hitPoints(scenario)).isEqualTo(2);
        assertThat(scenario.hero().get(Look.class).orElseThrow().codePoint()).isEqualTo('2');
    }

    @Test
    void enemiesActInTheOrderOfTheList() {
        Scenario scenario = scenario("#####", "@..ee", "#####");

        scenario.play(go(Direction.EAST));
        scenario.expectMap("#####", ".@ee.", "#####");

        scenario.play(go(Direction.WEST));
        scenario.expectMap("#####", "@ee..", "#####");
    }

    @Test
    void anEnemyStrikesTheOneThatStandsInItsWay() {
        Scenario scenario = scenario("@.ee");

        scenario.play(go(Direction.EAST));

        scenario.expectMap(".@.e");
        assertThat(hitPoints(scenario)).isEqualTo(2);
    }

    @Test
    void aGreedyStepIntoAWallWastesTheTurn() {
        Scenario scenario = scenario(
                "@.#e", //
                "....");

        scenario.play(go(Direction.SOUTH));

        scenario.expectMap("..#e", "@...");
    }

    @Test
    void onATieTheEnemyGoesUpOrDown() {
        Scenario scenario = scenario("...", "@..", "..e");

        scenario.play(go(Direction.NORTH));

        scenario.expectMap("@..", "..e", "...");
    }

    @Test
    void moreThanSixStepsAwayAnEnemyTakesOnlyStepsThatArePossible() {
        Scenario scenario = scenario("#@.......e");

        scenario.play(go(Direction.EAST));

        scenario.expectMap("#.@.....e.");
    }

    @Test
    void moreThanSixStepsAwayAnEnemyWalksAnyWay() {
        Scenario scenario = scenario("@...........", "............", ".........e..", "............");
        Set<Direction> ways = EnumSet.noneOf(Direction.class);
        for (int turn = 0; turn < 40; turn++) {
            scenario.play(go(turn % 2 == 0 ? Direction.SOUTH : Direction.NORTH));
            scenario.events().stream()
                    .filter(Moved.class::isInstance)
                    .map(Moved.class::cast)
                    .filter(moved -> moved.who().equals(scenario.id('e')))
                    .filter(moved -> !Metric.MANHATTAN.within(
                            moved.from(), scenario.hero().position().orElseThrow(), 6))
                    .forEach(moved ->
                            ways.add(Direction.between(moved.from(), moved.to()).orElseThrow()));
        }
        assertThat(ways).containsExactlyInAnyOrderElementsOf(Direction.cardinal());
    }

    /** The tutorial's loop looked for a free way for ever. */
    @Test
    void aFarEnemyThatIsWalledInWaits() {
        Scenario scenario = scenario("@.......#e#", "###########");

        scenario.play(go(Direction.EAST), go(Direction.EAST));

        scenario.expectMap("..@.....#e#", "###########");
    }

    @Test
    void withoutEnemiesThePlayerHasWon() {
        Scenario scenario = scenario("@e");

        scenario.play(go(Direction.EAST));

        assertOver(scenario, Outcome.Result.WON);
    }

    @Test
    void withoutHitPointsTheGameIsLostAndTakesNoMoreInput() {
        Scenario scenario = scenario(".e.", "e@e", ".e.");

        scenario.play(go(Direction.NORTH));

        assertOver(scenario, Outcome.Result.LOST);
    }

    private static void assertOver(Scenario scenario, Outcome.Result result) {
        Game game = scenario.game();
        EntityId player = scenario.hero().id();
        assertThat(game.step()).isInstanceOf(Step.Over.class);
        assertThat(game.view().outcome())
                .hasValueSatisfying(outcome -> assertThat(outcome.result()).isEqualTo(result));
        long hash = game.stateHash();
        assertThat(game.submit(player, Attack.toward(Direction.NORTH))).isInstanceOf(InputReply.Over.class);
        assertThat(game.step()).isInstanceOf(Step.Over.class);
        assertThat(game.stateHash()).isEqualTo(hash);
    }
}
