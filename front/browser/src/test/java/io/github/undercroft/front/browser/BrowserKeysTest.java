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
        return at("KeyQ", key, modifiers);
    }

    /** In a game that knows Latin letters and one more. */
    private static Optional<KeyPress> at(String code, String key, String... modifiers) {
        return BrowserKeys.of(
                new BrowserKeys.Stroke(key, code, Set.of(modifiers), false),
                known -> known.equals(new KeyPress("\u0444")) || known.name().charAt(0) < 128);
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
        assertThat(at("Numpad5", "Clear")).contains(new KeyPress("5"));
        assertThat(at("NumLock", "Clear")).as("on a Mac").isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "KeyX, \u0447, x",
        "KeyS, \u044B, s",
        "KeyX, \u03C7, x",
        "Semicolon, \u0436, ;",
        "Semicolon, \u00F6, ;",
        "Period, \u044E, .",
        "KeyB, \u0644\u0627, b"
    })
    void aLetterThatTheGameDoesNotKnowCountsByItsPlace(String code, String letter, String key) {
        assertThat(at(code, letter)).contains(new KeyPress(key));
    }

    @ParameterizedTest
    @CsvSource({"KeyY, \u041D, Y", "Slash, \u0401, ?", "KeyB, \u05E0, B"})
    void withShiftItIsTheCapitalOfItsPlace(String code, String letter, String key) {
        assertThat(at(code, letter, "Shift")).contains(new KeyPress(key));
    }

    @Test
    void aLetterThatTheGameKnowsIsItself() {
        assertThat(at("KeyA", "\u0444")).contains(new KeyPress("\u0444"));
        assertThat(at("KeyQ", "a")).as("on a French keyboard").contains(new KeyPress("a"));
    }

    @Test
    void whatHasNoLetterInItsPlaceStaysWhatItTypes() {
        assertThat(at("BracketLeft", "\u0445")).contains(new KeyPress("\u0445"));
        assertThat(at("KeyE", "\u00E9", "AltGraph")).contains(new KeyPress("\u00E9"));
        assertThat(at("KeyE", "\u20AC")).as("no letter").contains(new KeyPress("\u20AC"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "Enter", "Process", "\u0447"})
    void whatAnInputMethodTakesIsNoKey(String key) {
        assertThat(BrowserKeys.of(new BrowserKeys.Stroke(key, "KeyX", Set.of(), true), known -> true))
                .isEmpty();
    }
}
