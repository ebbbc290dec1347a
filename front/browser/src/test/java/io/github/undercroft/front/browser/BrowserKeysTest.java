package io.github.undercroft.front.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.KeyPress;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BrowserKeysTest {

    private static Optional<KeyPress> pressed(String key, String... modifiers) {
        return BrowserKeys.of(new BrowserKeys.Stroke(key, "KeyQ", Set.of(modifiers)));
    }

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
        assertThat(pressed(key)).contains(new KeyPress(name));
    }

    @Test
    void aKeyThatNoGameHasIsNone() {
        assertThat(pressed("Shift")).isEmpty();
        assertThat(pressed("F5")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Alt", "Control", "Meta"})
    void withAltOrCtrlOrMetaAKeyIsTheBrowsers(String modifier) {
        assertThat(pressed("q", modifier)).isEmpty();
        assertThat(pressed("ArrowLeft", modifier)).isEmpty();
    }

    @Test
    void whatAltGrTypesIsACharacter() {
        assertThat(pressed("@", "AltGraph")).contains(new KeyPress("@"));
        assertThat(pressed("@", "AltGraph", "Control", "Alt")).contains(new KeyPress("@"));
        assertThat(pressed("@", "AltGraph", "Meta")).isEmpty();
    }

    @Test
    void theMiddleOfTheKeypadIsA5AlsoWithoutNumLock() {
        assertThat(BrowserKeys.of(new BrowserKeys.Stroke("Clear", "Numpad5", Set.of())))
                .contains(new KeyPress("5"));
        assertThat(BrowserKeys.of(new BrowserKeys.Stroke("Clear", "NumLock", Set.of())))
                .as("on a Mac")
                .isEmpty();
    }
}
