package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.grid.IntGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a search expands, how many of it, and which of equally good ends and ways it takes: here are the answers to requests of all
 * kinds, summed up. If only the cells expanded change, a search does other work for the same paths, and that is to be measured.
 */
class PinnedSearchesTest {

    private static final int DRAWS = 150;

    private static List<PathRequest> requests(Movement movement, long seed) {
        Random random = new Random(seed);
        int width = 1 + random.nextInt(random.nextInt(4) == 0 ? 90 : 16);
        int height = 1 + random.nextInt(16);
        int walls = random.nextInt(50);
        BitGrid open = BitGrid.of(width, height);
        BitGrid occupied = BitGrid.of(width, height);
        IntGrid prices = IntGrid.of(width, height);
        for (Point cell : open.bounds().points()) {
            boolean isWall = random.nextInt(100) < walls;
            if (!isWall) {
                open.set(cell);
            }
            if (random.nextInt(100) < 15) {
                occupied.set(cell);
            }
            prices.set(cell, isWall ? CostMap.BLOCKED_CELL : 1 + random.nextInt(4));
        }
        WalkMap map = WalkMap.of(open, movement);
        TollGroundLawsTest.Street street = TollGroundLawsTest.Street.of(random, movement);
        PathRequest one = PathRequest.from(cell(random, width, height)).to(cell(random, width, height));
        PathRequest several = one.toCheapestOf(List.of(cell(random, width, height), cell(random, width, height)));
        PathRequest along = PathRequest.from(cell(random, street.width(), street.height()))
                .to(cell(random, street.width(), street.height()));
        return Stream.of(
                        one.on(map),
                        one.on(map).withFootprint(new Footprint(2, 1)),
                        one.on(map).withOccupied(occupied, OccupiedPolicy.BLOCK),
                        one.on(map).withOccupied(occupied, OccupiedPolicy.price(3)),
                        one.on(CostMap.of(prices, movement)),
                        several.on(map),
                        several.on(map).withOccupied(occupied, OccupiedPolicy.GOAL_ONLY),
                        several.on(CostMap.of(prices, movement)),
                        along.on(street),
                        along.toCheapestOf(List.of(cell(random, street.width(), street.height())))
                                .on(street))
                .flatMap(each -> Stream.of(each, each.within(1 + random.nextInt(40))))
                .toList();
    }

    private static Point cell(Random random, int width, int height) {
        return new Point(random.nextInt(width), random.nextInt(height));
    }

    /** The answer, or nothing if that algorithm cannot give one. */
    private static List<Object> answer(Pathfinder pathfinder, PathRequest request) {
        PathResult result;
        try {
            result = pathfinder.find(request);
        } catch (IllegalArgumentException cannotAnswer) {
            return List.of();
        }
        List<Object> answer = new ArrayList<>();
        answer.add(result.getClass().getSimpleName());
        answer.add(result.expanded());
        result.bestPath().ifPresent(path -> {
            path.cells().forEach(cell -> answer.add(number(cell)));
            answer.add(path.cost());
        });
        pathfinder.expandedCells().points().forEach(cell -> answer.add(number(cell)));
        return answer;
    }

    private static int number(Point cell) {
        return 100 * cell.y() + cell.x();
    }

    private static int sum(Movement movement, Algorithm algorithm) {
        Pathfinder pathfinder = new Pathfinder();
        int sum = 0;
        for (long seed = 0; seed < DRAWS; seed++) {
            for (PathRequest request : requests(movement, seed)) {
                sum = 31 * sum + answer(pathfinder, request.using(algorithm)).hashCode();
            }
        }
        return sum;
    }

    @ParameterizedTest
    @CsvSource({
        "FOUR_WAY, AUTO, -21554130",
        "FOUR_WAY, ASTAR, -1488407023",
        "FOUR_WAY, EXACT, 1665051798",
        "FOUR_WAY, DIJKSTRA, -1237877857",
        "EIGHT_WAY, AUTO, -33416757",
        "EIGHT_WAY, ASTAR, 628539390",
        "EIGHT_WAY, EXACT, -329996597",
        "EIGHT_WAY, DIJKSTRA, 1659295221",
        "EIGHT_WAY_NO_CORNER_CUTTING, AUTO, -163950061",
        "EIGHT_WAY_NO_CORNER_CUTTING, ASTAR, -1919436704",
        "EIGHT_WAY_NO_CORNER_CUTTING, EXACT, 437986640",
        "EIGHT_WAY_NO_CORNER_CUTTING, DIJKSTRA, 727833641"
    })
    void whatEachSearchExpandsStaysTheSame(Movement movement, Algorithm algorithm, int pinned) {
        assertThat(sum(movement, algorithm)).isEqualTo(pinned);
    }
}
