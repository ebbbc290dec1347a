package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelSource;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.time.Schedulers;
import org.junit.jupiter.api.Test;

class RulesFingerprintTest {

    private static final LevelSource LEVEL = LevelText.of("..", Legend.standard());

    private static Rules.Builder cellar() {
        return Rules.named("cellar").level("one", LEVEL);
    }

    /** Recordings hold it. */
    @Test
    void itIsTheSameInEachRelease() {
        assertThat(cellar().build().fingerprint()).isEqualTo(77560650356410652L);
    }

    @Test
    void whatNumbersAndNamesTellChangesIt() {
        assertThat(new Rules[] {
                    cellar().version(2).build(),
                    cellar().ambientLight(3).build(),
                    cellar().level("two", LEVEL).build(),
                    cellar().scheduler(Schedulers.energyByResting(1)).build(),
                    Rules.named("attic").level("one", LEVEL).build()
                })
                .extracting(Rules::fingerprint)
                .doesNotHaveDuplicates()
                .doesNotContain(cellar().build().fingerprint());
    }
}
