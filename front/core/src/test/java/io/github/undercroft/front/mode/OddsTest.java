package io.github.undercroft.front.mode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.Words;
import org.junit.jupiter.api.Test;

class OddsTest {

    @Test
    void blowsThatMayMissAreCalledAttacks() {
        assertThat(new Odds(1, 1).words(Words.ENGLISH)).isEqualTo("1 blow");
        assertThat(new Odds(1, 2.6).words(Words.ENGLISH)).isEqualTo("3 blows");
        assertThat(new Odds(0.2, 12.9).words(Words.ENGLISH)).isEqualTo("about 13 attacks");
    }
}
