package io.github.undercroft.front.mode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.Words;
import java.util.List;
import org.junit.jupiter.api.Test;

class OddsTest {

    @Test
    void blowsThatMayMissAreCalledAttacks() {
        assertThat(new Odds(1, 1, List.of()).words(Words.ENGLISH)).isEqualTo("1 blow");
        assertThat(new Odds(1, 2.6, List.of()).words(Words.ENGLISH)).isEqualTo("3 blows");
        assertThat(new Odds(0.2, 12.9, List.of()).words(Words.ENGLISH)).isEqualTo("about 13 attacks");
    }
}
