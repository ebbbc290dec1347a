package io.github.undercroft.study;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.undercroft.combat.Health;
import io.github.undercroft.game.Rules;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A fingerprint does not tell all of the rules, so a row is played again. */
class KeptRowsTest {

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path file = Path.of("");
    private String whole = "";

    @BeforeEach
    void playAFile() throws IOException {
        file = folder.resolve("f.csv");
        run(Goblins.study(), "goblins --seeds 1..9 --out " + file);
        whole = Files.readString(file);
        out.getBuffer().setLength(0);
    }

    private int run(Study study, String words) {
        return StudyCommand.of(study)
                .run(Splitter.on(' ').splitToList(words), new PrintWriter(out), new PrintWriter(err), status -> {});
    }

    private int run(String words) {
        return run(Goblins.study(), words);
    }

    /** The same number tells of heroes with other hit points. */
    private static Study stronger() {
        Rules rules = Goblins.rules(Goblins.hero().replacing(Health.of(9)));
        return Study.of("goblins", seed -> rules);
    }

    private static Study plain() {
        Rules rules = Goblins.rules();
        return Study.of("goblins", seed -> rules);
    }

    private void changeSeed(int seed, String to) throws IOException {
        Files.writeString(file, whole.replaceFirst("(?m)^" + seed + ",(\\w+),(\\d+),\\w+", seed + "," + to));
    }

    private void assertRefused(String words, String why) throws IOException {
        byte[] before = Files.readAllBytes(file);
        assertThat(run(words)).isEqualTo(2);
        assertThat(err.toString()).hasLineCount(1).contains(file + " was played by other rules", why);
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void aFinishedFileThatOtherRulesPlayedIsRefused() throws IOException {
        changeSeed(1, "$1,$2,0123456789abcdef");
        assertRefused("goblins --seeds 1..9 --out " + file, "seed 1 has \"0123456789abcdef\" as state");
        assertThat(err.toString()).contains("count up Rules.version and move the file away");
    }

    @Test
    void aTornFileThatOtherRulesPlayedIsRefusedAndKept() throws IOException {
        changeSeed(1, "$1,77,$1");
        Files.writeString(file, Files.readString(file).substring(0, whole.length() - 60));
        assertRefused("goblins --seeds 1..9 --out " + file, "seed 1 has \"77\" as turns");
    }

    @Test
    void rulesWithTheSameFingerprintAreToldApartByWhatTheyPlay() throws IOException {
        run(plain(), "goblins --seeds 1..9 --out " + file + "2");
        assertThat(run(stronger(), "goblins --seeds 1..9 --out " + file + "2")).isEqualTo(2);
        assertThat(err.toString()).contains("f.csv2 was played by other rules, though their fingerprint is the same");
    }

    @Test
    void aShardThatOtherRulesPlayedIsNotMerged() throws IOException {
        changeSeed(1, "$1,$2,0123456789abcdef");
        assertRefused("merge --out " + file + ".all " + file, "seed 1 has \"0123456789abcdef\" as state");
        assertThat(Path.of(file + ".all")).doesNotExist();
    }

    @Test
    void aComparisonTellsItsFiguresAndThenRefusesWhatOtherRulesPlayed() throws IOException {
        Files.copy(file, folder.resolve("old.csv"));
        changeSeed(1, "$1,$2,0123456789abcdef");
        assertRefused("compare " + folder.resolve("old.csv") + " " + file, "seed 1 has \"0123456789abcdef\" as state");
        assertThat(out.toString()).contains("8 of 9 games of the same seeds have the same row.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"merge --out F.all F", "compare F F"})
    void aGameThatIsNotKnownIsSaidToBe(String words) {
        Rules rules = Goblins.rules();
        assertThat(run(Study.of("orcs", seed -> rules), words.replace("F", file.toString())))
                .isZero();
        assertThat(out.toString())
                .contains("No row of " + file + " was played again: the game \"goblins\" is not known here.\n");
    }

    @Test
    void aFileOfOlderRulesIsSaidToBe() throws IOException {
        Files.writeString(file, whole.replaceFirst("# version: 1", "# version: 0"));
        assertThat(run("compare " + file + " " + file)).isZero();
        assertThat(out.toString())
                .contains("No row of " + file + " was played again: it is of other rules than the present ones.\n");
    }

    @Test
    void aColumnThatTheStudyNoLongerHasIsNoOtherRule() {
        assertThat(run(plain(), "merge --out " + file + ".all " + file)).isZero();
    }

    @Test
    void aByteOrderMarkIsSkipped() throws IOException {
        Files.writeString(folder.resolve("bom.csv"), "\uFEFF" + whole);
        assertThat(run("compare " + file + " " + folder.resolve("bom.csv"))).isZero();
        assertThat(out.toString()).contains("Both are identical, row by row.");
        assertThat(run("merge --out " + file + ".all " + folder.resolve("bom.csv")))
                .isZero();
        assertThat(Path.of(file + ".all")).hasContent(whole);
    }

    @Test
    void aFileWithAByteOrderMarkGoesOn() throws IOException {
        Files.writeString(file, "\uFEFF" + whole.substring(0, whole.length() - 30));
        assertThat(run("goblins --seeds 1..9 --out " + file)).isZero();
        assertThat(Files.readString(file)).isEqualTo("\uFEFF" + whole);
    }

    @Test
    void aTornLastRowIsLeftOutOfAComparison() throws IOException {
        Path torn = Files.writeString(folder.resolve("torn.csv"), whole.substring(0, whole.length() - 6));
        assertThat(run("compare " + file + " " + torn)).isZero();
        assertThat(out.toString())
                .startsWith("Study \"goblins\": 9 games (" + file + ") and 8 (" + torn + ")\n" + torn
                        + " was cut: the last row is torn and left out.\n");
    }

    @Test
    void aTornLastRowIsLeftOutOfAReport() throws IOException {
        Path torn = Files.writeString(folder.resolve("torn.csv"), whole.substring(0, whole.length() - 60));
        assertThat(run("report --out " + file + ".html " + torn)).isZero();
        assertThat(out.toString()).contains(torn + " was cut: the last row is torn and left out.\n");
        assertThat(Files.readString(Path.of(file + ".html"))).contains("8 of 9", "the last row is torn and left out");
    }

    @Test
    void aSummaryTellsOfATornRow() throws IOException {
        Files.writeString(file, whole.substring(0, whole.length() - 1));
        List<String> lines = StudySummary.lines(file, Goblins.study());
        assertThat(lines).last().isEqualTo(file + " was cut: the last row is torn and left out.");
        assertThat(lines).first().isEqualTo("goblins, seeds 1..9: 8 games");
    }
}
