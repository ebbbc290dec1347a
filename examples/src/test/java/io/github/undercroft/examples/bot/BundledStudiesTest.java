package io.github.undercroft.examples.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.TinyGame;
import io.github.undercroft.examples.descent.Descent;
import io.github.undercroft.study.StudyTable;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BundledStudiesTest {

    private static List<String> cells(BundledGame game, long seed) {
        return Splitter.on(',').splitToList(BundledStudies.of(game).row(seed));
    }

    @Test
    void aGameThatGetsNowhereIsStalled() {
        assertThat(cells(TinyGame.endless(), 1)).contains("stalled", "no progress in 201 turns of a player  at 808");
    }

    @Test
    void whatIsThrownAndBurstsIsUsed() {
        assertThat(Stream.iterate(1L, seed -> seed + 1)
                        .limit(30)
                        .map(seed -> StudyTable.tally(cells(new Descent(), seed).get(7))))
                .anySatisfy(used -> assertThat(used).containsKey("potion of fire"))
                .anySatisfy(used -> assertThat(used).containsKey("potion of healing"));
    }
}
