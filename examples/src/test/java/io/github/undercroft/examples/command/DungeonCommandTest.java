package io.github.undercroft.examples.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.examples.arena.Arena;
import io.github.undercroft.pictures.Pixels;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DungeonCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int play(String call) {
        PlayCommand command = new PlayCommand(List.of(new Arena()), () -> false, (game, size, seed) -> {});
        return command.run(new PrintWriter(out), new PrintWriter(err), call.split(" "));
    }

    static List<String> names() {
        return LevelStyles.ALL.stream().map(LevelStyle::name).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--png", "--report"})
    void aFileThatCannotBeWrittenIsToldInOneLine(String option, @TempDir Path directory) throws IOException {
        Path file = Files.createFile(directory.resolve("taken")).resolve("level");
        assertThat(play("dungeon --generator rogue " + option + " " + file)).isOne();
        assertThat(err.toString().lines()).hasSize(1).first().asString().contains("cannot write", file.toString());
    }

    @Test
    void aReportIsWrittenAndTheLevelsArePrintedAllTheSame(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("levels.html");
        assertThat(play("dungeon --generator rogue --seed 7 --count 8 --report " + file))
                .isZero();
        String printed = out.toString();
        out.getBuffer().setLength(0);
        assertThat(play("dungeon --generator rogue --seed 7 --count 8")).isZero();
        assertThat(printed).isEqualTo(out.toString());
        assertThat(err.toString()).contains("steps between stairs", "milliseconds a level");
        String page = Files.readString(file);
        assertThat(page).contains("<h1>8 levels</h1>", "RogueLevels[", "<td>doors", "data:image/png;base64,");
        assertThat(page.split("<img", -1)).hasSize(7);
    }

    @ParameterizedTest
    @MethodSource("names")
    void aLevelIsAsManyLinesOfAsManyGlyphs(String name) {
        assertThat(play("dungeon --generator " + name + " --seed 7 --size 83x31"))
                .isZero();
        assertThat(err.toString()).isEmpty();
        List<String> lines = List.of(out.toString().split("\n", -1));
        assertThat(lines).hasSize(32).endsWith("");
        assertThat(lines.subList(0, 31)).allSatisfy(line -> {
            assertThat(line).hasSize(83);
            assertThat(line.chars())
                    .allSatisfy(glyph -> assertThat(CellKind.ofGlyph(glyph)).isPresent());
        });
        assertThat(out.toString()).contains("<", ">");
    }

    @Test
    void severalHaveABlankLineBetweenAndTheFollowingSeeds() {
        assertThat(play("dungeon --generator rogue --seed 7 --count 3")).isZero();
        String three = out.toString();
        List<String> levels = List.of(three.split("\n\n", -1));
        assertThat(levels).hasSize(3).doesNotHaveDuplicates();
        out.getBuffer().setLength(0);
        assertThat(play("dungeon --generator rogue --seed 9")).isZero();
        assertThat(levels.get(2)).isEqualTo(out.toString());
    }

    @Test
    void theListHasANameALine() {
        assertThat(play("dungeon --list")).isZero();
        assertThat(out.toString().lines()).containsExactlyElementsOf(names());
    }

    @Test
    void aTraceGoesToTheErrorStream() {
        assertThat(play("dungeon --generator rogue --trace")).isZero();
        assertThat(out.toString().lines()).hasSize(24);
        assertThat(err.toString()).contains("Began[attempt=1]", "AreaAdded", "Ended[reason=]");
    }

    @Test
    void aPictureIsWritten(@TempDir Path directory) {
        Path file = directory.resolve("level.png");
        assertThat(play("dungeon --generator rogue --png " + file)).isZero();
        assertThat(Pixels.read(file).width()).isEqualTo(80 * 16);
        assertThat(out.toString().lines()).hasSize(24);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            dungeon                                     | Which generator?
            dungeon --generator gnome                   | 'gnome'
            dungeon --generator rogue --size 3x3        | '--size'
            dungeon --generator rogue --size 80         | '80'
            dungeon --generator rogue --size 0x5        | '0x5'
            dungeon --generator rogue --size 5000x5     | '5000x5'
            dungeon --generator rogue --count 0         | '--count'
            dungeon --generator rogue --seed x          | '--seed'
            dungeon --generator rogue --gold 5          | --gold
            dungeon rogue                               | rogue
            """)
    void aWrongCallGetsOneLine(String call, String word) {
        assertThat(play(call)).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).startsWith("./play: ").contains(word);
        assertThat(err.toString().lines()).hasSize(1);
    }
}
