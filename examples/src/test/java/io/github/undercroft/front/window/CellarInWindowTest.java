package io.github.undercroft.front.window;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.examples.cellar.Cellar;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.play.PlaySession;
import io.github.undercroft.front.sheet.Display;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.TileSheet;
import io.github.undercroft.geometry.Point;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A game of thirty lines beside its rules is played in the area of the window, with the tiles that come with it. */
class CellarInWindowTest {

    private final Cellar game = new Cellar();
    private final Play play = new Play(game, game.about().usualSize(), Seat.PERSON, 7, Keymap.standard(game));
    private final SheetPanel panel =
            new SheetPanel(8, Optional.of(TileSheet.bundled().tiles()));

    CellarInWindowTest() {
        panel.setSize(960, 640);
    }

    private void type(String keys) {
        keys.chars()
                .forEach(key -> panel.getKeyListeners()[0].keyTyped(
                        new KeyEvent(panel, KeyEvent.KEY_TYPED, 0, 0, KeyEvent.VK_UNDEFINED, (char) key)));
    }

    private int[] painted() {
        BufferedImage image = new BufferedImage(960, 640, BufferedImage.TYPE_INT_RGB);
        panel.paint(image.getGraphics());
        return image.getRGB(0, 0, 960, 640, null, 0, 960);
    }

    @Test
    void keysAndAClickMoveTheHeroAndTilesAreShown() {
        panel.surface()
                .show(play.sheet(panel.surface().columns(), panel.surface().rows()));
        int[] before = painted();
        type("ddsq");
        new PlaySession(panel.surface()).play(play);

        assertThat(play.isOver()).isTrue();
        assertThat(hero()).isEqualTo(new Point(3, 2));
        assertThat(Arrays.stream(painted()).distinct()).as("colours").hasSizeGreaterThan(12);
        assertThat(Arrays.equals(before, painted())).as("the same picture").isFalse();
    }

    @Test
    void aClickOnTheFloorGoesThere() {
        play.goOn();
        Sheet sheet = shown();
        int row = (int)
                sheet.toString().lines().takeWhile(line -> !line.contains("@")).count();
        int column = sheet.toString().lines().toList().get(row).indexOf('@');
        int cell = 8 * 2 * panel.surface().scale();
        panel.getMouseListeners()[0].mousePressed(new MouseEvent(
                panel, MouseEvent.MOUSE_PRESSED, 0, 0, column * 8 + 3 * cell, row * 16, 1, false, MouseEvent.BUTTON1));
        play.point(
                (Input.Pointed) panel.surface().next().orElseThrow(),
                panel.surface().columns(),
                panel.surface().rows());
        while (play.isBusy()) {
            play.goOn();
        }

        assertThat(hero().x()).isGreaterThan(1);
        assertThat(hero().y()).isEqualTo(1);
    }

    private Sheet shown() {
        play.setDisplay(new Display(panel.surface().scale(), false));
        return play.sheet(panel.surface().columns(), panel.surface().rows());
    }

    private Point hero() {
        return play.view().actor().position().orElseThrow();
    }
}
