package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.StepRule;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.PathResult;
import io.github.undercroft.pathfinding.Pathfinder;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class BoardCostTest {

    private static final StepRule FOUR_WAY = StepRule.of(Movement.FOUR_WAY);

    private static BoardCost costs(StepRule steps, String mover, String... rows) {
        Game game = Cellar.game(steps, rows);
        return BoardCost.of(game.view().board(), Cellar.named(game, mover), steps);
    }

    /** The answer for the way of the goblin to the player. */
    private static PathResult hunt(StepRule steps, UnaryOperator<BoardCost> policy, String... rows) {
        Game game = Cellar.game(steps, rows);
        BoardCost costs = policy.apply(BoardCost.of(game.view().board(), Cellar.named(game, "goblin"), steps));
        return new Pathfinder()
                .find(PathRequest.from(Cellar.at(game, "goblin"))
                        .to(Cellar.at(game, "you"))
                        .on(costs));
    }

    private static double price(PathResult result) {
        assertThat(result).isInstanceOf(PathResult.Found.class);
        return result.bestPath().orElseThrow().cost();
    }

    @Test
    void terrainBlocksWhatItDoesNotLetThrough() {
        assertThat(hunt(FOUR_WAY, costs -> costs, "g#@")).isInstanceOf(PathResult.Partial.class);
        assertThat(hunt(FOUR_WAY, costs -> costs, "g~@")).isInstanceOf(PathResult.Partial.class);
        assertThat(hunt(FOUR_WAY, costs -> costs, "g+@")).isInstanceOf(PathResult.Partial.class);
        assertThat(price(hunt(FOUR_WAY, costs -> costs, "g-@"))).isEqualTo(2);
    }

    @Test
    void oneWayOfMovingThatACellLetsThroughIsEnough() {
        BoardCost frog = costs(FOUR_WAY, "frog", "f~.#");
        assertThat(frog.cost(0, 0, 1, 0)).isEqualTo(1);
        assertThat(frog.cost(1, 0, 2, 0)).isEqualTo(1);
        assertThat(frog.cost(2, 0, 3, 0)).isEqualTo(CostFunction.BLOCKED);
    }

    @Test
    void theGoalMayBeOccupiedAndOccupiedCellsOnTheWayAreBlocked() {
        assertThat(price(hunt(FOUR_WAY, costs -> costs, "g.@"))).isEqualTo(2);
        assertThat(hunt(FOUR_WAY, costs -> costs, "gp@")).isInstanceOf(PathResult.Partial.class);
        assertThat(price(hunt(FOUR_WAY, costs -> costs, "gp@", "..."))).isEqualTo(4);
    }

    @Test
    void whatIsOnlyLyingThereIsNotInTheWay() {
        assertThat(price(hunt(FOUR_WAY, costs -> costs, "gc@"))).isEqualTo(2);
    }

    @Test
    void occupiedCellsMayHaveAPriceInstead() {
        assertThat(price(hunt(FOUR_WAY, costs -> costs.withOccupied(0), "gp@"))).isEqualTo(2);
        assertThat(price(hunt(FOUR_WAY, costs -> costs.withOccupied(4), "gp@"))).isEqualTo(6);
        assertThat(price(hunt(FOUR_WAY, costs -> costs.withOccupied(4), "gp@", "...")))
                .isEqualTo(4);
    }

    @Test
    void theMoverIsNotInItsOwnWay() {
        assertThat(costs(FOUR_WAY, "goblin", ".g.").cost(0, 0, 1, 0)).isEqualTo(1);
    }

    @Test
    void diagonalStepsCostWhatTheRuleOfWalkingSays() {
        StepRule steps = new StepRule(Movement.EIGHT_WAY, 141);
        assertThat(price(hunt(steps, costs -> costs, "g..", "...", "..@"))).isEqualTo(2.82);
        StepRule dear = new StepRule(Movement.EIGHT_WAY, 300);
        assertThat(price(hunt(dear, costs -> costs, "g..", "...", "..@"))).isEqualTo(4);
        StepRule cheap = new StepRule(Movement.EIGHT_WAY, 50);
        assertThat(price(hunt(cheap, costs -> costs, "g..@.", "....."))).isEqualTo(2);
    }

    @Test
    void cornersAreCutAtTerrainOnly() {
        StepRule steps = StepRule.of(Movement.EIGHT_WAY_NO_CORNER_CUTTING);
        assertThat(price(hunt(steps, costs -> costs, "gp", "p@"))).isEqualTo(1);
        assertThat(hunt(steps, costs -> costs, "g#", "p@")).isInstanceOf(PathResult.Partial.class);
    }

    @Test
    void terrainMayCostMore() {
        UnaryOperator<BoardCost> swampy = costs -> costs.withExtra(terrain -> terrain == Cellar.Swamp.MUD ? 2.5 : 0);
        assertThat(price(hunt(FOUR_WAY, swampy, "g%@"))).isEqualTo(4.5);
        assertThat(price(hunt(FOUR_WAY, swampy, "g%@", "..."))).isEqualTo(4);
    }

    @Test
    void terrainMayBeKeptOff() {
        UnaryOperator<BoardCost> clean =
                costs -> costs.withExtra(terrain -> terrain == Cellar.Swamp.MUD ? CostFunction.BLOCKED : 0);
        assertThat(hunt(FOUR_WAY, clean, "g%@")).isInstanceOf(PathResult.Partial.class);
    }

    @Test
    void itPromisesTheLeastThatAStepCosts() {
        BoardCost dear = costs(new StepRule(Movement.EIGHT_WAY, 150), "goblin", "g.");
        assertThat(dear.minStep()).isEqualTo(1);
        assertThat(dear.minDiagonalStep()).isEqualTo(1.5);
        BoardCost cheap = costs(new StepRule(Movement.EIGHT_WAY, 50), "goblin", "g.");
        assertThat(cheap.minStep()).isEqualTo(0.5);
        assertThat(cheap.minDiagonalStep()).isEqualTo(0.5);
    }

    @Test
    void aNegativeExtraIsReported() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> hunt(FOUR_WAY, costs -> costs.withExtra(terrain -> -1), "g.@"))
                .withMessageContainingAll("(1,0)", "-1.0", "withExtra");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> costs(FOUR_WAY, "goblin", "g").withOccupied(Double.NaN))
                .withMessageContaining("NaN");
    }

    @Test
    void itTakesSizeAndRuleOfTheBoard() {
        BoardCost costs = costs(FOUR_WAY, "goblin", "g..", "...");
        assertThat(costs.width()).isEqualTo(3);
        assertThat(costs.height()).isEqualTo(2);
        assertThat(costs.steps()).isEqualTo(FOUR_WAY);
        assertThat(new Pathfinder()
                        .find(PathRequest.from(new Point(0, 0))
                                .to(new Point(1, 1))
                                .on(costs))
                        .bestPath()
                        .orElseThrow()
                        .cells())
                .hasSize(3);
    }
}
