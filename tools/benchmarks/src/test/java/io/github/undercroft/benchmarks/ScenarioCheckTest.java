package io.github.undercroft.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.benchmarks.MovingAiMap.MalformedMapException;
import io.github.undercroft.pathfinding.CostMap;
import io.github.undercroft.pathfinding.WalkMap;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScenarioCheckTest {

    private static final String ROOT = "1.4142135623730951";

    @TempDir
    private Path folder = Path.of("");

    private Path map = Path.of("");
    private Path scen = Path.of("");

    @BeforeEach
    void writeFiles() throws IOException {
        map = write("a.map", "type octile", "height 3", "width 4", "map", "..@.", "..S.", "WGT.");
        scen = write(
                "a.map.scen",
                "version 1",
                "0\ta.map\t4\t3\t0\t0\t1\t1\t1.41421",
                "0 a.map 4 3 0 0 3 2 4",
                "0\ta.map\t4\t3\t0\t1\t0\t2\t1");
    }

    private Path write(String name, String... lines) throws IOException {
        return Files.writeString(folder.resolve(name), String.join("\n", lines) + "\n", StandardCharsets.US_ASCII);
    }

    private ScenarioOptions options(String... more) {
        String[] arguments = new String[more.length + 4];
        arguments[0] = "--map";
        arguments[1] = map.toString();
        arguments[2] = "--scen";
        arguments[3] = scen.toString();
        System.arraycopy(more, 0, arguments, 4, more.length);
        return ScenarioOptions.parse(arguments);
    }

    /** What is printed, but for the times. */
    private String printed(String... more) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.US_ASCII)) {
            ScenarioCheck.answer(options(more), out, Duration.ZERO);
        }
        return bytes.toString(StandardCharsets.US_ASCII).replaceAll(",[0-9]+,[0-9]+(?=[,\n])", ",_,_");
    }

    @Test
    void aLineAQueryTellsCostAndPublishedCost() throws IOException {
        assertThat(printed())
                .isEqualTo("query,cost,published,expanded,nanos\n0," + ROOT + ",1.41421,_,_\n1," + (3 + Math.sqrt(2))
                        + ",4.0,_,_\n" + "2,Infinity,1.0,_,_\n");
    }

    @Test
    void onlySomeQueriesAreAskedAndKeepTheirNumbers() throws IOException {
        assertThat(printed("--every", "2"))
                .isEqualTo("query,cost,published,expanded,nanos\n0," + ROOT + ",1.41421,_,_\n2,Infinity,1.0,_,_\n");
    }

    @Test
    void pathsAreCellsInALastColumn() throws IOException {
        assertThat(printed("--paths", "--every", "2"))
                .isEqualTo("query,cost,published,expanded,nanos,path\n0," + ROOT + ",1.41421,_,_,0:0 1:1\n"
                        + "2,Infinity,1.0,_,_,\n");
    }

    @Test
    void waterIsWalkedOnAtItsPrice() throws IOException {
        assertThat(printed("--water", "3", "--swamp", "2")).contains("1," + (4 + Math.sqrt(2)) + ",4.0", "2,3.0,1.0");
    }

    @Test
    void movesAreByFourByEightOrFree() throws IOException {
        assertThat(printed("--moves", "4")).contains("0,2.0,1.41421", "1,5.0,4.0");
        assertThat(printed("--moves", "8free")).contains("1," + (1 + 2 * Math.sqrt(2)) + ",4.0");
    }

    @Test
    void anAlgorithmThatCannotAnswerIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> printed("--moves", "4", "--algorithm", "jps"))
                .withMessageContaining("TWO_STACKS");
    }

    @Test
    void swampWithoutAPriceIsPlainGround() throws IOException {
        MovingAiMap read = MovingAiMap.load(map);
        assertThat(ScenarioCheck.ground(options(), read)).isInstanceOf(WalkMap.class);
        assertThat(ScenarioCheck.ground(options("--swamp", "2"), read)).isInstanceOf(CostMap.class);
        assertThat(read.prices(2, OptionalInt.empty()).get(2, 1)).isEqualTo(2);
        assertThat(read.prices(2, OptionalInt.empty()).get(0, 2)).isEqualTo(CostMap.BLOCKED_CELL);
        assertThat(read.prices(2, OptionalInt.of(3)).get(0, 2)).isEqualTo(3);
    }

    private void malformed(int line, String what, String... lines) throws IOException {
        Path file = write("bad.scen", lines);
        MovingAiMap read = MovingAiMap.load(map);
        assertThatThrownBy(() -> Queries.read(file, read))
                .isInstanceOf(MalformedMapException.class)
                .hasMessageContainingAll(file + ", line " + line + ":", what);
    }

    @Test
    void aMalformedListIsReportedWithItsLine() throws IOException {
        malformed(1, "version", "0 a.map 4 3 0 0 1 1 1.4");
        malformed(1, "version", "");
        malformed(2, "9 columns", "version 1", "0 a.map 4 3 0 0 1 1");
        malformed(3, "start x", "version 1", "0 a.map 4 3 0 0 1 1 1", "0 a.map 4 3 4 0 1 1 1");
        malformed(2, "goal y", "version 1", "0 a.map 4 3 0 0 1 -1 1");
        malformed(2, "5 x 3", "version 1", "0 a.map 5 3 0 0 1 1 1");
        malformed(2, "length", "version 1", "0 a.map 4 3 0 0 1 1 NaN");
        malformed(3, "9 columns", "version 1", "0 a.map 4 3 0 0 1 1 1", "", "0 a.map 4 3 0 0 1 1 1");
    }

    @Test
    void aFileThatCannotBeReadIsNamed() {
        assertThatThrownBy(() -> MovingAiMap.load(folder))
                .isInstanceOf(IOException.class)
                .hasMessageContaining(folder.toString());
    }

    @Test
    void wrongOptionsAreNamed() {
        for (String[] wrong : new String[][] {
            {"--every", "0"},
            {"--moves", "6"},
            {"--algorithm", "best"},
            {"--swamp", "-1"},
            {"--maps", "x"},
            {"--paths", "x"},
            {"--every"},
            {"--every", "1", "--every", "1"}
        }) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> options(wrong))
                    .withMessageContainingAll(
                            wrong[wrong.length - 1].equals("x") ? "unknown" : wrong[0].replace("--", ""), "usage");
        }
    }

    @Test
    void allAlgorithmsAreListed() {
        assertThat(ScenarioOptions.algorithms()).isEqualTo("auto, jps, stacks, astar, exact, dijkstra");
    }
}
