package io.github.undercroft.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.undercroft.benchmarks.Queries.Query;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.pathfinding.Algorithm;
import io.github.undercroft.pathfinding.PathBuffer;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.Pathfinder;
import io.github.undercroft.pathfinding.WalkMap;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Seven public lists, where somebody else has worked out the shortest paths. */
class MovingAiListsTest {

    private static final String HOW_TO_GET_THEM =
            "SKIPPED: get the maps and scenarios of arena, den312d, lak303d (dao),"
                    + " AR0011SR (bg512), 16room_000, maze512-8-0 and random512-10-0 from https://movingai.com/benchmarks/grids.html,"
                    + " put NAME.map and NAME.map.scen into one directory, and name it with -Dmovingai.dir=DIRECTORY";

    private static Path directory() {
        String directory = System.getProperty("movingai.dir", "");
        assumeTrue(!directory.isEmpty(), HOW_TO_GET_THEM);
        return Path.of(directory);
    }

    @ParameterizedTest
    @ValueSource(strings = {"arena", "den312d", "lak303d", "AR0011SR", "16room_000", "maze512-8-0", "random512-10-0"})
    void everyTwentiethPathIsLegalAndCostsWhatIsPublished(String name) throws IOException {
        check(name, 20);
    }

    @Tag("soak")
    @ParameterizedTest
    @ValueSource(strings = {"arena", "den312d", "lak303d", "AR0011SR", "16room_000", "maze512-8-0", "random512-10-0"})
    void everyPathIsLegalAndCostsWhatIsPublished(String name) throws IOException {
        check(name, 1);
    }

    private static void check(String name, int every) throws IOException {
        Path directory = directory();
        MovingAiMap map = MovingAiMap.load(directory.resolve(name + ".map"));
        BitGrid open = map.open();
        WalkMap ground = WalkMap.of(open, Movement.EIGHT_WAY_NO_CORNER_CUTTING);
        Pathfinder pathfinder = new Pathfinder();
        PathBuffer answer = new PathBuffer();
        int asked = 0;
        for (Query query : Queries.read(directory.resolve(name + ".map.scen"), map)) {
            if (query.number() % every != 0) {
                continue;
            }
            for (Algorithm algorithm : Algorithm.values()) {
                if (answers(algorithm, query.number() / every)) {
                    pathfinder.find(
                            PathRequest.from(query.start())
                                    .to(query.goal())
                                    .on(ground)
                                    .using(algorithm),
                            answer);
                    check(query, answer, open, name + " " + query.number() + " by " + algorithm);
                    asked++;
                }
            }
        }
        assertThat(asked).isPositive();
    }

    /** The two with doubles take their time. */
    private static boolean answers(Algorithm algorithm, int place) {
        return switch (algorithm) {
            case TWO_STACKS -> false;
            case EXACT, DIJKSTRA -> place % 10 == 0;
            default -> true;
        };
    }

    private static void check(Query query, PathBuffer answer, BitGrid open, String what) {
        assertThat(answer.status()).as(what).isEqualTo(PathBuffer.Status.FOUND);
        if (!ScenarioCheck.isPublished(answer.cost(), query.length())) {
            throw new AssertionError(what + " costs " + answer.cost() + ", published is " + query.length());
        }
        int last = answer.length() - 1;
        boolean isLegal = answer.x(0) == query.start().x()
                && answer.y(0) == query.start().y()
                && answer.x(last) == query.goal().x()
                && answer.y(last) == query.goal().y();
        for (int i = 1; i <= last; i++) {
            int x = answer.x(i);
            int y = answer.y(i);
            int fromX = answer.x(i - 1);
            int fromY = answer.y(i - 1);
            // The two cells beside a diagonal step; of a straight one these are its own ends.
            isLegal &= Math.max(Math.abs(x - fromX), Math.abs(y - fromY)) == 1
                    && open.get(x, y)
                    && open.get(fromX, y)
                    && open.get(x, fromY);
        }
        assertThat(isLegal).as(what).isTrue();
    }
}
