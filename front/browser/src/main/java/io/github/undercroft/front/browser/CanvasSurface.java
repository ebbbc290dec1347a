package io.github.undercroft.front.browser;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.play.PixelSurface;
import io.github.undercroft.front.sheet.BitmapFont;
import io.github.undercroft.front.sheet.SheetPixels;
import io.github.undercroft.front.sheet.TileSet;
import io.github.undercroft.geometry.Rect;
import java.util.List;
import java.util.Optional;
import org.teavm.jso.browser.Window;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.canvas.ImageData;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.typedarrays.Int32Array;
import org.teavm.jso.typedarrays.Uint8ClampedArray;

/** Shows sheets on a canvas, of which only the parts that changed are drawn. */
final class CanvasSurface extends PixelSurface {

    /** At a larger zoom there would be fewer places, which is what most games need. */
    private static final int COLUMNS = 80;

    private static final int ROWS = 24;

    /** The pixels of the page for 40 by 6 characters, without which nothing is drawn; in fewer of them the characters are smaller. */
    private static final double LEAST_WIDTH = 40 * BitmapFont.WIDTH;

    private static final double LEAST_HEIGHT = 6 * 2 * BitmapFont.WIDTH;

    private final HTMLCanvasElement canvas;
    private final CanvasRenderingContext2D context;
    /** The side of a pixel, in pixels of the page. */
    private double zoom = 1;

    /** A surface of so many pixels. */
    CanvasSurface(HTMLCanvasElement canvas, int width, int height, Optional<TileSet> tiles) {
        super(tiles);
        this.canvas = canvas;
        context = (CanvasRenderingContext2D) canvas.getContext("2d");
        resize(width, height);
    }

    /**
     * Takes another number of pixels of the page. The browser enlarges the image by whole numbers, faster than this could, so
     * that it never has four times as many pixels as the font needs.
     */
    void resize(int width, int height) {
        double density = Window.current().getDevicePixelRatio();
        int size = (int) Math.min(width * density / COLUMNS, height * density / SheetPixels.cellHeight(ROWS));
        // On small screens a pixel of the font is one of the page, whatever that is.
        boolean isSmall = size < BitmapFont.WIDTH * density;
        int times = size / BitmapFont.WIDTH;
        double enlarged = isSmall ? density * Math.min(1, Math.min(width / LEAST_WIDTH, height / LEAST_HEIGHT)) : times;
        zoom = enlarged / density;
        fit((int) (width / zoom), (int) (height / zoom), isSmall ? BitmapFont.WIDTH : (int) (size / enlarged));
        style(canvas.getWidth(), canvas.getHeight());
    }

    private void style(int width, int height) {
        canvas.getStyle().setProperty("width", width * zoom + "px");
        canvas.getStyle().setProperty("height", height * zoom + "px");
    }

    @Override
    protected void renewed(SheetPixels image) {
        canvas.setWidth(image.width());
        canvas.setHeight(image.height());
        style(image.width(), image.height());
    }

    /** What a pointer does at a pixel of the page. */
    void point(Input.Gesture gesture, int x, int y) {
        add(gesture, (int) (x / zoom), (int) (y / zoom));
    }

    @Override
    protected void show(SheetPixels image, List<Rect> changed, boolean isAll) {
        changed.forEach(part -> put(image, part));
    }

    private void put(SheetPixels pixels, Rect part) {
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
    private static int swapped(int pixel) {
        return (pixel & 0xFF00FF00) | ((pixel & 0xFF) << 16) | (pixel >> 16 & 0xFF);
    }
}
