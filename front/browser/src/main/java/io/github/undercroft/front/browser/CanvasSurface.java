package io.github.undercroft.front.browser;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.InputQueue;
import io.github.undercroft.front.play.Surface;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.SheetPixels;
import io.github.undercroft.geometry.Rect;
import java.util.Optional;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.canvas.ImageData;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.typedarrays.Int32Array;
import org.teavm.jso.typedarrays.Uint8ClampedArray;

/** Shows sheets on a canvas, of which only the parts that changed are drawn. */
final class CanvasSurface implements Surface {

    /** At a larger zoom there would be fewer places, which is what most games need. */
    private static final int COLUMNS = 80;

    private static final int ROWS = 24;

    private final HTMLCanvasElement canvas;
    private final CanvasRenderingContext2D context;
    private final InputQueue inputs = new InputQueue();
    private SheetPixels pixels;
    private int zoom;
    private boolean isResized;

    /** A surface of so many pixels. */
    CanvasSurface(HTMLCanvasElement canvas, int width, int height) {
        this.canvas = canvas;
        context = (CanvasRenderingContext2D) canvas.getContext("2d");
        zoom = zoom(width, height);
        pixels = pixels(width, height, zoom);
        prepare();
    }

    private static int zoom(int width, int height) {
        return Math.max(
                1, Math.min(width / (COLUMNS * SheetPixels.cellWidth(1)), height / (ROWS * SheetPixels.cellHeight(1))));
    }

    private static SheetPixels pixels(int width, int height, int zoom) {
        return new SheetPixels(
                Math.max(1, width / SheetPixels.cellWidth(zoom)),
                Math.max(1, height / SheetPixels.cellHeight(zoom)),
                zoom,
                Optional.empty());
    }

    /** Takes another number of pixels. */
    void resize(int width, int height) {
        zoom = zoom(width, height);
        pixels = pixels(width, height, zoom);
        prepare();
    }

    private void prepare() {
        canvas.setWidth(pixels.width());
        canvas.setHeight(pixels.height());
        isResized = true;
    }

    void add(Input input) {
        inputs.add(input);
    }

    /** What a pointer does at a pixel. */
    void add(Input.Deed deed, int x, int y) {
        add(new Input.Pointed(deed, x / SheetPixels.cellWidth(zoom), y / SheetPixels.cellHeight(zoom)));
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
        pixels.draw(sheet).ifPresent(this::put);
        isResized = false;
    }

    private void put(Rect part) {
        int[] all = pixels.pixels();
        int[] changed = new int[part.width() * part.height()];
        for (int y = 0; y < part.height(); y++) {
            int from = (part.y() + y) * pixels.width() + part.x();
            for (int x = 0; x < part.width(); x++) {
                changed[y * part.width() + x] = opaque(all[from + x]);
            }
        }
        Uint8ClampedArray bytes =
                new Uint8ClampedArray(Int32Array.copyFromJavaArray(changed).getBuffer());
        context.putImageData(new ImageData(bytes, part.width(), part.height()), part.x(), part.y());
    }

    /** Its bytes are red, green, blue and full opacity, the last one the highest. */
    private static int opaque(int rgb) {
        return 0xFF000000 | (rgb & 0xFF) << 16 | (rgb & 0xFF00) | (rgb >> 16 & 0xFF);
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
}
