package io.github.undercroft.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that no study wrote are refused in one line, and harm neither the memory nor a terminal. */
@Timeout(60)
class ForeignFilesTest {

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path good = Path.of("");

    @BeforeEach
    void playAFile() {
        good = folder.resolve("good.csv");
        run("goblins --games 3 --out GOOD", good);
        out.getBuffer().setLength(0);
    }

    private int run(String words, Path file) {
        return StudyCommand.of(Goblins.study())
                .run(
                        Splitter.on(' ')
                                .splitToStream(words)
                                .map(word -> word.replace("GOOD", good.toString())
                                        .replace("FILE", file.toString())
                                        .replace("NEW", folder.resolve("new").toString()))
                                .toList(),
                        new PrintWriter(out),
                        new PrintWriter(err),
                        status -> {});
    }

    private void assertRefused(String words, Path file, String why) {
        err.getBuffer().setLength(0);
        assertThat(run(words, file)).as(words).isEqualTo(2);
        assertThat(err).hasToString(file + why + "\n");
    }

    private static void assertRefusedEverywhere(ForeignFilesTest test, Path file, String why) {
        for (String words : new String[] {
            "compare GOOD FILE",
            "compare FILE GOOD",
            "report FILE --out NEW",
            "report GOOD --beside FILE --out NEW",
            "merge --out NEW FILE",
            "goblins --games 3 --out FILE"
        }) {
            test.assertRefused(words, file, why);
        }
    }

    @Test
    void aDeviceIsNoPlainFile() {
        Path device = Path.of("/dev/zero");
        assumeThat(device).exists();
        assertRefusedEverywhere(this, device, " is not a plain file");
    }

    @Test
    void aDirectoryIsNoFile() {
        assertRefusedEverywhere(this, folder, " is a directory, not a file");
        assertRefused("merge --out FILE GOOD", folder, " is a directory, not a file");
        assertRefused("report --out FILE GOOD", folder, " is a directory, not a file");
    }

    @Test
    void aHugeFileOfNothingIsNoStudy() throws IOException {
        Path huge = folder.resolve("huge");
        try (RandomAccessFile bytes = new RandomAccessFile(huge.toFile(), "rw")) {
            bytes.setLength(3L << 30);
        }
        assertRefusedEverywhere(this, huge, " is no study: it has a line of more than 1048576 bytes");
    }

    @Test
    void aStudyThatGoesOnWithoutLinesIsRefused() throws IOException {
        Path huge = Files.copy(good, folder.resolve("huge"));
        try (RandomAccessFile bytes = new RandomAccessFile(huge.toFile(), "rw")) {
            bytes.setLength(3L << 30);
        }
        assertRefused("compare GOOD FILE", huge, " is no study: it has a line of more than 1048576 bytes");
        assertRefused(
                "goblins --games 4 --out FILE",
                huge,
                " is of the seeds 1..3, not 1..4: move it away, or name another file");
    }

    @Test
    void aBeginningThatDoesNotEndIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("notes"), "# a: b\n".repeat(200_000));
        assertRefused("compare GOOD FILE", file, " is no study: it has a line of more than 1048576 bytes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u001b[31m", "\u0007", "\u009b1m", "\u202e", "\u2028"})
    void controlCharactersAreReplaced(String control) throws IOException {
        String text = Files.readString(good);
        Path file = folder.resolve("control.csv");
        Files.writeString(
                file,
                text.replace("# study: goblins", "# study: goblins" + control)
                        .replaceAll("(?m)^(\\d+),\\w+,", "$1,lost" + control + ","));
        Files.writeString(good, Files.readString(file));
        run("compare GOOD FILE", file);
        run("report FILE --out NEW", file);
        run("goblins --games 3 --out FILE", file);
        assertThat(out + err.toString() + Files.readString(folder.resolve("new")))
                .contains("goblins?", "lost?")
                .doesNotContain(control.substring(0, 1));
    }

    @Test
    void aCellHasNoControlCharacters() {
        assertThat(StudyTable.cell("a\u001b[31m rat\tor, \u009b")).isEqualTo("a [31m rat or");
    }

    @Test
    void nothingIsWrittenOverAFileButAnEarlierPage() throws IOException {
        byte[] before = Files.readAllBytes(good);
        Path notes = Files.writeString(folder.resolve("notes.txt"), "mine");
        String why = ": there is such a file already; name another one by --out, or delete it";
        assertRefused("report GOOD --out GOOD", good, why);
        assertRefused("merge --out GOOD GOOD", good, why);
        assertRefused("report GOOD --out FILE", notes, why);
        assertRefused("merge --out FILE GOOD", notes, why);
        assertThat(good).hasBinaryContent(before);
        assertThat(notes).hasContent("mine");
        Path page = folder.resolve("page.html");
        assertThat(run("report GOOD --out FILE", page)).isZero();
        assertThat(run("report GOOD --out FILE", page)).isZero();
    }

    @Test
    void whatIsWrongInAFileIsToldWithItsName() throws IOException {
        String text = Files.readString(good);
        Path bad = folder.resolve("bad.csv");
        Files.writeString(bad, text.replaceFirst("# kinds: number", "# kinds: nomber"));
        assertRefused(
                "compare GOOD FILE",
                bad,
                " has a line at its beginning that no study has: a column is of the kind number, word or tally, not \"nomber\"");
        String last = text.strip().substring(text.strip().lastIndexOf('\n') + 1);
        Files.writeString(bad, text + last.replaceFirst("^3,", "4,") + "\n");
        assertRefused("compare GOOD FILE", bad, " is of the seeds 1..3, and has a row of the seed 4");
        Files.writeString(bad, text.replaceFirst("(?m)^(2,.*),[^,]*,([^,]*)$", "$1,club,$2"));
        assertRefused("compare GOOD FILE", bad, ", line 12: \"deeds\" is written as dagger:2;sword:1, not as \"club\"");
    }

    @Test
    void whatIsSaidOfAForeignFileHarmsNoTerminal() throws IOException {
        Path bad = folder.resolve("bad.csv");
        Files.writeString(bad, Files.readString(good).replaceAll("(?m)^1,(won|lost)", "1,w\u001b[31mn"));
        run("goblins --games 5 --out FILE", bad);
        run("orc\u001bs --games 5", bad);
        assertThat(out.toString() + err).doesNotContain("\u001b").contains("orc?s");
    }
}
