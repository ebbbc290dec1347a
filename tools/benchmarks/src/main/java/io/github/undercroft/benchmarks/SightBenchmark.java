package io.github.undercroft.benchmarks;

import io.github.undercroft.fov.FieldOfView;
import io.github.undercroft.fov.FieldsOfView;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.fov.SightMap;
import io.github.undercroft.fov.VisibleCells;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import squidpony.squidgrid.FOV;
import squidpony.squidgrid.Radius;

/**
 * The default field of view against SquidLib 3.0.6, whose plain shadowcasting is not symmetric and whose symmetrical
 * variant casts once for each visible cell. Each call takes the next of 16 origins in the middle part of the map.
 *
 * <p>{@code java -jar tools/benchmarks/target/benchmarks.jar SightBenchmark -f 1 -wi 5 -i 5 -w 5 -r 2 -prof gc}
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class SightBenchmark {

    /** Width and height. */
    @Param({"80x24", "200x200", "256x256"})
    public String size = "";

    /** What stands on it. */
    @Param({"OPEN", "DUNGEON", "PILLARS"})
    public String ground = "";

    /** The radius of sight, a circle. */
    @Param({"8", "20", "60"})
    public int radius;

    private final FieldOfView symmetric = FieldsOfView.symmetric();
    private final FieldOfView recursive = FieldsOfView.recursive();
    private final FieldOfView permissive = FieldsOfView.permissive();
    private BitGrid open = BitGrid.of(1, 1);
    private SightMap map = SightMap.of(open);
    private Reach reach = Reach.unlimited();
    private double[][] resistances = {};
    private double[][] light = {};
    private Point[] origins = {};
    private int turn;

    /** Makes the map in the form that each contestant needs. */
    @Setup
    public void make() {
        int cross = size.indexOf('x');
        int width = Integer.parseInt(size.substring(0, cross));
        int height = Integer.parseInt(size.substring(cross + 1));
        open = Ground.valueOf(ground).make(width, height);
        map = SightMap.of(open);
        reach = Reach.round(radius);
        origins = Ground.origins(open, 16);
        light = new double[width][height];
        resistances = new double[width][height];
        for (Point cell : open.bounds().points()) {
            resistances[cell.x()][cell.y()] = open.get(cell) ? 0 : 1;
        }
    }

    /** Ours, on a prepared map. */
    @Benchmark
    public VisibleCells symmetric() {
        return symmetric.compute(map, next(), reach);
    }

    /** Ours, on any other grid, which it turns into columns at each call. */
    @Benchmark
    public VisibleCells symmetricOnPlainGrid() {
        return symmetric.compute(open, next(), reach);
    }

    /** Ours, recursive shadowcasting. */
    @Benchmark
    public VisibleCells recursive() {
        return recursive.compute(map, next(), reach);
    }

    /** Ours, permissive. */
    @Benchmark
    public VisibleCells permissive() {
        return permissive.compute(map, next(), reach);
    }

    /** The rival's plain shadowcasting. */
    @Benchmark
    public double[][] squidLib() {
        Point origin = next();
        return FOV.reuseFOV(resistances, light, origin.x(), origin.y(), radius, Radius.CIRCLE);
    }

    /** The rival's symmetrical variant. */
    @Benchmark
    public double[][] squidLibSymmetrical() {
        Point origin = next();
        return FOV.reuseFOVSymmetrical(resistances, light, origin.x(), origin.y(), radius, Radius.CIRCLE);
    }

    private Point next() {
        turn = (turn + 1) & 15;
        return origins[turn];
    }
}
