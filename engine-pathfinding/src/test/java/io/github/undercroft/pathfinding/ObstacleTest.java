package io.github.undercroft.pathfinding;

import static io.github.undercroft.geometry.Direction.EAST;
import static io.github.undercroft.geometry.Direction.NORTH;
import static io.github.undercroft.geometry.Direction.SOUTH;
import static io.github.undercroft.geometry.Direction.SOUTH_EAST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.StepRule;
import io.github.undercroft.game.Game;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.pathfinding.brain.BoardCost;
import io.github.undercroft.pathfinding.brain.Cellar;
import org.junit.jupiter.api.Test;

class ObstacleTest {

    private static final Point CORNER = new Point(0, 0);

    private static PathRequest on(Movement movement, String... rows) {
        BitGrid open = TextGrid.ofRows(rows).cells('#');
        open.not();
        return PathRequest.from(CORNER).on(WalkMap.of(open, movement));
    }

    @Test
    void nothingHindersAStepOntoOpenGround() {
        assertThat(on(Movement.FOUR_WAY, "..").obstacle(CORNER, EAST)).isEmpty();
    }

    @Test
    void aStepThatTheMovementDoesNotKnowIsNone() {
        assertThat(on(Movement.FOUR_WAY, "..", "..").obstacle(CORNER, SOUTH_EAST))
                .contains(new Obstacle.NoSuchStep(SOUTH_EAST, Movement.FOUR_WAY));
    }

    @Test
    void theGridEnds() {
        assertThat(on(Movement.FOUR_WAY, "..").obstacle(CORNER, NORTH))
                .contains(new Obstacle.OffTheGrid(new Point(0, -1)));
    }

    @Test
    void wallsAreBlockedGround() {
        assertThat(on(Movement.FOUR_WAY, ".#").obstacle(CORNER, EAST))
                .contains(new Obstacle.BlockedGround(new Point(1, 0), "blocked"));
    }

    @Test
    void aCornerIsCutOnlyWhereThatIsForbidden() {
        assertThat(on(Movement.EIGHT_WAY_NO_CORNER_CUTTING, "..", "#.").obstacle(CORNER, SOUTH_EAST))
                .contains(new Obstacle.CornerCut(new Point(0, 1)));
        assertThat(on(Movement.EIGHT_WAY, "..", "#.").obstacle(CORNER, SOUTH_EAST))
                .isEmpty();
    }

    @Test
    void aFootprintNeedsRoomForEachCell() {
        PathRequest request = on(Movement.FOUR_WAY, "...", "..#").withFootprint(Footprint.square(2));
        assertThat(request.obstacle(CORNER, EAST)).contains(new Obstacle.BlockedGround(new Point(2, 1), "blocked"));
        assertThat(request.obstacle(new Point(1, 0), EAST)).contains(new Obstacle.OffTheGrid(new Point(3, 0)));
    }

    @Test
    void somebodyIsInTheWayUnlessHeIsTheGoalOrHasAPrice() {
        BitGrid occupied = BitGrid.of(2, 1);
        occupied.set(1, 0);
        Point there = new Point(1, 0);
        PathRequest request = on(Movement.FOUR_WAY, "..").to(there);
        assertThat(request.withOccupied(occupied, OccupiedPolicy.BLOCK).obstacle(CORNER, EAST))
                .contains(new Obstacle.Occupied(there));
        assertThat(request.withOccupied(occupied, OccupiedPolicy.GOAL_ONLY).obstacle(CORNER, EAST))
                .isEmpty();
        assertThat(request.withOccupied(occupied, OccupiedPolicy.price(4)).obstacle(CORNER, EAST))
                .isEmpty();
    }

    @Test
    void aBoardNamesTerrainAndOccupant() {
        Game game = Cellar.game(StepRule.of(Movement.FOUR_WAY), "g#", "p%");
        BoardCost costs =
                BoardCost.of(game.view().board(), Cellar.named(game, "goblin"), StepRule.of(Movement.FOUR_WAY));
        PathRequest request = PathRequest.from(CORNER).on(costs);
        assertThat(request.obstacle(CORNER, EAST)).contains(new Obstacle.BlockedGround(new Point(1, 0), "WALL"));
        assertThat(request.obstacle(CORNER, SOUTH)).contains(new Obstacle.Occupied(new Point(0, 1)));
        assertThat(costs.occupantAt(new Point(0, 1)))
                .contains(Cellar.named(game, "pillar").id());
        assertThat(costs.occupantAt(CORNER)).isEmpty();
        PathRequest clean =
                request.on(costs.withExtra(terrain -> terrain == Cellar.Swamp.MUD ? CostFunction.BLOCKED : 0));
        assertThat(clean.obstacle(new Point(0, 1), EAST)).contains(new Obstacle.Forbidden(new Point(1, 1)));
    }

    @Test
    void aCellOutsideIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> on(Movement.FOUR_WAY, "..").obstacle(new Point(2, 0), EAST))
                .withMessageContainingAll("cell (2,0)", "2 x 1");
    }
}
