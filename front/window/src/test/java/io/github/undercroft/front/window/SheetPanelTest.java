package io.github.undercroft.front.window;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.play.PlaySession;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.SheetPixels;
import io.github.undercroft.front.sheet.TileSet;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The area of the window, without a window. */
class SheetPanelTest {

    private final SheetPanel panel = new SheetPanel(8, Optional.of(TileSet.of(16, Map.of())));

    SheetPanelTest() {
        panel.setSize(640, 320);
    }

    private void press(int code, char character, int modifiers) {
        KeyEvent down = new KeyEvent(panel, KeyEvent.KEY_PRESSED, 0, modifiers, code, character);
        panel.getKeyListeners()[0].keyPressed(down);
        if (character != KeyEvent.CHAR_UNDEFINED) {
            panel.getKeyListeners()[0].keyTyped(
                    new KeyEvent(panel, KeyEvent.KEY_TYPED, 0, modifiers, KeyEvent.VK_UNDEFINED, character));
        }
    }

    private void type(char character) {
        press(KeyEvent.getExtendedKeyCodeForChar(character), character, 0);
    }

    private MouseEvent mouse(int what, int x, int y, int button) {
        return new MouseEvent(panel, what, 0, 0, x, y, 1, false, button);
    }

    @Test
    void itHoldsAsManyCharactersAsFit() {
        assertThat(panel.surface().columns()).isEqualTo(80);
        assertThat(panel.surface().rows()).isEqualTo(20);
        panel.setSize(1, 1);
        assertThat(panel.surface().isResized()).isTrue();
        assertThat(panel.surface().columns()).isEqualTo(1);
    }

    private static Sheet sheet(int columns, int rows) {
        return Menu.toRead("Title", List.of("one")).sheet(columns, rows);
    }

    @Test
    void aSizeThatChangesBetweenColumnsAndRowsIsNoticed() {
        int columns = panel.surface().columns();
        panel.setSize(560, 320);
        panel.surface().show(sheet(columns, panel.surface().rows()));
        assertThat(panel.surface().isResized()).isTrue();

        panel.surface().show(sheet(panel.surface().columns(), panel.surface().rows()));
        assertThat(panel.surface().isResized()).isFalse();
    }

    /** F2 comes from the thread of the window system, also while a sheet is being made. */
    @Test
    void aSheetThatWasMadeForOtherTilesIsDrawnAgain() {
        panel.surface().scale();
        Sheet large = sheet(panel.surface().columns(), panel.surface().rows());
        panel.surface().switchTiles();
        panel.surface().show(large);
        assertThat(panel.surface().isResized()).isTrue();

        panel.surface().scale();
        panel.surface().show(sheet(panel.surface().columns(), panel.surface().rows()));
        assertThat(panel.surface().isResized()).isFalse();
    }

    @Test
    void aMenuWhichHasNoTilesIsDrawnOnceForOthers() {
        panel.surface().scale();
        panel.surface().show(sheet(panel.surface().columns(), panel.surface().rows()));
        panel.surface().switchTiles();
        assertThat(panel.surface().isResized()).isTrue();

        panel.surface().show(sheet(panel.surface().columns(), panel.surface().rows()));
        assertThat(panel.surface().isResized()).isFalse();
    }

    @Test
    void ctrlAndPlusOrTheWheelZoom() {
        press(KeyEvent.VK_PLUS, '+', KeyEvent.CTRL_DOWN_MASK);
        assertThat(panel.surface().columns()).as("large tiles of 48 pixels").isEqualTo(53);
        panel.getMouseWheelListeners()[0].mouseWheelMoved(new MouseWheelEvent(
                panel, 0, 0, KeyEvent.CTRL_DOWN_MASK, 9, 9, 0, false, MouseWheelEvent.WHEEL_UNIT_SCROLL, 1, 1));
        assertThat(panel.surface().columns()).isEqualTo(80);
        press(KeyEvent.VK_MINUS, '-', KeyEvent.CTRL_DOWN_MASK);
        assertThat(panel.surface().columns()).isEqualTo(80);
        assertThat(panel.surface().next()).isEmpty();
    }

    @Test
    void lettersHaveAnySizeAndTilesGrowByWholeSteps() {
        SheetPanel large = new SheetPanel(13, Optional.of(TileSet.of(16, Map.of())));
        large.setSize(640, 320);
        assertThat(large.surface().columns()).as("tiles of 3 x 16 pixels").isEqualTo(640 / 12);
        large.surface().switchTiles();
        assertThat(large.surface().columns()).as("tiles of 16 pixels").isEqualTo(640 / 8);
        large.surface().switchTiles();
        assertThat(large.surface().columns()).as("letters").isEqualTo(640 / 13);
        assertThat(large.surface().rows()).isEqualTo(320 / 26);

        large.getMouseMotionListeners()[0].mouseMoved(mouse(MouseEvent.MOUSE_MOVED, 26, 51, MouseEvent.NOBUTTON));
        assertThat(large.surface().next()).contains(new Input.Pointed(Input.Gesture.MOVE, 2, 1));
    }

    @ParameterizedTest
    @CsvSource({"1366,728,1,12", "1440,860,1,12", "1536,824,1.25,15", "1920,1040,1,13", "1920,1040,2,26", "640,480,1,8"
    })
    void lettersAreEasyToReadOnSmallScreens(int width, int height, double density, int size) {
        assertThat(GameWindow.size(new Dimension(width, height), density)).isEqualTo(size);
    }

    @Test
    void eachKeyIsOneInput() {
        type('d');
        type('?');
        press(KeyEvent.VK_ENTER, '\n', 0);
        press(KeyEvent.VK_SPACE, ' ', 0);
        press(KeyEvent.VK_LEFT, KeyEvent.CHAR_UNDEFINED, 0);
        press(KeyEvent.VK_F5, KeyEvent.CHAR_UNDEFINED, 0);
        press(KeyEvent.VK_C, '\u0003', KeyEvent.CTRL_DOWN_MASK);

        for (String name : new String[] {"d", "?", "enter", "space", "left"}) {
            assertThat(panel.surface().next()).contains(new Input.Pressed(new KeyPress(name)));
        }
        assertThat(panel.surface().next()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {KeyEvent.ALT_DOWN_MASK, KeyEvent.CTRL_DOWN_MASK, KeyEvent.META_DOWN_MASK})
    void aCharacterThatIsTypedWithAltOrCtrlOrSuperIsNoKeyOfAGame(int modifier) {
        press(KeyEvent.VK_Q, 'q', modifier);
        press(KeyEvent.VK_SPACE, ' ', modifier);
        assertThat(panel.surface().next()).isEmpty();
    }

    @Test
    void altGrAndPlusTypeWhatIsOnTheKeyAndDoNotZoom() {
        press(KeyEvent.VK_PLUS, '~', KeyEvent.ALT_GRAPH_DOWN_MASK | KeyEvent.CTRL_DOWN_MASK | KeyEvent.ALT_DOWN_MASK);
        assertThat(panel.surface().columns()).isEqualTo(80);
        assertThat(panel.surface().next()).contains(new Input.Pressed(new KeyPress("~")));
    }

    @Test
    void theMouseTellsTheCharacterUnderIt() {
        panel.getMouseMotionListeners()[0].mouseMoved(mouse(MouseEvent.MOUSE_MOVED, 17, 33, MouseEvent.NOBUTTON));
        panel.getMouseMotionListeners()[0].mouseMoved(mouse(MouseEvent.MOUSE_MOVED, 18, 34, MouseEvent.NOBUTTON));
        assertThat(panel.surface().next()).contains(new Input.Pointed(Input.Gesture.MOVE, 2, 2));
        assertThat(panel.surface().next()).isEmpty();
        panel.getMouseListeners()[0].mousePressed(mouse(MouseEvent.MOUSE_PRESSED, 0, 319, MouseEvent.BUTTON1));
        panel.getMouseListeners()[0].mousePressed(mouse(MouseEvent.MOUSE_PRESSED, 0, 319, MouseEvent.BUTTON3));
        assertThat(panel.surface().next()).contains(new Input.Pointed(Input.Gesture.CLICK, 0, 19));
        assertThat(panel.surface().next()).isEqualTo(Optional.empty());
    }

    @Test
    void aGameIsPlayedInIt() {
        Play play = Corridor.begun();
        type('d');
        type('q');
        new PlaySession(panel.surface()).play(play);

        assertThat(play.isOver()).isTrue();
        assertThat(play.sheet(80, 20).toString()).as("large cells").contains("    .   @   .   g");
        BufferedImage painted = new BufferedImage(640, 320, BufferedImage.TYPE_INT_RGB);
        panel.paint(painted.getGraphics());
        SheetPixels expected = new SheetPixels(80, 20, 8, Optional.of(TileSet.of(16, Map.of())));
        expected.draw(play.sheet(80, 20));
        int[] pixels = painted.getRGB(0, 0, 640, 320, null, 0, 640);
        assertThat(Arrays.equals(
                        pixels,
                        Arrays.stream(expected.pixels())
                                .map(rgb -> rgb | 0xFF000000)
                                .toArray()))
                .as("equal pixels")
                .isTrue();
    }

    @Test
    void whoClosesTheWindowLeavesTheGame() {
        Play play = Corridor.begun();
        panel.surface().add(new Input.Closed());
        new PlaySession(panel.surface()).play(play);

        assertThat(play.isOver()).isTrue();
    }
}
