package mygame;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.graphics.Pixmap;
import io.github.undercroft.front.Input;
import io.github.undercroft.front.Input.Deed;
import io.github.undercroft.front.InputQueue;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.play.Surface;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.SheetPixels;
import java.util.Locale;
import java.util.Optional;

/**
 * What {@code PlayLoop} plays on: sheets become pixels, and libGDX's keys and clicks inputs. Both libraries have a type
 * {@code Input}: of libGDX's only the nested {@code Keys} and {@code Buttons} are imported.
 */
final class GdxSurface implements Surface {
    private final int zoom;
    private final InputQueue inputs = new InputQueue();
    private SheetPixels pixels;
    private boolean isResized = true;
    /** The sheet that was shown last. */
    Optional<Sheet> shown = Optional.empty();
    /** How many sheets were shown. */
    int count;

    GdxSurface(int columns, int rows, int zoom) {
        this.zoom = zoom;
        resize(columns, rows);
    }

    void resize(int columns, int rows) {
        pixels = new SheetPixels(Math.max(1, columns), Math.max(1, rows), zoom, Optional.empty());
        isResized = true;
    }

    @Override
    public int columns() {
        return pixels.columns();
    }

    @Override
    public int rows() {
        return pixels.rows();
    }

    @Override
    public void show(Sheet sheet) {
        pixels.draw(sheet);
        shown = Optional.of(sheet);
        isResized = false;
        count++;
    }

    @Override
    public boolean isResized() {
        return isResized;
    }

    @Override
    public boolean hasInput() {
        return inputs.hasInput();
    }

    @Override
    public Optional<Input> next() {
        return inputs.poll();
    }

    /** What is shown, as libGDX draws it; to be disposed by the caller. */
    Pixmap pixmap() {
        Pixmap image = new Pixmap(pixels.width(), pixels.height(), Pixmap.Format.RGBA8888);
        for (int rgb : pixels.pixels()) {
            image.getPixels().putInt(rgb << 8 | 0xFF);
        }
        image.getPixels().rewind();
        return image;
    }

    /** Takes keys, clicks and moves of the pointer. */
    final InputProcessor processor = new InputAdapter() {
        @Override
        public boolean keyDown(int keycode) {
            // libGDX calls the keys "Up", "Page Up", "Escape", and backspace "Delete". Blanks are told by keyTyped.
            String word = keycode == Keys.BACKSPACE ? "backspace" : String.valueOf(Keys.toString(keycode));
            String name = word.toLowerCase(Locale.ROOT).replace(" ", "");
            return keycode != Keys.SPACE && KeyPress.WORDS.contains(name) && add(new Input.Pressed(new KeyPress(name)));
        }

        /** The keyboard's layout decides which character a key types, so these do not come from {@link #keyDown}. */
        @Override
        public boolean keyTyped(char character) {
            return KeyPress.typed(character).map(key -> add(new Input.Pressed(key))).orElse(false);
        }

        @Override
        public boolean touchDown(int x, int y, int pointer, int button) {
            return button == Buttons.LEFT && add(pointed(Deed.CLICK, x, y));
        }

        @Override
        public boolean mouseMoved(int x, int y) {
            return add(pointed(Deed.MOVE, x, y));
        }
    };

    private Input pointed(Deed deed, int x, int y) {
        return new Input.Pointed(deed, x / SheetPixels.cellWidth(zoom), y / SheetPixels.cellHeight(zoom));
    }

    private boolean add(Input input) {
        inputs.add(input);
        return true;
    }
}
