package io.github.undercroft.benchmarks;

import com.github.tommyettinger.gand.GradientGridI2;
import com.github.tommyettinger.gand.utils.GridMetric;
import io.github.undercroft.Blueprint;
import io.github.undercroft.GameView;
import io.github.undercroft.StepRule;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.pathfinding.brain.BoardCost;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import squidpony.squidai.DijkstraMap;
import squidpony.squidgrid.Measurement;

/**
 * Distances of all cells to one goal, computed again each time, against gand 0.3.6 and SquidLib 3.0.6 with their
 * settings for exact distances: diagonal steps of the square root of 2, no cutting of corners. Each call takes the next
 * of 16 goals in the middle part of the map, so that no contestant can cache a result.
 *
 * <p>{@code java -jar tools/benchmarks/target/benchmarks.jar FieldBenchmark -f 1 -wi 5 -i 5 -w 5 -r 2 -prof gc}
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class FieldBenchmark {

    private static final double TOLERANCE = 0.01;

    /** Width and height. */
    @Param({"80x24", "256x256", "512x512"})
    public String size = "";

    /** What stands on it. */
    @Param({"ROOMS", "DUNGEON", "PILLARS"})
    public String ground = "";

    /** Which steps there are. */
    @Param({"FOUR_WAY", "EIGHT_WAY_NO_CORNER_CUTTING"})
    public Movement movement = Movement.FOUR_WAY;

    /** Whether the cells are those of a game's board, where nobody stands and a diagonal step costs 1.41. */
    @Param({"false", "true"})
    public boolean onBoard = false;

    private final DistanceField field = new DistanceField();
    private GradientGridI2 gradient = new GradientGridI2();
    private DijkstraMap dijkstra = new DijkstraMap();
    private FieldRequest[] requests = {};
    private Point[] goals = {};
    private BitGrid open = BitGrid.of(1, 1);
    private int turn;

    /** Makes the map in the form that each contestant needs. */
    @Setup
    public void make() {
        int cross = size.indexOf('x');
        int width = Integer.parseInt(size.substring(0, cross));
        int height = Integer.parseInt(size.substring(cross + 1));
        open = Ground.valueOf(ground).make(width, height);
        goals = Ground.origins(open, 16);
        FieldGround cells = onBoard ? FieldGround.of(board()) : FieldGround.open(open, movement);
        requests = new FieldRequest[goals.length];
        for (int i = 0; i < goals.length; i++) {
            // Another radius each time, since with an equal one only the changes would be computed.
            requests[i] = FieldRequest.on(cells).to(goals[i]).within(1e7 + i);
        }
        char[][] glyphs = new char[width][height];
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                glyphs[x][y] = open.get(x, y) ? '.' : '#';
            }
        }
        boolean straight = movement == Movement.FOUR_WAY;
        gradient = new GradientGridI2(glyphs, straight ? GridMetric.MANHATTAN : GridMetric.EUCLIDEAN);
        gradient.setBlockingRequirement(1);
        dijkstra = new DijkstraMap(glyphs, straight ? Measurement.MANHATTAN : Measurement.EUCLIDEAN);
        dijkstra.setBlockingRequirement(1);
        requireAlike();
    }

    private BoardCost board() {
        Grid<Terrain> terrain = Grid.of(
                open.width(),
                open.height(),
                at -> open.get(at)
                        ? io.github.undercroft.terrain.Ground.FLOOR
                        : io.github.undercroft.terrain.Ground.WALL);
        Blueprint hero = Blueprint.of("hero");
        LevelContent content = new LevelContent(terrain, List.of(new LevelContent.Placement(hero, goals[0])));
        Rules rules = Rules.named("field").level("field", random -> content).build();
        GameView view = Game.start(rules, 1).view();
        return BoardCost.of(view.board(), view.entities().get(0), new StepRule(movement, 141));
    }

    private void requireAlike() {
        turn = 0;
        distanceField();
        turn = 0;
        float[][] distances = gand();
        open.forEach((x, y) -> {
            double ours = field.distance(x, y);
            if (ours != DistanceField.UNREACHABLE && Math.abs(ours - distances[x][y]) > TOLERANCE * ours + TOLERANCE) {
                throw new IllegalStateException("the fields differ at " + new Point(x, y));
            }
        });
    }

    int cells() {
        return open.width() * open.height();
    }

    long openPercent() {
        return Math.round(100.0 * open.count() / cells());
    }

    private int next() {
        turn = (turn + 1) % goals.length;
        return turn;
    }

    /** Ours. */
    @Benchmark
    public DistanceField distanceField() {
        field.compute(requests[next()]);
        return field;
    }

    /** A rival. */
    @Benchmark
    public float[][] gand() {
        Point goal = goals[next()];
        gradient.clearGoals();
        gradient.resetMap();
        gradient.setGoal(goal.x(), goal.y());
        return gradient.scan();
    }

    /** A rival. */
    @Benchmark
    public double[][] squidLib() {
        Point goal = goals[next()];
        dijkstra.clearGoals();
        dijkstra.resetMap();
        dijkstra.setGoal(goal.x(), goal.y());
        return dijkstra.scan();
    }
}
