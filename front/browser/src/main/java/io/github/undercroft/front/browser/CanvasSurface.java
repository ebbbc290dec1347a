package io.github.undercroft.front.browser;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.InputQueue;
import io.github.undercroft.front.play.Surface;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.SheetPixels;
import io.github.undercroft.front.sheet.TileSet;
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
    private static final int MAX_SCALE = 2;

    private final HTMLCanvasElement canvas;
    private final CanvasRenderingContext2D context;
    private final InputQueue inputs = new InputQueue();
    private final Optional<TileSet> tiles;
    private SheetPixels pixels;
    private int width;
    private int height;
    private int zoom;
    private int scale;
    private boolean isResized;

    /** A surface of so many pixels, which begins with large tiles if there are any. */
    CanvasSurface(HTMLCanvasElement canvas, int width, int height, Optional<TileSet> tiles) {
        this.tiles = tiles;
        scale = tiles.isPresent() ? MAX_SCALE : 0;
        this.canvas = canvas;
        context = (CanvasRenderingContext2D) canvas.getContext("2d");
        this.width = width;
        this.height = height;
        pixels = renewed();
    }

    /** Takes another number of pixels. */
    void resize(int newWidth, int newHeight) {
        width = newWidth;
        height = newHeight;
        pixels = renewed();
    }

    /** Shows smaller pictures, then letters, then large pictures again. */
    void switchTiles() {
        scale = tiles.isEmpty() || scale > 0 ? Math.max(0, scale - 1) : MAX_SCALE;
        pixels = renewed();
    }

    private SheetPixels renewed() {
        zoom = Math.max(
                1, Math.min(width / (COLUMNS * SheetPixels.cellWidth(1)), height / (ROWS * SheetPixels.cellHeight(1))));
        SheetPixels next = new SheetPixels(
                Math.max(1, width / SheetPixels.cellWidth(zoom)),
                Math.max(1, height / SheetPixels.cellHeight(zoom)),
                1,
                scale > 0 ? tiles : Optional.empty());
        canvas.setWidth(next.width());
        canvas.setHeight(next.height());
        // The browser enlarges pixels faster than this could.
        canvas.getStyle().setProperty("width", next.width() * zoom + "px");
        canvas.getStyle().setProperty("height", next.height() * zoom + "px");
        isResized = true;
        return next;
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
        pixels.draw(sheet).forEach(this::put);
        isResized = false;
    }

    private void put(Rect part) {
        int[] all = pixels.pixels();
        int[] changed = new int[part.width() * part.height()];
        for (int y = 0; y < part.height(); y++) {
            int from = (part.y() + y) * pixels.width() + part.x();
            for (int x = 0; x < part.width(); x++) {
                changed[y * part.width() + x] = swapped(0xFF000000 | all[from + x]);
            }
        }
        Uint8ClampedArray bytes =
                new Uint8ClampedArray(Int32Array.copyFromJavaArray(changed).getBuffer());
        context.putImageData(new ImageData(bytes, part.width(), part.height()), part.x(), part.y());
    }

    /** With red and blue swapped: a canvas has red in the lowest byte, everything else has blue there. */
    static int swapped(int pixel) {
        return (pixel & 0xFF00FF00) | ((pixel & 0xFF) << 16) | (pixel >> 16 & 0xFF);
    }

    @Override
    public int scale() {
        return scale;
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
