package io.github.undercroft.front.browser;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.play.PixelSurface;
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

    /** How high a line of a list is at least, in pixels of the page, so that it is met: by a finger, and by a mouse. */
    private static final int TOUCHED_LINE = 44;

    private static final int CLICKED_LINE = 24;

    /** The limits of {@link #zoom}. */
    private static final double MIN_ZOOM = 0.5;

    private static final double MAX_ZOOM = 2;
    /** The scale of pictures that are not zoomed. */
    private static final double PICTURES = 2;

    private final HTMLCanvasElement canvas;
    private final CanvasRenderingContext2D context;
    /** The side of a pixel, in pixels of the page. */
    private double side = 1;
    /** How much larger the board is than usual, by its user. */
    private double zoom = kept();

    private LetterFit.Place place = new LetterFit.Place(1, 1, 1, 1, false);
    private boolean isFitted;

    /** A surface of so many pixels of the page. */
    CanvasSurface(HTMLCanvasElement canvas, Optional<TileSet> tiles) {
        super(tiles);
        this.canvas = canvas;
        context = (CanvasRenderingContext2D) canvas.getContext("2d");
    }

    /**
     * Takes another number of pixels of the page.
     *
     * @param letters the height of the page's own letters
     */
    void resize(int width, int height, double letters) {
        place = new LetterFit.Place(
                width, height, letters, Window.current().getDevicePixelRatio(), PageRows.isTouched());
        if (!isFitted) {
            isFitted = true;
            scalePictures();
        }
        fit();
    }

    private void fit() {
        LetterFit letters = LetterFit.of(place, zoomOfLetters(), step());
        side = letters.side();
        fit((int) (place.width() / side), (int) (place.height() / side), letters.size());
        style(canvas.getWidth(), canvas.getHeight());
    }

    /** With pictures only these become smaller, since letters could not be read. */
    private double zoomOfLetters() {
        return scale() == 0 ? zoom : Math.max(1, zoom);
    }

    /** A picture is as many letters wide, and these have grown as far as there is room. */
    private void scalePictures() {
        double letters = place.letter(Math.max(1, zoom)) / place.letter(1);
        scalePictures((int) Math.max(1, Math.round(PICTURES * zoom / letters)));
    }

    @Override
    public int choiceRows() {
        double row = SheetPixels.cellHeight(size()) * side;
        return (int) Math.max(1, Math.ceil((PageRows.isTouched() ? TOUCHED_LINE : CLICKED_LINE) / row));
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
        fit();
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
