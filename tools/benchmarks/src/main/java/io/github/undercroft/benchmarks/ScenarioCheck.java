package io.github.undercroft.benchmarks;

import io.github.undercroft.benchmarks.Queries.Query;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.pathfinding.Algorithm;
import io.github.undercroft.pathfinding.CostMap;
import io.github.undercroft.pathfinding.PathBuffer;
import io.github.undercroft.pathfinding.PathGround;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.Pathfinder;
import io.github.undercroft.pathfinding.WalkMap;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

/**
 * Answers the queries of a list and prints the price of each path beside the published one, so that anyone can check
 * the path-finder on maps of their own. {@code tools/benchmarks/scenario} runs it.
 *
 * <p>A path that does not exist costs {@code Infinity}. Times are measured after a warm-up over whole rounds of all
 * queries. They are means and include writing the path into a buffer.
 */
public final class ScenarioCheck {

    /** The length of the warm-up; for a quarter of this time, measured rounds are started. */
    private static final Duration WARM_UP = Duration.ofSeconds(2);

    private final List<Query> queries;
    private final List<PathRequest> requests = new ArrayList<>();
    private final Pathfinder pathfinder = new Pathfinder();
    private final PathBuffer answer = new PathBuffer();
    private final boolean paths;

    private ScenarioCheck(ScenarioOptions options, PathGround ground, List<Query> queries) {
        this.queries = queries;
        this.paths = options.paths();
        for (Query query : queries) {
            requests.add(
                    PathRequest.from(query.start()).to(query.goal()).on(ground).using(options.algorithm()));
        }
    }

    /** Exits with 2 and one line on the error stream if an option or a file is wrong. */
    public static void main(String[] arguments) {
        String error = run(arguments);
        if (!error.isEmpty()) {
            System.err.println(error);
            System.exit(2);
        }
    }

    private static String run(String[] arguments) {
        PrintStream out = new PrintStream(new BufferedOutputStream(System.out), false, StandardCharsets.US_ASCII);
        if (arguments.length == 1 && arguments[0].equals("--list")) {
            for (Algorithm algorithm : Algorithm.values()) {
                out.print(algorithm.key() + "\n");
            }
            out.flush();
            return "";
        }
        try {
            ScenarioOptions options = ScenarioOptions.parse(arguments);
            answer(options, out, WARM_UP);
            out.flush();
            return "";
        } catch (NoSuchFileException e) {
            return "no such file: " + e.getFile();
        } catch (MovingAiMap.MalformedMapException | IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        } catch (IOException e) {
            return "cannot read a file: " + e.getMessage();
        }
    }

    /** Answers all queries, after a warm-up of that length. */
    static void answer(ScenarioOptions options, PrintStream out, Duration warmUp) throws IOException {
        MovingAiMap map = MovingAiMap.load(Path.of(options.map()));
        List<Query> queries = Queries.read(Path.of(options.scen()), map).stream()
                .filter(query -> query.number() % options.every() == 0)
                .toList();
        new ScenarioCheck(options, ground(options, map), queries).print(out, warmUp.toNanos());
    }

    /** Open cells, each of which costs 1. */
    static PathGround ground(ScenarioOptions options, MovingAiMap map) {
        Movement movement = options.movement();
        IntGrid prices = map.prices(options.swamp().orElse(1), options.water());
        BitGrid open = BitGrid.of(map.width(), map.height());
        boolean isPlain = true;
        for (int y = 0; y < map.height(); y++) {
            for (int x = 0; x < map.width(); x++) {
                int price = prices.get(x, y);
                if (price != CostMap.BLOCKED_CELL) {
                    open.set(x, y);
                    isPlain &= price == 1;
                }
            }
        }
        return isPlain ? WalkMap.of(open, movement) : CostMap.of(prices, movement);
    }

    private void print(PrintStream out, long warmUp) {
        warmUp(warmUp);
        long[] nanos = measure(warmUp / 4);
        out.print("query,cost,published,expanded,nanos" + (paths ? ",path" : "") + "\n");
        long expanded = 0;
        int different = 0;
        for (int i = 0; i < queries.size(); i++) {
            Query query = queries.get(i);
            pathfinder.find(requests.get(i), answer);
            expanded += answer.expanded();
            double cost = answer.status() == PathBuffer.Status.FOUND ? answer.cost() : Double.POSITIVE_INFINITY;
            different += isPublished(cost, query.length()) ? 0 : 1;
            out.print(query.number() + "," + cost + "," + query.length() + "," + answer.expanded() + "," + nanos[i]);
            out.print(paths ? "," + cells() + "\n" : "\n");
        }
        int asked = Math.max(1, queries.size());
        System.err.println(queries.size() + " queries, " + different + " of another cost than published; mean "
                + LongStream.of(nanos).sum() / asked + " nanoseconds and " + expanded / asked
                + " cells expanded a query");
    }

    private void warmUp(long limit) {
        long begin = System.nanoTime();
        for (int i = 0; System.nanoTime() - begin < limit && !requests.isEmpty(); i++) {
            pathfinder.find(requests.get(i % requests.size()), answer);
        }
    }

    /** @return the mean time of each query */
    private long[] measure(long limit) {
        long[] nanos = new long[requests.size()];
        long begin = System.nanoTime();
        int rounds = 0;
        do {
            for (int i = 0; i < nanos.length; i++) {
                long before = System.nanoTime();
                pathfinder.find(requests.get(i), answer);
                nanos[i] += System.nanoTime() - before;
            }
            rounds++;
        } while (System.nanoTime() - begin < limit);
        for (int i = 0; i < nanos.length; i++) {
            nanos[i] /= rounds;
        }
        return nanos;
    }

    /** Whether a price equals the published one. Lists are rounded, some to two digits. */
    static boolean isPublished(double cost, double published) {
        return Math.abs(cost - published) <= 0.01 + 1e-4 * published;
    }

    /** The cells of the path; empty if there is none. */
    private String cells() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; answer.status() == PathBuffer.Status.FOUND && i < answer.length(); i++) {
            text.append(i == 0 ? "" : " ").append(answer.x(i)).append(':').append(answer.y(i));
        }
        return text.toString();
    }
}
