package io.github.undercroft.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StudyHeaderTest {

    private static final StudyHeader HEADER = new StudyHeader(
            "cellar",
            2,
            -3,
            new SeedRange(-5, 94),
            new Shard(2, 3),
            1000,
            ImmutableList.<Column>builder()
                    .addAll(StudyHeader.FIXED)
                    .add(new Column("used", Column.Kind.TALLY))
                    .build());

    @Test
    void isReadFromItsLines() {
        assertThat(StudyHeader.read(HEADER.lines(), "a.csv")).isEqualTo(HEADER);
    }

    @Test
    void aLineOfAnotherNameIsSkipped() {
        List<String> lines = new ArrayList<>(HEADER.lines());
        lines.add(1, "# seen by: an author");
        assertThat(StudyHeader.read(lines, "a.csv")).isEqualTo(HEADER);
    }

    @Test
    void aFileOfSomethingElseIsRefusedByName() {
        assertThatThrownBy(() -> StudyHeader.read(List.of("a,b,c"), "table.csv"))
                .isInstanceOf(StudyException.class)
                .hasMessageStartingWith("table.csv is no study");
    }

    @Test
    void aLineThatCantBeReadIsNamed() {
        List<String> lines = new ArrayList<>(HEADER.lines());
        lines.set(4, "# seeds: 9..1");
        assertThatThrownBy(() -> StudyHeader.read(lines, "a.csv")).hasMessageContaining("not 9..1");
    }

    @Test
    void shardsPartTheSeeds() {
        SeedRange seeds = SeedRange.of("300..359");
        assertThat(List.of(
                        Shard.of("1/7").seedsOf(seeds),
                        Shard.of("2/7").seedsOf(seeds),
                        Shard.of("7/7").seedsOf(seeds)))
                .hasToString("[300..307, 308..316, 351..359]");
        assertThatThrownBy(() -> new Shard(1, 61).seedsOf(seeds))
                .hasMessageContaining("60 seeds are too few for 61 shards");
    }
}
