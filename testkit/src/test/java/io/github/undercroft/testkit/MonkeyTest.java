package io.github.undercroft.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import io.github.undercroft.front.PlayableGame;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MonkeyTest {

    @TempDir
    private Path folder;

    private Monkey monkey(PlayableGame game) {
        return Monkey.of(game).deeds(2000).writingTo(folder);
    }

    private static String found(Monkey monkey) {
        return String.valueOf(assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(monkey::run)
                .actual()
                .getMessage());
    }

    @Test
    void nothingIsSaidOfAGameThatIsSound() throws IOException {
        Monkey.Tried tried = monkey(new Den.Sound()).deeds(700).run();

        assertThat(tried.deeds()).isEqualTo(700);
        assertThat(tried.refused()).isPositive();
        assertThat(tried.saves()).isPositive();
        assertThat(tried)
                .hasToString(tried.games() + " games, 700 deeds, " + tried.refused() + " refused, " + tried.saves()
                        + " saves, nothing broke");
        assertThat(monkey(new Den.Sound()).deeds(700).run()).isEqualTo(tried);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void whatBreaksIsCutDownToAFewDeeds() {
        String message = found(monkey(new Den.Windy()));

        assertThat(message).contains("den breaks after ", "the \"west\" wind at ", "class MonkeySeed1Test");
        assertThat(message.lines().filter(line -> line.startsWith("    You ")).count())
                .isEqualTo(1);
    }

    @Test
    void theTestThatIsWrittenCompilesAndFails() throws Exception {
        found(monkey(new Den.Windy()));
        Path source = folder.resolve("MonkeySeed1Test.java");
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        String path = System.getProperty("java.class.path");

        int code = ToolProvider.getSystemJavaCompiler()
                .run(null, said, said, "-proc:none", "-cp", path, "-d", folder.toString(), source.toString());

        assertThat(code).as(said.toString(StandardCharsets.UTF_8)).isZero();
        assertThat(Files.readString(source)).startsWith("package io.github.undercroft.testkit;\n");
    }

    @Test
    void theWrittenDeedsBreakTheGameAgain() throws IOException {
        Monkey monkey = monkey(new Den.Windy());
        String message = found(monkey);
        List<String> deeds = message.lines()
                .filter(line -> line.startsWith("    You "))
                .map(String::strip)
                .toList();
        Path save = folder.resolve("MonkeySeed1.save");

        assertThatThrownBy(() -> {
                    if (Files.exists(save)) {
                        monkey.replay(save, deeds);
                    } else {
                        monkey.replay(1, deeds);
                    }
                })
                .hasStackTraceContaining("the \"west\" wind");
    }

    @Test
    void aLawOfOnesOwnIsNamed() {
        String message = found(monkey(new Den.Sound())
                .holds(
                        "the hero never goes south",
                        game -> game.players().stream()
                                .map(Entity::location)
                                .noneMatch(at -> at instanceof Location.OnLevel on
                                        && on.cell().y() > 3)));

        assertThat(message)
                .contains(
                        "This does not hold: the hero never goes south",
                        ".holds(\"the hero never goes south\", game ->");
    }

    @Test
    void aSaveThatIsAnotherStateIsFound() {
        assertThat(found(monkey(new Den.ByLoad())))
                .contains("A save is read as another state; the first part that differs is level/0/entity/1");
    }

    @Test
    void whatTheGamesOwnCodeThrowsAtOnceNeedsNoDeed() {
        assertThat(found(monkey(new Den.ByFault()))).contains("no way out", "breaks after ");
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() -> Monkey.of(new Den.Sound()).deeds(0))
                .hasMessage("A monkey tries 1 or more deeds, not 0");
        assertThatThrownBy(() -> monkey(new Den.Sound()).replay(folder.resolve("none.save"), List.of()))
                .hasMessageContaining("none.save of a written test can't be read");
    }
}
