package io.github.undercroft.front.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.KeyPress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BrowserKeysTest {

    @ParameterizedTest
    @CsvSource({
        "ArrowUp, up",
        "PageDown, pagedown",
        "Escape, escape",
        "Backspace, backspace",
        "a, a",
        "?, ?",
        "' ', space"
    })
    void aKeyHasTheNameThatGamesGiveIt(String key, String name) {
        assertThat(BrowserKeys.of(key)).contains(new KeyPress(name));
    }

    @Test
    void aKeyThatNoGameHasIsNone() {
        assertThat(BrowserKeys.of("Shift")).isEmpty();
        assertThat(BrowserKeys.of("F5")).isEmpty();
    }
}
