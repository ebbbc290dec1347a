package io.github.undercroft.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.game.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyMergeTest {

    private static final StudyRun RUN = StudyRun.of(Goblins.study(), new SeedRange(100, 110));

    @TempDir
    private Path folder;

    private final List<Path> shards = new ArrayList<>();
    private Path merged;

    @BeforeEach
    void playShards() throws IOException {
        for (int number = 1; number <= 3; number++) {
            Path file = folder.resolve("shard" + number + ".csv");
            RUN.withShard(new Shard(number, 3)).to(file);
            shards.add(file);
        }
        merged = folder.resolve("all.csv");
    }

    private List<Path> shards(int... numbers) {
        return Arrays.stream(numbers)
                .mapToObj(number -> shards.get(number - 1))
                .collect(ImmutableList.toImmutableList());
    }

    private void assertRefused(List<Path> files, String why) {
        assertThatThrownBy(() -> StudyMerge.merge(files, merged))
                .isInstanceOf(StudyException.class)
                .hasMessage(why.replace("DIR", folder.toString()));
        assertThat(folder).isDirectoryNotContaining(file -> file.toString().contains("all.csv"));
    }

    @Test
    void shardsGiveTheBytesOfOneRun() throws IOException {
        Path whole = folder.resolve("whole.csv");
        RUN.to(whole);
        StudyMerge.merge(shards(2, 1, 3), merged);
        assertThat(merged).hasSameBinaryContentAs(whole);
    }

    @Test
    void aMissingShardIsNamed() {
        assertRefused(shards(1, 3), "Missing: shard 2/3");
    }

    @Test
    void aDoubledShardIsNamed() throws IOException {
        Path copy = Files.copy(shards.get(0), folder.resolve("copy.csv"));
        List<Path> files = new ArrayList<>(shards);
        files.add(copy);
        assertRefused(files, "DIR/shard1.csv and DIR/copy.csv are both shard 1/3");
    }

    @Test
    void aShardOfAnotherStudyIsNamed() throws IOException {
        Rules rules = Goblins.rules();
        StudyRun.of(Study.of("orcs", seed -> rules), new SeedRange(100, 110))
                .withShard(new Shard(2, 3))
                .to(merged.resolveSibling("orcs.csv"));
        assertRefused(
                List.of(shards.get(0), folder.resolve("orcs.csv"), shards.get(2)),
                "DIR/orcs.csv is of the study \"orcs\", not \"goblins\" as DIR/shard1.csv");
    }

    @Test
    void aShardOfAnotherNumberOfShardsIsNamed() throws IOException {
        RUN.withShard(new Shard(2, 2)).to(folder.resolve("half.csv"));
        assertRefused(
                List.of(shards.get(0), folder.resolve("half.csv")),
                "DIR/half.csv is shard 2/2, and DIR/shard1.csv is one of 3");
    }

    @Test
    void anUnfinishedShardIsNamed() throws IOException {
        List<String> lines = Files.readAllLines(shards.get(1));
        Files.write(shards.get(1), lines.subList(0, lines.size() - 1));
        assertRefused(shards(1, 2, 3), "DIR/shard2.csv is not finished, it has 3 of 4 rows: start its run once more");
    }

    @Test
    void aTornShardIsNamed() throws IOException {
        byte[] whole = Files.readAllBytes(shards.get(1));
        Files.write(shards.get(1), Arrays.copyOf(whole, whole.length - 2));
        assertRefused(
                shards(1, 2, 3),
                "DIR/shard2.csv is not finished, its last row is torn and left out: start its run once more");
    }

    @Test
    void aRefusedMergeLeavesAnOlderFile() throws IOException {
        Files.writeString(merged, "older");
        assertThatThrownBy(() -> StudyMerge.merge(shards(1, 2), merged)).isInstanceOf(StudyException.class);
        assertThat(merged).hasContent("older");
    }

    @Test
    void theWholeStudyIsOneShard() throws IOException {
        Path whole = folder.resolve("whole.csv");
        RUN.to(whole);
        StudyMerge.merge(List.of(whole), merged);
        assertThat(merged).hasSameBinaryContentAs(whole);
    }
}
