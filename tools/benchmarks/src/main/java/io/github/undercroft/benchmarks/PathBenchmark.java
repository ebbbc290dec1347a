package io.github.undercroft.benchmarks;

import io.github.undercroft.benchmarks.Queries.Query;
import io.github.undercroft.geometry.Movement;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.ToIntFunction;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Single paths, against SquidLib 3.0.6, gdx-ai 1.8.2, gand 0.3.6 and JGraphT 1.5.3. Each call answers the next query;
 * set-up is not counted. All contestants get the same queries: every n-th of a public list, else 512 random pairs.
 *
 * <p>{@code java -jar tools/benchmarks/target/benchmarks.jar PathBenchmark -f 1 -wi 5 -i 5 -w 5 -r 2 -prof gc
 * -jvmArgsAppend -Dmovingai.dir=DIRECTORY}; {@code -p map=rooms-80x24,rooms-200x200 -p movement=FOUR_WAY} for four
 * directions, {@code -p area=6} for swamp and water.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class PathBenchmark {

    /** A public map, or one of our own. */
    @Param({
        "arena",
        "den312d",
        "lak303d",
        "AR0011SR",
        "16room_000",
        "maze512-8-0",
        "random512-10-0",
        "rooms-80x24",
        "rooms-200x200"
    })
    public String map = "";

    /** Four directions, or eight without cutting corners. */
    @Param("EIGHT_WAY_NO_CORNER_CUTTING")
    public Movement movement = Movement.FOUR_WAY;

    /** The contestant. */
    @Param
    public PathContestant who = PathContestant.UNDERCROFT;

    /** The side of an area of swamp or water; 0 for none. */
    @Param("0")
    public int area;

    /** Of a public list, every n-th query is asked. */
    @Param("20")
    public int every = 1;

    private List<Query> queries = List.of();
    private ToIntFunction<Query> answers = query -> 0;
    private int next;

    /** Makes the map in the form that the contestant needs. */
    @Setup
    public void make() {
        PathMap made = PathMap.of(map, movement, every);
        answers = who.on(area == 0 ? made : made.flooded(area));
        queries = made.queries();
        next = 0;
    }

    /** One path; returns the number of its cells. */
    @Benchmark
    public int path() {
        next = next + 1 < queries.size() ? next + 1 : 0;
        return answers.applyAsInt(queries.get(next));
    }
}
