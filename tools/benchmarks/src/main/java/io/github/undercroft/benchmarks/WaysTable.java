package io.github.undercroft.benchmarks;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.StepRule;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.benchmarks.Queries.Query;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.PathBuffer;
import io.github.undercroft.pathfinding.PathGround;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.Pathfinder;
import io.github.undercroft.pathfinding.PricedGrid;
import io.github.undercroft.pathfinding.WalkMap;
import io.github.undercroft.pathfinding.brain.BoardCost;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.terrain.Ground;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/**
 * Prints the price of a path for each way of asking in the documentation, beside rivals that keep a graph: the fastest
 * of several rounds by CPU time of the thread, in turns. {@code tools/benchmarks/rivals ways} runs it.
 */
final class WaysTable {

    private static final int OTHERS = 5;
    private static final int ROUNDS = 5;
    private static final long WARM_UP = 2_000_000_000;
    private static final long ROUND = 100_000_000;

    private static long cells;

    private WaysTable() {}

    /** Runs the probe at its turn. */
    private record Prober(Consumer<TurnView> probe) implements Brain {
        @Override
        public Decision decide(TurnView turn) {
            probe.accept(turn);
            return Decision.act(new Rest());
        }
    }

    static void print(String only) {
        System.out.println(
                "| map | steps | way of asking | a path | beside a kept map | gdx-ai | SquidLib | gand | JGraphT |");
        System.out.println("|---|---|---|---|---|---|---|---|---|");
        for (Movement movement : List.of(Movement.EIGHT_WAY_NO_CORNER_CUTTING, Movement.FOUR_WAY)) {
            for (String name : List.of("rooms-80x24", "rooms-200x200")) {
                if (name.contains(only)) {
                    PathMap map = PathMap.of(name, movement, 1);
                    play(map, turn -> table(name, map, turn));
                }
            }
        }
    }

    /** A game on the map, in which the probe runs at the first turn. */
    private static void play(PathMap map, Consumer<TurnView> probe) {
        List<Point> open = map.cells();
        Grid<Terrain> ground = Ground.of(map.open());
        RandomSource random = RandomSource.of(4);
        ImmutableList.Builder<LevelContent.Placement> placements = ImmutableList.builder();
        placements.add(new LevelContent.Placement(Blueprint.of("prober").with(new Prober(probe)), open.get(0)));
        for (int i = 1; i <= OTHERS; i++) {
            Point at = open.get(i * (open.size() - 1) / OTHERS - random.nextInt(9));
            placements.add(new LevelContent.Placement(Blueprint.of("rock"), at));
        }
        LevelContent content = new LevelContent(ground, placements.build());
        Game.start(
                        Rules.named("ways")
                                .steps(new StepRule(map.movement(), 141))
                                .level("rooms", each -> content)
                                .build(),
                        1)
                .step();
    }

    private static void table(String name, PathMap map, TurnView turn) {
        Map<String, ToIntFunction<Query>> asked = ways(map, turn);
        int ways = asked.size();
        for (PathContestant rival : List.of(
                PathContestant.GDX_AI, PathContestant.SQUIDLIB, PathContestant.GAND_GRAPH, PathContestant.JGRAPHT)) {
            asked.put(rival.name(), rival.on(map));
        }
        double[] times = times(List.copyOf(asked.values()), map.queries());
        List<String> names = List.copyOf(asked.keySet());
        for (int way = 0; way < ways; way++) {
            StringBuilder row = new StringBuilder(String.format(
                    Locale.ROOT,
                    "| %s | %s | %s | %.2f µs | %.1fx |",
                    name,
                    map.movement() == Movement.FOUR_WAY ? "4" : "8",
                    names.get(way),
                    times[way] / 1e3,
                    times[way] / times[0]));
            for (int rival = ways; rival < times.length; rival++) {
                row.append(String.format(Locale.ROOT, " %.1fx |", times[rival] / times[way]));
            }
            System.out.println(row);
        }
    }

    private static Map<String, ToIntFunction<Query>> ways(PathMap map, TurnView turn) {
        Pathfinder pathfinder = new Pathfinder();
        PathBuffer buffer = new PathBuffer();
        WalkMap kept = WalkMap.of(map.open(), map.movement());
        BitGrid changing = BitGrid.copyOf(map.open());
        Point door = map.cells().get(map.cells().size() / 2);
        CostFunction prices = kept.prices();
        CostFunction lambda = CostFunction.atLeast(1, prices::cost);
        CostFunction slantingLambda = CostFunction.atLeast(1, Math.sqrt(2), prices::cost);
        CostFunction untold = CostFunction.atLeast(0, prices::cost);
        int width = map.open().width();
        int height = map.open().height();
        Map<String, ToIntFunction<Query>> ways = new LinkedHashMap<>();
        ways.put("a kept `WalkMap`, into a buffer", query -> {
            pathfinder.find(request(query, kept), buffer);
            return buffer.length();
        });
        ways.put("a kept `WalkMap`", asking(pathfinder, () -> kept));
        ways.put(
                "a new `BoardCost` each time, nobody counts",
                asking(pathfinder, () -> BoardCost.of(turn).withOccupied(0)));
        ways.put(
                "the same, " + OTHERS + " others at 4",
                asking(pathfinder, () -> BoardCost.of(turn).withOccupied(4)));
        ways.put("the same, others block", asking(pathfinder, () -> BoardCost.of(turn)));
        ways.put("a new `WalkMap` each time, a door opens or shuts", asking(pathfinder, () -> {
            if (changing.get(door)) {
                changing.clear(door);
            } else {
                changing.set(door);
            }
            return WalkMap.of(changing, map.movement());
        }));
        ways.put(
                "a cost function with least steps",
                asking(pathfinder, () -> new PricedGrid(width, height, map.movement(), new Known(prices))));
        ways.put(
                "a lambda, at least 1 a step",
                asking(pathfinder, () -> new PricedGrid(width, height, map.movement(), lambda)));
        ways.put(
                "a lambda, at least 1 a step and 1.41 a diagonal one",
                asking(pathfinder, () -> new PricedGrid(width, height, map.movement(), slantingLambda)));
        ways.put(
                "a lambda, at least 0 a step",
                asking(pathfinder, () -> new PricedGrid(width, height, map.movement(), untold)));
        return ways;
    }

    /** The prices of a map as a plain cost function, with its minimum price of a step. */
    private record Known(CostFunction prices) implements CostFunction {
        @Override
        public double cost(int fromX, int fromY, int toX, int toY) {
            return prices.cost(fromX, fromY, toX, toY);
        }

        @Override
        public double minStep() {
            return prices.minStep();
        }

        @Override
        public double minDiagonalStep() {
            return prices.minDiagonalStep();
        }
    }

    private static PathRequest request(Query query, PathGround ground) {
        return PathRequest.from(query.start()).to(query.goal()).on(ground);
    }

    private static ToIntFunction<Query> asking(Pathfinder pathfinder, Supplier<PathGround> ground) {
        return query -> pathfinder
                .find(request(query, ground.get()))
                .bestPath()
                .orElseThrow()
                .steps();
    }

    /** @return nanoseconds a query of each contestant */
    private static double[] times(List<ToIntFunction<Query>> contestants, List<Query> queries) {
        List<Runnable> rounds = new ArrayList<>();
        for (ToIntFunction<Query> each : contestants) {
            rounds.add(() -> queries.forEach(query -> cells += each.applyAsInt(query)));
        }
        double[] min = new double[rounds.size()];
        Arrays.fill(min, Double.MAX_VALUE);
        rounds.forEach(round -> time(round, WARM_UP));
        for (int i = 0; i < ROUNDS * rounds.size(); i++) {
            int who = i % rounds.size();
            min[who] = Math.min(min[who], time(rounds.get(who), ROUND) / queries.size());
        }
        return min;
    }

    private static double time(Runnable round, long min) {
        long start = Duel.cpuTime();
        int calls = 0;
        do {
            round.run();
            calls++;
        } while (Duel.cpuTime() - start < min);
        return (Duel.cpuTime() - start) / (double) calls;
    }
}
