package mygame;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.headless.HeadlessApplication;
import com.badlogic.gdx.graphics.Pixmap;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.play.PlayLoop;
import io.github.undercroft.front.sheet.BitmapFont;
import java.util.Iterator;
import java.util.List;

/** Plays a few keys and a click without a window, and fails if they change nothing. */
final class HeadlessRun extends ApplicationAdapter {
    private final GdxSurface surface = new GdxSurface(60 * BitmapFont.WIDTH, 14 * BitmapFont.HEIGHT, BitmapFont.WIDTH);
    private final Play play = CellarWindow.newPlay();
    private final PlayLoop loop = new PlayLoop(play, surface);
    /** A step, an aim, a shot, and a click on the next cell, which is two columns to the left. */
    private final Iterator<Runnable> script = List.<Runnable>of(
                    () -> surface.processor.keyDown(Keys.DOWN),
                    () -> surface.processor.keyTyped('f'),
                    () -> surface.processor.keyDown(Keys.ENTER),
                    () -> clickBesideHero(-2))
            .iterator();
    private float left;
    private String before = "";
    private int settled;

    @Override
    public void render() {
        left -= 1000 * Gdx.graphics.getDeltaTime();
        if (left > 0) {
            return; // a picture is shown, and the game waits
        }
        left = loop.advance();
        if (left == PlayLoop.WAITS && surface.count > settled) {
            String now = play.sheet(surface.columns(), surface.rows()).toString();
            System.out.println("after " + (surface.count - settled) + " pictures:\n" + now);
            require(!now.equals(before), "an input changed nothing");
            before = now;
            settled = surface.count;
            if (script.hasNext()) {
                script.next().run();
            } else {
                require(surface.count > 10, "no step was animated");
                checkPixels();
                Gdx.app.exit();
            }
        }
    }

    private void clickBesideHero(int columns) {
        List<String> rows = before.lines().toList();
        for (int row = 0; row < rows.size(); row++) {
            int column = rows.get(row).indexOf('@');
            if (column >= 0) {
                int x = (column + columns) * BitmapFont.WIDTH;
                surface.processor.touchDown(x, row * BitmapFont.HEIGHT, 0, Buttons.LEFT);
            }
        }
    }

    private void checkPixels() {
        Pixmap pixels = surface.pixmap();
        int white = 0; // the hero's colour, and no other one's
        for (int pixel = 0; pixel < pixels.getWidth() * pixels.getHeight(); pixel++) {
            white += pixels.getPixel(pixel % pixels.getWidth(), pixel / pixels.getWidth()) == 0xFFFFFFFF ? 1 : 0;
        }
        require(white > 10, "the hero has " + white + " pixels");
    }

    private static void require(boolean holds, String complaint) {
        if (!holds) {
            throw new IllegalStateException(complaint); // ends the program with an exit code of 1
        }
    }

    public static void main(String[] arguments) {
        new HeadlessApplication(new HeadlessRun());
    }
}
