package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.IntGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Equal requests give the same cells on every machine: here are the cells of hundreds of paths, summed up. If one of these
 * numbers changes, paths of games change, and that goes into {@code docs/upgrade.md}.
 */
class PinnedPathsTest {

    private static final int WIDTH = 70;
    private static final int HEIGHT = 40;

    private static Point cell(Random random) {
        return new Point(random.nextInt(WIDTH), random.nextInt(HEIGHT));
    }

    private static List<PathRequest> requests(Movement movement) {
        Random random = new Random(11);
        BitGrid open = BitGrid.of(WIDTH, HEIGHT);
        open.setAll();
        IntGrid prices = IntGrid.of(WIDTH, HEIGHT);
        prices.fill(1);
        for (int i = 0; i < 700; i++) {
            Point cell = cell(random);
            open.clear(cell);
            prices.set(cell, i % 2 == 0 ? CostMap.BLOCKED_CELL : 1 + random.nextInt(4));
        }
        List<PathGround> grounds = List.of(WalkMap.of(open, movement), CostMap.of(prices, movement));
        List<PathRequest> requests = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            requests.add(PathRequest.from(cell(random)).to(cell(random)).on(grounds.get(i % 2)));
        }
        return requests;
    }

    @ParameterizedTest
    @CsvSource({
        "FOUR_WAY, TWO_STACKS, 2024790932",
        "FOUR_WAY, ASTAR, 1458942892",
        "FOUR_WAY, EXACT, 1413320076",
        "FOUR_WAY, DIJKSTRA, -1854457236",
        "EIGHT_WAY, JUMP_POINTS, 2121142852",
        "EIGHT_WAY, ASTAR, 194031245",
        "EIGHT_WAY, EXACT, 1139523727",
        "EIGHT_WAY, DIJKSTRA, 420996635",
        "EIGHT_WAY_NO_CORNER_CUTTING, JUMP_POINTS, -757121420",
        "EIGHT_WAY_NO_CORNER_CUTTING, ASTAR, -1280307031",
        "EIGHT_WAY_NO_CORNER_CUTTING, EXACT, -731787204",
        "EIGHT_WAY_NO_CORNER_CUTTING, DIJKSTRA, 1113740054"
    })
    void thePathsOfEachAlgorithmStayTheSame(Movement movement, Algorithm algorithm, int pinned) {
        Pathfinder pathfinder = new Pathfinder();
        boolean onlyOpenCells = algorithm == Algorithm.JUMP_POINTS || algorithm == Algorithm.TWO_STACKS;
        int sum = 0;
        for (PathRequest request : requests(movement)) {
            if (onlyOpenCells && !(request.ground() instanceof WalkMap)) {
                continue;
            }
            Path path = pathfinder.find(request.using(algorithm)).bestPath().orElseThrow();
            for (Point cell : path.cells()) {
                sum = 31 * sum + cell.y() * WIDTH + cell.x();
            }
        }
        assertThat(sum).isEqualTo(pinned);
    }
}
