package io.github.undercroft.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Clouded;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Gas;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Absence;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.terrain.Door;
import io.github.undercroft.terrain.Ground;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Gas that drifts: whose it is where clouds meet, what one does whose code throws, and what it costs where nobody was. */
class GasDriftTest {

    private static final EntityId ADA = new EntityId(0, 7);
    private static final EntityId BEN = new EntityId(0, 8);

    private static Cloud marsh(int amount, EntityId by) {
        return new Cloud(Cloud.Kind.MARSH, amount, by);
    }

    private static Legend legend() {
        return Scenario.legend()
                .replacing('@', Blueprint.player("you").with(Health.of(1_000)))
                .with('d', Door.CLOSED);
    }

    private static Legend legend(char glyph, Gas gas) {
        return legend().with(glyph, new Clouded(Ground.FLOOR, gas));
    }

    private record Adding(Gas gas, Point at) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.addGas(at, gas);
            return ActionResult.succeeded();
        }
    }

    private static Gas gas(Scenario scenario, int x, int y) {
        return scenario.game().view().board().gas(new Point(x, y)).orElseThrow();
    }

    private static int total(Board board) {
        return IntStream.range(0, board.width() * board.height())
                .map(cell -> board.gas(new Point(cell % board.width(), cell / board.width()))
                        .map(Gas::amount)
                        .orElse(0))
                .sum();
    }

    private static void rest(Scenario scenario, int turns) {
        for (int i = 0; i < turns; i++) {
            scenario.play(new Rest());
        }
    }

    @Test
    void whereCloudsOfTwoThrowersMeetTheyJoinAndNoneIsLost() {
        Legend legend = legend('a', marsh(300, ADA)).with('b', new Clouded(Ground.FLOOR, marsh(200, BEN)));
        Scenario scenario = Scenario.of(legend, "@......", "..a.b..", ".......");
        for (int turn = 0; turn < 60; turn++) {
            rest(scenario, 1);
            assertThat(total(scenario.game().view().board())).isEqualTo(500);
        }
    }

    @Test
    void whoLetOutTheMostInACellIsBehindItThere() {
        Scenario scenario = Scenario.of(legend(), "@#.#");
        Point at = new Point(2, 0);
        scenario.play(new Adding(marsh(40, ADA), at), new Adding(marsh(40, BEN), at));
        assertThat(gas(scenario, 2, 0)).isEqualTo(marsh(80, ADA)); // of as much, the one that was there
        scenario.play(new Adding(marsh(81, BEN), at));
        assertThat(gas(scenario, 2, 0)).isEqualTo(marsh(161, BEN));
    }

    @Test
    void gasThatDriftsIsOfWhoLetOutTheMostOfIt() {
        Legend legend = legend('a', marsh(100, ADA)).with('b', new Clouded(Ground.FLOOR, marsh(10, BEN)));
        Scenario scenario = Scenario.of(legend, "@#ab#");
        rest(scenario, 1);
        assertThat(gas(scenario, 2, 0)).isEqualTo(marsh(82, ADA));
        assertThat(gas(scenario, 3, 0)).isEqualTo(marsh(28, ADA)); // 18 of hers and 10 of his
    }

    @Test
    void smallAmountsComeToRest() {
        Legend legend = legend('5', marsh(5, ADA)).with('4', new Clouded(Ground.FLOOR, marsh(4, ADA)));
        Scenario scenario = Scenario.of(legend, "@#54#");
        rest(scenario, 2);
        assertThat(scenario.game().stateHashParts()).doesNotContainKey("level/0/ages");
    }

    /** An author's gas, whose code may throw, and which counts how often it is asked. */
    private record Ether(int amount, boolean isSick) implements Gas {
        private static final AtomicInteger ASKED = new AtomicInteger();

        @Override
        public String name() {
            return "ether";
        }

        @Override
        public Ether of(int other) {
            return new Ether(other, isSick);
        }

        @Override
        public int thinning() {
            ASKED.incrementAndGet();
            if (isSick) {
                throw new IllegalStateException("sick");
            }
            return 0;
        }
    }

    @Test
    void gasWhoseCodeThrowsStaysAndTheOtherGasDrifts() {
        Legend legend = legend('e', new Ether(50, true)).with('m', new Clouded(Ground.FLOOR, marsh(100, ADA)));
        Scenario scenario = Scenario.of(legend, "@.e.#.m.", "########");
        for (int turn = 0; turn < 2; turn++) {
            assertThatThrownBy(() -> rest(scenario, 1))
                    .isInstanceOfSatisfying(
                            GameCodeException.class,
                            failed -> assertThat(failed.culprit()).isInstanceOf(Ether.class));
        }
        assertThat(gas(scenario, 2, 0)).isEqualTo(new Ether(50, true));
        assertThat(total(scenario.game().view().board())).isEqualTo(150);
        assertThat(gas(scenario, 7, 0).amount()).isGreaterThan(20);
    }

    @Test
    void gasInsideAWallIsRefused() {
        Terrain walled = new Clouded(Ground.WALL, marsh(9, ADA));
        assertThatThrownBy(() -> Scenario.of(legend().with('w', walled), "@.w"))
                .hasStackTraceContaining("marsh gas can't lie at (2,0) in \"WALL\"");
        Scenario scenario = Scenario.of(legend(), "@..");
        assertThatThrownBy(() ->
                        scenario.play(new GasTest.Laying(new Clouded(Door.CLOSED, marsh(9, ADA)), new Point(1, 0))))
                .hasStackTraceContaining("marsh gas can't lie at (1,0) in \"CLOSED\"");
    }

    /** A game of two levels; the hero leaves the first one at once. */
    private static Game away(Absence absence, Legend legend, String one) {
        Rules rules = Rules.named("away")
                .absence(absence)
                .level(
                        "one",
                        LevelText.of(
                                one,
                                legend.replacing('@', Blueprint.player("you").with(Health.of(1_000)), Stairs.down(1))))
                .level("two", LevelText.of("<", legend.with('<', Stairs.up(0))))
                .build();
        Game game = Game.start(rules, 1);
        turn(game, new TakeStairs());
        return game;
    }

    private static void turn(Game game, Action action) {
        Step step = game.step();
        for (int i = 0; i < 100 && !(step instanceof Step.Awaiting); i++) {
            step = game.step();
        }
        game.submit(((Step.Awaiting) step).actor(), action);
        game.step();
    }

    private static void back(Game game, int missed) {
        for (int i = 0; i < missed; i++) {
            turn(game, new Rest());
        }
        Ether.ASKED.set(0);
        turn(game, new TakeStairs());
        turn(game, new Rest());
    }

    @Test
    void missedTurnsCostNothingOnceGasIsAtRest() {
        Legend legend = legend('e', new Ether(4, false));
        Game game = away(Absence.passing(1_000), legend, "@eeeee\neeeeee");
        back(game, 1_000);
        assertThat(Ether.ASKED).hasValue(0);

        Game thick = away(Absence.passing(1_000), legend('e', new Ether(500, false)), "@.....\n....e.");
        back(thick, 1_000);
        int cells = 12;
        assertThat(Ether.ASKED).hasValueBetween(cells, 60 * cells);
    }

    @Test
    void gasThinsBetweenTheMissedTurnsOfThoseInIt() {
        Blueprint rat = Blueprint.of("rat").with(Health.of(100)).with(new Bystander());
        Legend legend = legend().replacing('g', rat, new Clouded(Ground.FLOOR, Cloud.of(Cloud.Kind.POISON, 3)));
        Game game = away(Absence.passing(100), legend, "@#g#");
        back(game, 100);
        Entity left = game.view().entity(new EntityId(0, 1)).orElseThrow();
        assertThat(left.get(Destructible.class).orElseThrow().hitPoints()).isBetween(90, 99);
    }
}
