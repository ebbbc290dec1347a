package io.github.undercroft.front;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyPressTest {

    @ParameterizedTest
    @CsvSource({"ArrowUp, up", "Page Down, pagedown", "PageUp, pageup", "Escape, escape", "Backspace, backspace"})
    void aKeyIsFoundByTheNameThatASystemGivesIt(String name, String word) {
        assertThat(KeyPress.named(name)).contains(new KeyPress(word));
    }

    @ParameterizedTest
    @ValueSource(strings = {"F1", "Insert", "ReverseTab", "Unknown", "", "q"})
    void aKeyThatNoGameHasIsNotFound(String name) {
        assertThat(KeyPress.named(name)).isEmpty();
    }
}
