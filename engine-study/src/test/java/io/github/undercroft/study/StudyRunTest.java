package io.github.undercroft.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.game.Rules;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyRunTest {

    private static final SeedRange SEEDS = new SeedRange(100, 111);
    private static final StudyRun RUN = StudyRun.of(Goblins.study(), SEEDS);

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("goblins.csv");
    }

    private byte[] bytes(StudyRun run, String name) throws IOException {
        Path to = folder.resolve(name);
        run.to(to);
        return Files.readAllBytes(to);
    }

    @Test
    void aFileHoldsARowForEachSeed() throws IOException {
        RUN.to(file);
        assertThat(StudyTable.rows(file))
                .extracting(row -> row.get(0).number())
                .hasSize(12)
                .startsWith(100L, 101L)
                .endsWith(111L);
    }

    @Test
    void anyNumberOfThreadsWritesTheSameBytes() throws IOException {
        byte[] one = bytes(RUN, "one.csv");
        assertThat(bytes(RUN.withThreads(2), "two.csv")).isEqualTo(one);
        assertThat(bytes(RUN.withThreads(7), "seven.csv")).isEqualTo(one);
    }

    @Test
    void aFileThatWasCutAnywhereIsFinished() throws IOException {
        byte[] whole = bytes(RUN, "one.csv");
        for (int length = 0; length < whole.length; length += length > 500 && length < whole.length - 120 ? 37 : 1) {
            Files.write(file, Arrays.copyOf(whole, length));
            RUN.to(file);
            assertThat(Files.readAllBytes(file)).as("cut to %d bytes", length).isEqualTo(whole);
        }
    }

    @Test
    void aFinishedFileIsLeftAsItIs() throws IOException {
        RUN.to(file);
        FileTime longAgo = FileTime.fromMillis(1000);
        Files.setLastModifiedTime(file, longAgo);
        assertThat(RUN.to(file)).isEqualTo(new StudyProgress.Status(12, 12, 0, 0));
        assertThat(Files.getLastModifiedTime(file)).isEqualTo(longAgo);
    }

    private void assertRefused(StudyRun other, String why) throws IOException {
        RUN.to(file);
        byte[] before = Files.readAllBytes(file);
        assertThatThrownBy(() -> other.to(file))
                .isInstanceOf(StudyException.class)
                .hasMessageStartingWith(file + " is " + why)
                .hasMessageEndingWith(": move it away, or name another file");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void aFileOfAnotherStudyIsRefused() throws IOException {
        Rules rules = Goblins.rules();
        assertRefused(StudyRun.of(Study.of("orcs", seed -> rules), SEEDS), "of the study \"goblins\", not \"orcs\"");
    }

    @Test
    void aFileOfOtherSeedsIsRefused() throws IOException {
        assertRefused(StudyRun.of(Goblins.study(), new SeedRange(100, 112)), "of the seeds 100..111, not 100..112");
    }

    @Test
    void aFileOfAnotherShardIsRefused() throws IOException {
        assertRefused(RUN.withShard(new Shard(1, 2)), "of shard 1/1, not 1/2");
    }

    @Test
    void aFileOfAnotherLimitIsRefused() throws IOException {
        assertRefused(
                StudyRun.of(Goblins.study().withLimit(9), SEEDS), "of games with a limit of 1000000 steps, not 9");
    }

    @Test
    void aFileOfOtherColumnsIsRefused() throws IOException {
        assertRefused(
                StudyRun.of(Goblins.study().with(Measure.word("shoe", view -> "left")), SEEDS),
                "of the columns [level (number), crowd (number), kills (number), deeds (tally of 3), last (word)], not [level");
    }

    @Test
    void aFileOfOtherRulesIsRefused() throws IOException {
        Rules rules = Goblins.rules("goblins", Goblins.hero()).ambientLight(4).build();
        assertRefused(StudyRun.of(Study.of("goblins", seed -> rules), SEEDS), "of rules with the fingerprint ");
    }

    @Test
    void aFileOfAnotherVersionIsRefused() throws IOException {
        Rules rules = Goblins.rules("goblins", Goblins.hero()).version(3).build();
        assertRefused(StudyRun.of(Study.of("goblins", seed -> rules), SEEDS), "of version 1 of the rules, not 3");
    }

    @Test
    void aFileOfSomethingElseIsRefused() throws IOException {
        Files.writeString(file, "dear diary\n");
        assertThatThrownBy(() -> RUN.to(file)).hasMessageStartingWith(file + " is no study");
        assertThat(file).hasContent("dear diary");
    }

    @Test
    void aRowThatWasTakenOutIsNoticed() throws IOException {
        RUN.to(file);
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        lines.remove(lines.size() - 3);
        Files.write(file, lines, StandardCharsets.UTF_8);
        assertThatThrownBy(() -> RUN.to(file))
                .hasMessage(file + ", row 10 is not that of the seed 109 with 10 cells: it was changed; move it away");
    }

    @Test
    void aBrokenGameDoesNotEndTheRun() throws IOException {
        Rules rules = Goblins.rules();
        Study study = Study.of("picky", seed -> {
            if (seed % 5 == 0) {
                throw new IllegalStateException("no, not " + seed);
            }
            return rules;
        });
        StudyRun run = StudyRun.of(study, SEEDS).withThreads(2);
        assertThat(run.to(file))
                .extracting(StudyProgress.Status::done, StudyProgress.Status::broken)
                .containsExactly(12, 3);
        assertThat(run.to(file).broken()).isEqualTo(3);
    }

    @Test
    void aFileThatIsBeingWrittenIsRefused() throws IOException {
        try (RowFile other = RowFile.open(file, Goblins.study().header(SEEDS, Shard.WHOLE), row -> {})) {
            assertThatThrownBy(() -> RUN.to(file)).hasMessage(file + " is written by another process");
            assertThat(other.rows()).isZero();
        }
        assertThat(RUN.to(file).done()).isEqualTo(12);
    }

    @Test
    void progressIsToldFromTheFirstGameToTheLast() throws IOException {
        List<Integer> done = new ArrayList<>();
        RUN.withProgress(status -> done.add(status.done())).to(file);
        assertThat(done).hasSize(13).startsWith(0, 1).endsWith(12);
    }

    @Test
    void seedsMayBeTheLastThatThereAre() throws IOException {
        StudyRun.of(Goblins.study(), new SeedRange(Long.MAX_VALUE - 1, Long.MAX_VALUE))
                .to(file);
        assertThat(StudyTable.rows(file)).extracting(row -> row.get(0).number()).endsWith(Long.MAX_VALUE);
    }

    /** The rows of these seeds, as another engine gives them. */
    private static Iterator<String> rows(SeedRange missing) {
        return LongStream.rangeClosed(missing.first(), missing.last())
                .mapToObj(Goblins.study()::row)
                .iterator();
    }

    @Test
    void rowsFromElsewhereMakeTheSameBytes() throws IOException {
        RUN.to(file, StudyRunTest::rows);
        assertThat(Files.readAllBytes(file)).isEqualTo(bytes(RUN, "one.csv"));
    }

    @Test
    void onlyRowsThatAreMissingComeFromElsewhere() throws IOException {
        byte[] whole = bytes(RUN, "one.csv");
        Files.write(file, Arrays.copyOf(whole, whole.length - 90));
        List<SeedRange> asked = new ArrayList<>();
        for (int times = 0; times < 2; times++) {
            RUN.to(file, missing -> {
                asked.add(missing);
                return rows(missing);
            });
        }
        assertThat(asked).containsExactly(new SeedRange(110, 111));
        assertThat(Files.readAllBytes(file)).isEqualTo(whole);
    }

    @Test
    void aRowOfAnotherSeedIsRefused() throws IOException {
        assertThatThrownBy(() -> RUN.to(file, missing -> rows(new SeedRange(101, 111))))
                .isInstanceOf(StudyException.class)
                .hasMessageStartingWith("The row that was given for the seed 100 is none of it: \"101,");
        assertThat(StudyTable.rows(file)).isEmpty();
    }

    @Test
    void tooFewRowsAreRefusedAndThoseThatCameAreKept() throws IOException {
        assertThatThrownBy(() -> RUN.to(file, missing -> rows(new SeedRange(100, 104))))
                .hasMessage(
                        "The row that was given for the seed 105 is none of it: \"\"; the same call goes on with it");
        assertThat(StudyTable.rows(file)).hasSize(5);
    }
}
