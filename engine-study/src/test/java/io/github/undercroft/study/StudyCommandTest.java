package io.github.undercroft.study;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
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
import org.junit.jupiter.params.provider.CsvSource;

class StudyCommandTest {

    private static final Study BROKEN = Study.of("picky", seed -> {
        if (seed == 2) {
            throw new IllegalStateException("no, not 2");
        }
        return Goblins.rules();
    });

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private String file = "";

    @BeforeEach
    void name() {
        file = folder.resolve("f.csv").toString();
    }

    private int run(String words) {
        return StudyCommand.of(Goblins.study(), BROKEN)
                .run(
                        Splitter.on(' ').omitEmptyStrings().splitToList(words),
                        new PrintWriter(out),
                        new PrintWriter(err),
                        status -> {});
    }

    @Test
    void aStudyIsPlayedAndSummedUp() {
        assertThat(run("goblins --seeds 1..20 --threads 2 --out " + file)).isZero();
        assertThat(out.toString()).startsWith("goblins, seeds 1..20: 20 games\n");
        assertThat(err.toString()).isEmpty();
        assertThat(Path.of(file)).exists();
    }

    @Test
    void aNumberOfGamesIsSeedsFromOne() throws IOException {
        assertThat(run("goblins --games 20 --out " + file)).isZero();
        assertThat(out.toString()).startsWith("goblins, seeds 1..20: 20 games\n");
    }

    @Test
    void oneSeedIsSaidToBeOne() {
        assertThat(run("goblins --seeds 20 --out " + file)).isZero();
        assertThat(out.toString())
                .startsWith("goblins, seeds 20..20: 1 game\n")
                .endsWith("--seeds 20 is the one seed 20; for so many games, --games 20\n");
    }

    @ParameterizedTest
    @CsvSource({"'', goblins-3-4.csv", "--shard 2/2, goblins-3-4-shard-2-of-2.csv"})
    void withoutAFileTheStudyAndItsSeedsNameOne(String shard, String usual) throws IOException {
        try {
            assertThat(run("goblins --seeds 3..4 " + shard)).isZero();
            assertThat(out.toString()).endsWith("The rows are in " + usual + "\n");
            assertThat(Path.of(usual)).exists();
        } finally {
            Files.deleteIfExists(Path.of(usual));
        }
    }

    @Test
    void aBrokenGameIsToldByTheExitCode() {
        assertThat(run("picky --seeds=1..3 --out=" + file)).isEqualTo(1);
        assertThat(out.toString()).contains("  2 broken, IllegalStateException: no  not 2\n");
    }

    @Test
    void shardsAreMergedAndSummedUp() throws IOException {
        run("goblins --seeds 1..9 --out " + file);
        String whole = out.toString();
        run("goblins --seeds 1..9 --shard 1/2 --out " + file + "1");
        run("goblins --seeds 1..9 --shard 2/2 --out " + file + "2");
        out.getBuffer().setLength(0);
        assertThat(run("merge --out " + file + "3 " + file + "1 " + file + "2")).isZero();
        assertThat(out).hasToString(whole);
        assertThat(Files.mismatch(Path.of(file), Path.of(file + "3"))).isEqualTo(-1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "|Which study? There is goblins, picky; and merge, compare, report",
                "orcs --seeds 1..2 --out F|Unknown study \"orcs\"; there is goblins, picky; and merge, compare, report",
                "goblins --out F|Which games? Give --games 100, or --seeds 1..100",
                "goblins --games 2 --seeds 1..2 --out F|Which games? Give --games 100, or --seeds 1..100, and not both",
                "goblins --games 0 --out F|--games is 1 or more, not 0",
                "goblins --games many --out F|--games is a number, not \"many\"",
                "compare goblins F|\"goblins\" is a game, and no file: play it first, as goblins --games 100 --out goblins.csv, and name that file",
                "merge --out F picky|\"picky\" is a game, and no file: play it first, as picky --games 100 --out picky.csv, and name that file",
                "report F --beside picky --out F|\"picky\" is a game, and no file: play it first, as picky --games 100 --out picky.csv, and name that file",
                "goblins --seeds 9..2 --out F|Seeds go from a lower number to a higher one, 2147483647 at most, as 1..100; not 9..2",
                "goblins --seeds x --out F|Seeds are written as 1..100, not as \"x\"",
                "goblins --seeds 1..2 --shard 3 --out F|A shard is written as 1/3, not as \"3\"",
                "goblins --seeds 1..2 --shard 3/3 --out F|2 seeds are too few for 3 shards; take 2 at most",
                "goblins --seeds 1..2 --threads x --out F|--threads is a number, not \"x\"",
                "goblins --seeds 1..2 --threads 0 --out F|Threads are 1 to 1024, not 0",
                "goblins --seeds 1..2 --speed 3 --out F|Unknown option \"--speed\"; there is --games, --seeds, --threads, --shard, --out",
                "goblins picky --seeds 1..2 --out F|\"picky\" is too much: one study at a time",
                "goblins --seeds 1..2 --out F --out G|--out is there twice: F and G",
                "goblins --seeds 1..2 --out|--out needs a value",
                "merge --out F|There is nothing to merge: name the file of each shard",
                "merge --out F nowhere.csv|nowhere.csv: there is no such file or directory",
                "compare F|There should be two files, as compare old.csv new.csv",
            })
    void whatIsWrongIsSaidInOneLine(String words, String line) {
        assertThat(run(words == null ? "" : words)).isEqualTo(2);
        assertThat(err).hasToString(line + "\n");
        assertThat(out.toString()).isEmpty();
        assertThat(Path.of("F")).doesNotExist();
    }

    private String report() throws IOException {
        run("report " + file + " --out " + file + ".html");
        return Files.readString(Path.of(file + ".html"));
    }

    @Test
    void aReportHasTheCommandsThatShowTheStrangestGames() throws IOException {
        run("goblins --seeds 1..1 --out " + file);
        assertThat(report()).contains("(seed&nbsp;1)<br><code>./play goblins --bot --seed 1</code></td>");
    }

    @Test
    void aGameOfOlderRulesHasNoCommandAsItWouldShowAnother() throws IOException {
        run("goblins --seeds 1..3 --out " + file);
        Files.writeString(
                Path.of(file), Files.readString(Path.of(file)).replaceFirst("fingerprint: .*", "fingerprint: 7"));
        assertThat(report()).contains("(seed&nbsp;1)").doesNotContain("./play");
        assertThat(StudySummary.lines(Path.of(file), Goblins.study()))
                .contains("games to look at:")
                .noneMatch(line -> line.contains("./play"));
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        assertThat(run("goblins --seeds 1..2 --out " + folder + "/none/f.csv")).isEqualTo(2);
        assertThat(err).hasToString(folder + "/none/f.csv: there is no such file or directory\n");
    }

    @Test
    void helpNamesTheStudies() {
        assertThat(run("--help")).isZero();
        assertThat(List.of(out.toString().split("\n"))).hasSize(6).last().isEqualTo("NAME is one of goblins, picky");
    }
}
