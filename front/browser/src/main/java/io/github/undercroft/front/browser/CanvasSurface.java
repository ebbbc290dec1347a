package io.github.undercroft.front.browser;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.play.PixelSurface;
import io.github.undercroft.front.sheet.BitmapFont;
import io.github.undercroft.front.sheet.SheetPixels;
import io.github.undercroft.front.sheet.TileSet;
import io.github.undercroft.geometry.Rect;
import java.util.List;
import java.util.Optional;
import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.canvas.ImageData;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.typedarrays.Int32Array;
import org.teavm.jso.typedarrays.Uint8ClampedArray;

/** Shows sheets on a canvas, of which only the parts that changed are drawn. */
final class CanvasSurface extends PixelSurface {

    /** With fewer there would be fewer places, which is what most games need. */
    private static final double COLUMNS = 80;

    private static final double ROWS = 24;

    /** Without so many nothing is drawn. */
    private static final double MIN_COLUMNS = 40;

    private static final double MIN_ROWS = 6;

    /** The width of a letter, in pixels of the page, where so many as above have it: of those that are smaller there are fewer. */
    private static final double USUAL = 16;
    /** The same for fingers: on a phone. */
    private static final double USUAL_IN_HAND = 8;

    /** The limits of {@link #zoom}. */
    private static final double MIN_ZOOM = 0.5;

    private static final double MAX_ZOOM = 2;
    /** The scale of pictures that are not zoomed. */
    private static final double PICTURES = 2;

    private static final double USUAL_FONT = 16;

    private final HTMLCanvasElement canvas;
    private final CanvasRenderingContext2D context;
    /** The side of a pixel, in pixels of the page. */
    private double side = 1;
    /** How much larger the board is than usual, by its user. */
    private double zoom = kept();

    private int width;
    private int height;
    private double font = USUAL_FONT;

    /** A surface of so many pixels of the page. */
    CanvasSurface(HTMLCanvasElement canvas, Optional<TileSet> tiles) {
        super(tiles);
        this.canvas = canvas;
        context = (CanvasRenderingContext2D) canvas.getContext("2d");
        scalePictures();
    }

    /**
     * Takes another number of pixels of the page. The browser enlarges the image by whole numbers, faster than this could, so
     * that it never has four times as many pixels as the font needs.
     *
     * @param letters the height of the page's own letters, {@value #USUAL_FONT} if nobody has changed that
     */
    void resize(int pixels, int rows, double letters) {
        width = pixels;
        height = rows;
        font = letters;
        double density = Window.current().getDevicePixelRatio();
        double letter = letter();
        int size = (int) Math.round(letter * density);
        // In the hand a pixel of the font is one of the page, whatever that is.
        boolean isSmall = size < BitmapFont.WIDTH || PageRows.isTouched();
        int times = Math.max(1, size / BitmapFont.WIDTH);
        side = isSmall ? letter / BitmapFont.WIDTH : times / density;
        fit((int) (width / side), (int) (height / side), isSmall ? BitmapFont.WIDTH : size / times);
        style(canvas.getWidth(), canvas.getHeight());
    }

    /**
     * The width of a letter, in pixels of the page. It becomes less small than the page: who enlarges a page by the browser, so that it has fewer pixels,
     * sees larger letters.
     */
    private double letter() {
        double fitting = Math.min(width / COLUMNS, height / (2 * ROWS));
        double usual = PageRows.isTouched() ? USUAL_IN_HAND : USUAL;
        double wanted = Math.max(BitmapFont.WIDTH, Math.sqrt(fitting * usual)) * font / USUAL_FONT;
        return Math.min(wanted * (scale() == 0 ? zoom : 1), Math.min(width / MIN_COLUMNS, height / (2 * MIN_ROWS)));
    }

    private void scalePictures() {
        scalePictures((int) Math.round(PICTURES * zoom));
    }

    /** How much larger the cells of the board are than usual. */
    double zoom() {
        return zoom;
    }

    /** Makes them that much larger or smaller, within limits. */
    void zoomTo(double times) {
        zoom = Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, times));
        keep(zoom);
        scalePictures();
        resize(width, height, font);
    }

    @JSBody(script = "try { return +localStorage.getItem('undercroft.zoom') || 1; } catch (e) { return 1; }")
    private static native double kept();

    @JSBody(params = "zoom", script = "try { localStorage.setItem('undercroft.zoom', zoom); } catch (e) { }")
    private static native void keep(double zoom);

    @Override
    public boolean isStill() {
        return isStillWanted();
    }

    @JSBody(script = "return matchMedia('(prefers-reduced-motion: reduce)').matches;")
    private static native boolean isStillWanted();

    private void style(int width, int height) {
        canvas.getStyle().setProperty("width", width * side + "px");
        canvas.getStyle().setProperty("height", height * side + "px");
    }

    @Override
    protected void renewed(SheetPixels image) {
        canvas.setWidth(image.width());
        canvas.setHeight(image.height());
        style(image.width(), image.height());
    }

    /** What a pointer does at a place of the window, however the page is zoomed or transformed. */
    void point(Input.Gesture gesture, double x, double y) {
        add(gesture, (int) pixel(canvas, x, true), (int) pixel(canvas, y, false));
    }

    @JSBody(
            params = {"canvas", "at", "isColumn"},
            script =
                    "var box = canvas.getBoundingClientRect();"
                            + "return isColumn ? (at - box.left) * canvas.width / box.width : (at - box.top) * canvas.height / box.height;")
    private static native double pixel(HTMLCanvasElement canvas, double at, boolean isColumn);

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
