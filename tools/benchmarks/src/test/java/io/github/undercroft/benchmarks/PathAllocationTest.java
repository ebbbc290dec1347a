package io.github.undercroft.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.undercroft.Blueprint;
import io.github.undercroft.GameView;
import io.github.undercroft.StepRule;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.pathfinding.CostMap;
import io.github.undercroft.pathfinding.OccupiedPolicy;
import io.github.undercroft.pathfinding.PathBuffer;
import io.github.undercroft.pathfinding.PathGround;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.Pathfinder;
import io.github.undercroft.pathfinding.PricedGrid;
import io.github.undercroft.pathfinding.WalkMap;
import io.github.undercroft.pathfinding.brain.BoardCost;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PathAllocationTest {

    private static final int ROUNDS = 6;

    private static List<PathRequest> requests(Movement movement) {
        Random random = new Random(3);
        BitGrid open = BitGrid.of(70, 40);
        open.setAll();
        IntGrid prices = IntGrid.of(70, 40);
        prices.fill(1);
        for (int i = 0; i < 800; i++) {
            Point cell = new Point(random.nextInt(70), random.nextInt(40));
            open.clear(cell);
            prices.set(cell, random.nextBoolean() ? CostMap.BLOCKED_CELL : 1 + random.nextInt(9));
        }
        WalkMap map = WalkMap.of(open, movement);
        List<PathGround> grounds = List.of(
                map,
                CostMap.of(prices, movement),
                new PricedGrid(70, 40, movement, map.prices()),
                board(open, movement),
                board(open, movement).withOccupied(4));
        BitGrid crowd = BitGrid.of(70, 40);
        for (int i = 0; i < 300; i++) {
            crowd.set(cell(random));
        }
        List<OccupiedPolicy> policies =
                List.of(OccupiedPolicy.BLOCK, OccupiedPolicy.GOAL_ONLY, OccupiedPolicy.price(3));
        List<PathRequest> requests = new ArrayList<>();
        for (int i = 0; i < 600; i++) {
            PathRequest request = PathRequest.from(cell(random))
                    .toCheapestOf(i % 2 == 0 ? List.of(cell(random)) : List.of(cell(random), cell(random)))
                    .on(grounds.get(i % 5));
            requests.add(request);
            if (i % 5 == 0) {
                requests.add(request.withOccupied(crowd, policies.get(i / 5 % 3)));
            }
        }
        return requests;
    }

    /** The same open cells in a game, with somebody here and there, and doors. */
    private static BoardCost board(BitGrid open, Movement movement) {
        StringBuilder map = new StringBuilder();
        for (Point cell : open.bounds().points()) {
            map.append(cell.x() == 0 && cell.y() > 0 ? "\n" : "");
            int kind = (cell.x() * 7 + cell.y() * 13) % 29;
            map.append(!open.get(cell) ? '#' : kind == 0 ? 'p' : kind == 1 ? '+' : '.');
        }
        Legend legend = Legend.standard().with('p', Blueprint.of("pillar"));
        Rules rules = Rules.named("hall")
                .steps(movement)
                .level("hall", LevelText.of(map.toString(), legend))
                .build();
        GameView view = Game.start(rules, 1).view();
        return BoardCost.of(view.board(), view.entities().get(0), StepRule.of(movement));
    }

    private static Point cell(Random random) {
        return new Point(random.nextInt(70), random.nextInt(40));
    }

    @ParameterizedTest
    @EnumSource
    void aQueryIntoABufferAllocatesNothing(Movement movement) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        List<PathRequest> requests = requests(movement);
        Pathfinder pathfinder = new Pathfinder();
        PathBuffer buffer = new PathBuffer();
        long thread = Thread.currentThread().getId();
        long min = Long.MAX_VALUE;
        // The first rounds grow arrays and load classes.
        for (int round = 0; round < ROUNDS; round++) {
            long before = threads.getThreadAllocatedBytes(thread);
            for (int i = 0; i < requests.size(); i++) {
                pathfinder.find(requests.get(i), buffer);
            }
            min = Math.min(min, threads.getThreadAllocatedBytes(thread) - before);
        }
        // Less than a byte a query: asking how much is allocated may itself allocate a little.
        assertThat(min).isLessThan(requests.size());
    }
}
