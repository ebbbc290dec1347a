package io.github.undercroft.front.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageButtonsTest {

    @ParameterizedTest
    @CsvSource({"enter, ok", "tab, next", "escape, back", "space, pause", "-, slower", "+, faster", "q, quit", "Y, yes"
    })
    void aButtonOfAPhoneSaysWhatItDoesAndNamesNoKey(String key, String label) {
        assertThat(PageButtons.named(new KeyPress(key), false, Words.ENGLISH)).isEqualTo(label);
    }
}
