package io.github.undercroft.pathfinding.field;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.StepRule;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.CostMap;
import io.github.undercroft.pathfinding.GoalPrices;
import io.github.undercroft.pathfinding.WalkMap;
import io.github.undercroft.pathfinding.brain.BoardCost;
import io.github.undercroft.pathfinding.brain.Cellar;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DistanceFieldTest {

    private final DistanceField field = new DistanceField();

    private static BitGrid open(String... rows) {
        BitGrid open = TextGrid.ofRows(rows).cells('#');
        open.not();
        return open;
    }

    private static FieldRequest on(Movement movement, String... rows) {
        return FieldRequest.on(FieldGround.open(open(rows), movement));
    }

    /** Whole distances as digits, {@code -} for none. */
    private String drawn() {
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < field.height(); y++) {
            for (int x = 0; x < field.width(); x++) {
                double distance = field.distance(x, y);
                text.append(distance == DistanceField.UNREACHABLE ? "-" : Integer.toString((int) distance));
            }
            text.append('\n');
        }
        return text.toString();
    }

    @Test
    void distancesGoAroundWalls() {
        field.compute(on(Movement.FOUR_WAY, ".....", "###.#", ".....", ".###.").to(new Point(0, 0)));
        assertThat(drawn()).isEqualTo("""
            01234
            ---4-
            87656
            9---7
            """);
    }

    @Test
    void aDiagonalStepIsTheRootOfTwo() {
        field.compute(on(Movement.EIGHT_WAY, "...", "...").to(new Point(0, 0)));
        assertThat(field.distance(2, 1)).isEqualTo(1 + Math.sqrt(2));
    }

    @Test
    void aDiagonalStepIsWhatTheRuleOfTheGameSays() {
        BitGrid open = open("...", "...", "...");
        field.compute(FieldRequest.on(FieldGround.walked(open, Movement.EIGHT_WAY, 100))
                .to(new Point(0, 0)));
        assertThat(field.distance(2, 2)).isEqualTo(2);
        field.compute(FieldRequest.on(FieldGround.walked(open, Movement.EIGHT_WAY, 141))
                .to(new Point(0, 0)));
        assertThat(field.distance(2, 2)).isEqualTo(2.82);
        field.compute(FieldRequest.on(FieldGround.walked(open, Movement.FOUR_WAY, 141))
                .to(new Point(0, 0)));
        assertThat(field.distance(2, 2)).isEqualTo(4);
    }

    @Test
    void cornersAreCutOnlyWhereThatIsAllowed() {
        field.compute(on(Movement.EIGHT_WAY, ".#", "..").to(new Point(1, 1)));
        assertThat(field.nextStep(new Point(0, 0))).contains(Direction.SOUTH_EAST);
        field.compute(on(Movement.EIGHT_WAY_NO_CORNER_CUTTING, ".#", "..").to(new Point(1, 1)));
        assertThat(field.nextStep(new Point(0, 0))).contains(Direction.SOUTH);
        assertThat(field.distance(0, 0)).isEqualTo(2);
    }

    @Test
    void ofEquallyShortWaysTheFirstClockwiseFromNorthIsTaken() {
        field.compute(on(Movement.FOUR_WAY, "...", "...", "...").to(new Point(1, 1)));
        assertThat(field.nextStep(new Point(0, 2))).contains(Direction.NORTH);
        assertThat(field.nextStep(new Point(0, 0))).contains(Direction.EAST);
        assertThat(field.path(new Point(2, 2)).orElseThrow().cells())
                .containsExactly(new Point(2, 2), new Point(2, 1), new Point(1, 1));
    }

    @Test
    void aGoalMayCountAsFartherAwayThanItIs() {
        FieldRequest request =
                on(Movement.FOUR_WAY, ".......").to(new Point(0, 0)).to(new Point(6, 0), 3);
        field.compute(request);
        assertThat(drawn()).isEqualTo("0123443\n");
        field.compute(request.to(new Point(6, 0), -2));
        assertThat(field.nextStep(new Point(0, 0))).isEmpty();
        assertThat(field.distance(1, 0)).isEqualTo(1);
        assertThat(field.distance(6, 0)).isEqualTo(-2);
        assertThat(field.nextStep(new Point(3, 0))).contains(Direction.EAST);
    }

    @Test
    void aGoalThatIsFartherThanAWayFromItIsPassed() {
        field.compute(on(Movement.FOUR_WAY, ".....").to(new Point(0, 0)).to(new Point(2, 0), 9));
        assertThat(drawn()).isEqualTo("01234\n");
        assertThat(field.nextStep(new Point(2, 0))).contains(Direction.WEST);
    }

    @Test
    void itReachesOnlyAsFarAsAsked() {
        FieldRequest request = on(Movement.EIGHT_WAY, "....", "....").to(new Point(0, 0));
        field.compute(request.within(1 + Math.sqrt(2)));
        assertThat(field.distance(2, 1)).isEqualTo(1 + Math.sqrt(2));
        assertThat(field.distance(3, 0)).isEqualTo(DistanceField.UNREACHABLE);
        field.compute(request.within(0));
        assertThat(field.cellsWithin(9).points()).containsExactly(new Point(0, 0));
    }

    @Test
    void aRadiusThatRoundingMadeTooShortReachesAsFarAsItWasMeant() {
        double three = 3 * 1.41;
        assertThat(three).isLessThan(4.23);
        FieldGround ground = FieldGround.walked(open("....", "....", "....", "...."), Movement.EIGHT_WAY, 141);
        field.compute(FieldRequest.on(ground).to(new Point(0, 0)).within(three));
        assertThat(field.distance(3, 3)).isEqualTo(4.23);
        assertThat(field.cellsWithin(three).get(3, 3)).isTrue();
        field.compute(FieldRequest.on(ground).to(new Point(0, 0)).within(4.229));
        assertThat(field.isReachable(new Point(3, 3))).isFalse();
    }

    @Test
    void whatWantsToGoSomewhereGetsThereAtThePriceOfTheCells() {
        IntGrid prices = IntGrid.of(3, 2);
        prices.fill(1);
        prices.set(1, 0, 5);
        FieldRequest request =
                FieldRequest.on(FieldGround.priced(prices, Movement.FOUR_WAY)).to(new Point(2, 0));
        field.compute(request);
        assertThat(field.distance(0, 0)).isEqualTo(4);
        prices.set(1, 1, FieldGround.CLOSED);
        field.compute(request);
        assertThat(field.wasRepaired()).isTrue();
        assertThat(field.distance(0, 0)).isEqualTo(6);
        assertThat(field.distance(1, 1)).isEqualTo(DistanceField.UNREACHABLE);
    }

    @Test
    void aStepMayCostNothing() {
        IntGrid prices = IntGrid.of(9, 9);
        field.compute(
                FieldRequest.on(FieldGround.priced(prices, Movement.EIGHT_WAY)).to(new Point(4, 4)));
        assertThat(field.distance(0, 0)).isZero();
        assertThat(field.path(new Point(0, 0)).orElseThrow().cells()).hasSize(5);
    }

    @Test
    void aClosedGoalLeadsNowhere() {
        field.compute(on(Movement.FOUR_WAY, "..#").to(new Point(2, 0)));
        assertThat(drawn()).isEqualTo("---\n");
        assertThat(field.nextStep(new Point(0, 0))).isEmpty();
        assertThat(field.path(new Point(0, 0))).isEmpty();
    }

    @Test
    void withoutAGoalThereIsNoDistance() {
        field.compute(on(Movement.FOUR_WAY, ".."));
        assertThat(field.isReachable(new Point(0, 0))).isFalse();
        assertThat(field.nearest(List.of(new Point(0, 0)))).isEmpty();
        assertThat(field.cellsWithin(DistanceField.UNREACHABLE).count()).isZero();
    }

    @Test
    void cellsOutsideHaveNoDistance() {
        field.compute(on(Movement.FOUR_WAY, "..").to(new Point(0, 0)));
        for (Point outside : List.of(new Point(-1, 0), new Point(0, -1), new Point(2, 0), new Point(0, 1))) {
            assertThat(field.distance(outside)).isEqualTo(DistanceField.UNREACHABLE);
            assertThat(field.nextStep(outside)).isEmpty();
        }
    }

    @Test
    void theNearestOfSeveralIsTheFirstOfEquals() {
        field.compute(on(Movement.FOUR_WAY, "..#..", ".....").to(new Point(3, 0)));
        assertThat(field.nearest(List.of(new Point(1, 0), new Point(2, 0), new Point(4, 1), new Point(2, 1))))
                .contains(new Point(4, 1));
    }

    @Test
    void onlyWhatHasChangedIsDoneAgain() {
        BitGrid open = BitGrid.of(100, 100);
        open.setAll();
        FieldRequest request =
                FieldRequest.on(FieldGround.open(open, Movement.EIGHT_WAY)).to(new Point(50, 50));
        field.compute(request);
        assertThat(field.wasRepaired()).isFalse();
        open.clear(90, 90);
        field.compute(request);
        assertThat(field.wasRepaired()).isTrue();
        open.clearAll();
        field.compute(request);
        assertThat(field.wasRepaired()).isFalse();
    }

    @Test
    void aGoalMoreIsARepairAndAGoalThatMovedIsNot() {
        BitGrid open = BitGrid.of(100, 100);
        open.setAll();
        FieldRequest many = FieldRequest.on(FieldGround.open(open, Movement.FOUR_WAY))
                .toEach(List.of(new Point(5, 5), new Point(50, 5), new Point(5, 50), new Point(50, 50)));
        field.compute(many);
        field.compute(many.to(new Point(99, 99), 90));
        assertThat(field.wasRepaired()).isTrue();
        assertThat(field.distance(99, 99)).isEqualTo(90);
        field.compute(FieldRequest.on(FieldGround.open(open, Movement.FOUR_WAY)).to(new Point(5, 5)));
        field.compute(FieldRequest.on(FieldGround.open(open, Movement.FOUR_WAY)).to(new Point(5, 6)));
        assertThat(field.wasRepaired()).isFalse();
    }

    @Test
    void aWayLongerThanIntsCanCountIsFollowed() {
        BitGrid open = BitGrid.of(800, 800);
        for (int y = 0; y < 800; y++) {
            if (y % 2 == 0) {
                open.setRange(y, 0, 800);
            } else {
                open.set(y % 4 == 1 ? 799 : 0, y);
            }
        }
        field.compute(FieldRequest.on(FieldGround.open(open, Movement.EIGHT_WAY_NO_CORNER_CUTTING))
                .to(new Point(0, 0)));
        assertThat(field.distance(0, 799)).isEqualTo(400 * 799 + 799);
    }

    @ParameterizedTest
    @EnumSource(Movement.class)
    void oneCellAndOneRowAreGridsToo(Movement movement) {
        field.compute(on(movement, ".").to(new Point(0, 0)));
        assertThat(drawn()).isEqualTo("0\n");
        field.compute(on(movement, "....").to(new Point(3, 0)));
        assertThat(drawn()).isEqualTo("3210\n");
        field.compute(on(movement, ".", ".", ".").to(new Point(0, 0)));
        assertThat(drawn()).isEqualTo("0\n1\n2\n");
    }

    @ParameterizedTest
    @EnumSource(Movement.class)
    void sixteenMillionCellsAreAGridToo(Movement movement) {
        BitGrid open = BitGrid.of(4096, 4096);
        open.setAll();
        field.compute(FieldRequest.on(FieldGround.open(open, movement)).to(new Point(0, 0)));
        assertThat(field.distance(4095, 4095)).isEqualTo(movement == Movement.FOUR_WAY ? 8190 : 4095 * Math.sqrt(2));
    }

    @Test
    void aStepOfInfinitePriceIsNotTaken() {
        field.compute(FieldRequest.on(FieldGround.costing(
                        2,
                        1,
                        Movement.FOUR_WAY,
                        CostFunction.atLeast(0, (fromX, fromY, toX, toY) -> CostFunction.BLOCKED)))
                .to(new Point(0, 0)));
        assertThat(drawn()).isEqualTo("0-\n");
    }

    @Test
    void onTheBoardOfAGameItGoesAroundWhoIsInTheWay() {
        var game = Cellar.game(Movement.FOUR_WAY, "gp@", "...");
        BoardCost costs =
                BoardCost.of(game.view().board(), Cellar.named(game, "goblin"), StepRule.of(Movement.FOUR_WAY));
        field.compute(FieldRequest.on(FieldGround.of(costs)).to(Cellar.at(game, "you")));
        assertThat(field.distance(0, 0)).isEqualTo(4);
        assertThat(field.nextStep(new Point(0, 0))).contains(Direction.SOUTH);
    }

    @Test
    void theGroundOfPathQueriesWillDo() {
        BitGrid open = open("..#", "...");
        field.compute(FieldRequest.on(FieldGround.of(WalkMap.of(open, Movement.EIGHT_WAY)))
                .to(new Point(2, 1)));
        assertThat(field.distance(0, 0)).isEqualTo(1 + Math.sqrt(2));
        IntGrid prices = IntGrid.of(3, 1);
        prices.fill(2);
        field.compute(FieldRequest.on(FieldGround.of(CostMap.of(prices, Movement.FOUR_WAY)))
                .to(new Point(2, 0)));
        assertThat(field.distance(0, 0)).isEqualTo(4);
    }

    @Test
    void whoCanOnlyStopAtAGoalStopsThere() {
        CostFunction guarded = new GoalPrices(
                (fromX, fromY, toX, toY) -> toX == 1 ? CostFunction.BLOCKED : 1, (fromX, fromY, toX, toY) -> 1);
        field.compute(FieldRequest.on(FieldGround.costing(3, 1, Movement.FOUR_WAY, guarded))
                .to(new Point(0, 0))
                .to(new Point(1, 0), 5));
        assertThat(drawn()).isEqualTo("016\n");
        assertThat(field.path(new Point(2, 0)).orElseThrow().cells()).containsExactly(new Point(2, 0), new Point(1, 0));
    }

    @Test
    void aStepOntoAGoalIsPricedAsOneEvenIfPassingWouldBeCheaper() {
        CostFunction guarded =
                new GoalPrices((fromX, fromY, toX, toY) -> 1, (fromX, fromY, toX, toY) -> toX == 3 ? 5 : 1);
        DistanceField field = new DistanceField();
        field.compute(FieldRequest.on(FieldGround.costing(4, 1, Movement.FOUR_WAY, guarded))
                .to(new Point(0, 0))
                .to(new Point(3, 0)));
        assertThat(field.distance(2, 0)).isEqualTo(2);
        assertThat(field.nextStep(new Point(2, 0))).contains(Direction.WEST);
    }

    @Test
    void aCellThatHasBecomeFreeIsNotRepairedSinceStepsCountThen() {
        IntGrid prices = IntGrid.of(3, 2);
        prices.fill(1);
        prices.set(1, 1, 2);
        FieldRequest request =
                FieldRequest.on(FieldGround.priced(prices, Movement.FOUR_WAY)).to(new Point(2, 1));
        DistanceField field = new DistanceField();
        field.compute(request);
        prices.set(0, 0, 0);
        field.compute(request);
        assertThat(field.wasRepaired()).isFalse();
        assertThat(field.distance(0, 1)).isEqualTo(3);
        assertThat(field.nextStep(new Point(0, 1))).contains(Direction.EAST);
    }
}
