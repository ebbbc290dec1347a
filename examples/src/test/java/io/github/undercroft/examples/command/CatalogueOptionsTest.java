package io.github.undercroft.examples.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.examples.scatter.Scatter;
import io.github.undercroft.examples.thieflike.Thieflike;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code ./play GAME --catalogue}. */
class CatalogueOptionsTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path directory;

    private String play(String words) {
        out.getBuffer().setLength(0);
        new PlayCommand(
                        List.of(new Arena(), new Scatter(), new Thieflike(), new Descent()),
                        new TestStage(false),
                        directory)
                .run(
                        new PrintWriter(out, true),
                        new PrintWriter(err, true),
                        Splitter.on(' ').splitToList(words).toArray(String[]::new));
        return out.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"arena", "thieflike", "descent", "descent first"})
    void aSeedHasOneCatalogueAndAnotherSeedAnother(String game) {
        String one = play(game + " --catalogue --seed 1");
        assertThat(one.lines()).hasSizeGreaterThan(1).allMatch(line -> line.startsWith("floor "));
        assertThat(play(game + " --catalogue --seed 1")).isEqualTo(one);
        assertThat(play(game + " --catalogue --seed 2")).isNotEqualTo(one);
        assertThat(err.toString()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"scatter", "scatter deep"})
    void aGameWithAsManyOfAllInEachSeedHasOneToo(String game) {
        assertThat(play(game + " --catalogue --seed 1")).contains("9 enemy\n");
    }

    @Test
    void allFloorsOfAGameAreListedAndTenOfOneWithoutEnd() {
        assertThat(play("descent --catalogue --seed 1"))
                .contains("floor 1 ", "floor 5 ")
                .doesNotContain("floor 6 ");
        assertThat(play("thieflike --catalogue --seed 1")).contains("floor 10 ").doesNotContain("floor 11 ");
        assertThat(play("thieflike --catalogue --seed 1 --floors 12")).contains("floor 12 ");
    }

    @Test
    void theProvingLevelHasTwoFloorsOnWhichOneCanReadWhatIsThere() {
        assertThat(play("descent --variant proving --catalogue --seed 1"))
                .contains("1 dog", "1 mimic", "1 ogre", "1 crown\n", "floor 2")
                .doesNotContain("floor 3");
    }

    @Test
    void aTableIsComparedWithTheSeedsInIt() throws IOException {
        Path table = directory.resolve("old.csv");
        String old = play("arena --catalogue --seeds 3..5 --csv");
        Files.writeString(table, old);
        assertThat(play("arena --catalogue --compare " + table)).isEmpty();
        Files.writeString(table, old + "4,1,dragon,2\n");
        assertThat(play("arena --catalogue --compare " + table)).isEqualTo("floor 1    0 dragon, was 2\n");
        assertThat(err.toString()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "arena --csv",
                "arena --catalogue --seed 1 --seeds 1..2",
                "arena --catalogue --csv --compare old.csv",
                "arena --catalogue --seeds x",
                "arena --catalogue --floors 0",
                "arena --catalogue --compare none.csv",
                "--catalogue"
            })
    void whatCanNotBeDoneIsRefusedInALine(String words) {
        assertThat(play(words)).isEmpty();
        assertThat(err.toString().lines()).hasSize(1);
    }
}
