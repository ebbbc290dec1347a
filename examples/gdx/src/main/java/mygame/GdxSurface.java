package mygame;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.graphics.Pixmap;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.Input.Gesture;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.play.PixelSurface;
import io.github.undercroft.front.sheet.SheetPixels;
import io.github.undercroft.geometry.Rect;
import java.util.List;
import java.util.Optional;

/**
 * What {@code PlayLoop} plays on: sheets become pixels, and libGDX's keys and clicks inputs. Both libraries have a type
 * {@code Input}: of libGDX's only the nested {@code Keys} and {@code Buttons} are imported.
 */
final class GdxSurface extends PixelSurface {
    private final int size;
    private SheetPixels image = new SheetPixels(1, 1, 1, Optional.empty());
    /** How many sheets were shown. */
    int count;

    /** A surface of so many pixels, and characters of so many pixels across. */
    GdxSurface(int width, int height, int size) {
        super(Optional.empty());
        this.size = size;
        resize(width, height);
    }

    void resize(int width, int height) {
        fit(width, height, size);
    }

    @Override
    protected void renewed(SheetPixels renewed) {
        image = renewed;
    }

    @Override
    protected void show(SheetPixels shown, List<Rect> changed, boolean isAll) {
        count++;
    }

    /** What is shown, as libGDX draws it; to be disposed by the caller. */
    Pixmap pixmap() {
        Pixmap pixmap = new Pixmap(image.width(), image.height(), Pixmap.Format.RGBA8888);
        for (int rgb : image.pixels()) {
            pixmap.getPixels().putInt(rgb << 8 | 0xFF);
        }
        pixmap.getPixels().rewind();
        return pixmap;
    }

    /** Takes keys, clicks and moves of the pointer. */
    final InputProcessor processor = new InputAdapter() {
        @Override
        public boolean keyDown(int keycode) {
            // libGDX calls the keys "Up", "Page Up", "Escape", and backspace "Delete". Blanks are told by keyTyped.
            String word = keycode == Keys.BACKSPACE ? "backspace" : String.valueOf(Keys.toString(keycode));
            return keycode != Keys.SPACE
                    && KeyPress.named(word).map(key -> did(new Input.Pressed(key))).orElse(false);
        }

        /** The keyboard's layout decides which character a key types, so these do not come from {@link #keyDown}. */
        @Override
        public boolean keyTyped(char character) {
            return KeyPress.typed(character).map(key -> did(new Input.Pressed(key))).orElse(false);
        }

        @Override
        public boolean touchDown(int x, int y, int pointer, int button) {
            return button == Buttons.LEFT && did(pointed(Gesture.CLICK, x, y));
        }

        @Override
        public boolean mouseMoved(int x, int y) {
            return did(pointed(Gesture.MOVE, x, y));
        }
    };

    private boolean did(Input input) {
        add(input);
        return true;
    }
}
