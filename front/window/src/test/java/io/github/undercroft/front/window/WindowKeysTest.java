package io.github.undercroft.front.window;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.KeyPress;
import java.awt.event.KeyEvent;
import java.util.Optional;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WindowKeysTest {

    private static final int ALT = KeyEvent.ALT_DOWN_MASK;
    private static final int CTRL = KeyEvent.CTRL_DOWN_MASK;
    private static final int META = KeyEvent.META_DOWN_MASK;
    private static final int ALT_GR = KeyEvent.ALT_GRAPH_DOWN_MASK;

    private static Optional<KeyPress> typed(String system, char character, int modifiers) {
        return WindowKeys.of(system)
                .typed(new KeyEvent(new JLabel(), KeyEvent.KEY_TYPED, 0, modifiers, KeyEvent.VK_UNDEFINED, character));
    }

    private static Optional<KeyPress> pressed(int code, int modifiers) {
        return WindowKeys.of("Linux")
                .pressed(new KeyEvent(new JLabel(), KeyEvent.KEY_PRESSED, 0, modifiers, code, KeyEvent.CHAR_UNDEFINED));
    }

    @Test
    void altAndCtrlAndSuperMakeCommandsOfCharacters() {
        assertThat(typed("Linux", 'q', ALT)).isEmpty();
        assertThat(typed("Linux", '5', CTRL)).isEmpty();
        assertThat(typed("Linux", '5', CTRL | ALT)).isEmpty();
        assertThat(typed("Linux", 'd', META)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {ALT_GR, ALT_GR | ALT, ALT_GR | ALT | CTRL})
    void whatAltGrTypesIsACharacter(int modifiers) {
        assertThat(typed("Linux", '@', modifiers)).contains(new KeyPress("@"));
    }

    @Test
    void underWindowsCtrlAndAltTogetherAreAltGr() {
        assertThat(typed("Windows 11", '@', CTRL | ALT)).contains(new KeyPress("@"));
        assertThat(typed("Windows 11", 'q', ALT)).isEmpty();
    }

    @Test
    void onAMacTheKeyOptionTypesCharacters() {
        assertThat(typed("Mac OS X", '@', ALT)).contains(new KeyPress("@"));
        assertThat(typed("Mac OS X", 'q', META)).isEmpty();
        assertThat(typed("Mac OS X", '5', CTRL | ALT)).isEmpty();
    }

    @Test
    void keysThatTypeNothingAreTheSameWithCtrlAndAltButTheDesktopsWithSuper() {
        assertThat(pressed(KeyEvent.VK_LEFT, CTRL)).contains(new KeyPress("left"));
        assertThat(pressed(KeyEvent.VK_LEFT, ALT)).contains(new KeyPress("left"));
        assertThat(pressed(KeyEvent.VK_LEFT, META)).isEmpty();
    }

    @Test
    void aBlankIsACharacterLikeOthers() {
        assertThat(pressed(KeyEvent.VK_SPACE, 0)).contains(new KeyPress("space"));
        assertThat(pressed(KeyEvent.VK_SPACE, ALT)).isEmpty();
        assertThat(pressed(KeyEvent.VK_SPACE, CTRL)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {KeyEvent.VK_CLEAR, KeyEvent.VK_BEGIN})
    void theMiddleOfTheKeypadIsA5AlsoWithoutNumLock(int code) {
        assertThat(pressed(code, 0)).contains(new KeyPress("5"));
    }
}
