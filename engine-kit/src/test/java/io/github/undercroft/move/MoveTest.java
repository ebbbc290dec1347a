package io.github.undercroft.move;

import static io.github.undercroft.geometry.Direction.EAST;
import static io.github.undercroft.geometry.Direction.NORTH;
import static io.github.undercroft.geometry.Direction.NORTH_EAST;
import static io.github.undercroft.geometry.Direction.NORTH_WEST;
import static io.github.undercroft.geometry.Direction.SOUTH_EAST;
import static io.github.undercroft.geometry.Direction.SOUTH_WEST;
import static io.github.undercroft.geometry.Direction.WEST;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.StepRule;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.terrain.OpenDoor;
import io.github.undercroft.time.Schedulers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class MoveTest {

    private static Scenario by(Movement movement, String... rows) {
        return Scenario.of(Scenario.legend(), rules -> rules.steps(movement), rows);
    }

    private static Scenario priced(int diagonalPercent, String... rows) {
        return Scenario.of(
                Scenario.legend(),
                rules -> rules.scheduler(Schedulers.timeline())
                        .steps(new StepRule(Movement.EIGHT_WAY_NO_CORNER_CUTTING, diagonalPercent)),
                rows);
    }

    @ParameterizedTest
    @EnumSource(Direction.class)
    void aMoveGoesOneCellThatWay(Direction direction) {
        Scenario scenario = Scenario.of("...", ".@.", "...");

        assertThat(scenario.perform(new Move(direction))).isEqualTo(ActionResult.succeeded());
        assertThat(scenario.hero().position()).contains(new Point(1, 1).step(direction));
    }

    @ParameterizedTest
    @CsvSource({"100, 100", "141, 141", "150, 150", "50, 50", "1, 1", "1000, 1000"})
    void aDiagonalStepTakesItsShareOfTheTimeOfAStraightOne(int percent, int lasted) {
        Scenario diagonal = priced(percent, "@.", "..");
        Scenario straight = priced(percent, "@.", "..");
        long begin = diagonal.game().view().now();

        diagonal.play(new Move(SOUTH_EAST)).expectMap("..", ".@");
        straight.play(new Move(EAST)).expectMap(".@", "..");

        // The first turn is at 100, when the newcomer has waited for the time of one plain action.
        assertThat(begin).isEqualTo(100);
        assertThat(diagonal.game().view().now()).isEqualTo(100 + lasted);
        assertThat(straight.game().view().now()).isEqualTo(200);
    }

    @Test
    void whoSavedUpForAStraightStepAloneCannotTakeADiagonalOne() {
        Scenario scenario = Scenario.of(
                Scenario.legend(),
                rules -> rules.scheduler(Schedulers.energyByResting(2)).steps(new StepRule(Movement.EIGHT_WAY, 150)),
                "@.",
                "..");
        scenario.play(new Rest(), new Rest());

        scenario.play(new Move(SOUTH_EAST)).expectMap("@.", "..").expectRefusal(new Refusal.TooExpensive(3, 2));
        scenario.play(new Move(SOUTH_EAST)).expectMap("..", ".@");
        assertThat(scenario.game().view().energy(scenario.id('@'))).isZero();
    }

    @Test
    void aCutCornerIsNamed() {
        assertCuts(NORTH_EAST, new Point(1, 1), "...", "@#.");
        assertCuts(NORTH_EAST, new Point(0, 0), "#..", "@..");
        assertCuts(SOUTH_WEST, new Point(0, 0), "#@", "..");
        assertCuts(SOUTH_WEST, new Point(1, 1), ".@", ".#");
        assertCuts(NORTH_EAST, new Point(1, 1), "#..", "@#.");
    }

    private static void assertCuts(Direction direction, Point corner, String... rows) {
        Scenario scenario = Scenario.of(rows);

        assertThat(scenario.perform(new Move(direction)))
                .isEqualTo(ActionResult.failed(new Refusal.CutsCorner(direction, corner)));
        scenario.expectMap(rows);
    }

    @Test
    void whereCornersMayBeCutOneSqueezesThroughOnesOwnSize() {
        by(Movement.EIGHT_WAY, "#.", "@#").play(new Move(NORTH_EAST)).expectMap("#@", ".#");
    }

    @Test
    void somebodyAtTheCornerIsNoCorner() {
        Scenario.of("g.", "@g").play(new Move(NORTH_EAST)).expectMap("g@", ".g");
    }

    @ParameterizedTest
    @EnumSource(
            value = Direction.class,
            names = {"NORTH_EAST", "SOUTH_EAST", "SOUTH_WEST", "NORTH_WEST"})
    void inFourWaysNobodyWalksDiagonally(Direction diagonal) {
        Scenario scenario = by(Movement.FOUR_WAY, "...", ".@.", "...");

        scenario.play(new Move(diagonal))
                .expectRefusal(new Refusal.NoSuchStep(diagonal))
                .expectMap("...", ".@.", "...");
    }

    @Test
    void inFourWaysOneWalksStraight() {
        by(Movement.FOUR_WAY, "...", ".@.", "...")
                .play(new Move(NORTH), new Move(WEST))
                .expectMap("@..", "...", "...");
    }

    @Test
    void bumpingIntoADoorOpensItAndTheNextMoveGoesThrough() {
        Scenario scenario = Scenario.of("@+.");

        assertThat(scenario.perform(new Move(EAST))).isEqualTo(ActionResult.alternate(new OpenDoor(new Point(1, 0))));
        scenario.expectMap("@-.");
        scenario.play(new Move(EAST), new Move(EAST)).expectMap(".-@");
    }

    @Test
    void bumpingIntoADoorCostsThePriceOfOpeningIt() {
        Scenario scenario = priced(300, "@.", ".+");

        scenario.play(new Move(SOUTH_EAST)).expectMap("@.", ".-");

        assertThat(scenario.game().view().now()).isEqualTo(200);
    }

    @Test
    void nobodyLeavesTheBoard() {
        for (Direction direction : Direction.all()) {
            Scenario scenario = Scenario.of("@");

            scenario.play(new Move(direction))
                    .expectRefusal(new Refusal.OutsideBoard(new Point(0, 0).step(direction)))
                    .expectEvents();
        }
    }

    @Test
    void nobodyWalksIntoAWall() {
        Scenario.of("@#").play(new Move(EAST)).expectRefusal(new Refusal.Impassable(new Point(1, 0), Ground.WALL));
    }

    @Test
    void nobodyWalksOntoSomebody() {
        Scenario scenario = Scenario.of("@g");

        scenario.play(new Move(EAST))
                .expectRefusal(new Refusal.Occupied(new Point(1, 0), scenario.id('g')))
                .expectMap("@g");
    }

    @Test
    void oneWalksOntoWhatLiesAbout() {
        Legend legend = Scenario.legend().with('s', Blueprint.item("sword"));

        Scenario.of(legend, "@s")
                .play(new Move(EAST))
                .expectMap(".@")
                .play(new Move(WEST))
                .expectMap("@s");
    }

    @Test
    void aRefusedMoveOfAPlayerTakesNoTime() {
        Scenario scenario = priced(100, "@#");

        scenario.play(new Move(EAST), new Move(NORTH_WEST));

        assertThat(scenario.game().view().now()).isEqualTo(100);
    }
}
