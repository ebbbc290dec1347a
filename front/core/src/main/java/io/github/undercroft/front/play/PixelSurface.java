package io.github.undercroft.front.play;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.InputQueue;
import io.github.undercroft.front.sheet.BitmapFont;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.SheetPixels;
import io.github.undercroft.front.sheet.TileSet;
import io.github.undercroft.geometry.Rect;
import java.util.List;
import java.util.Optional;

/**
 * A surface of pixels: a window, a canvas, a texture. It draws sheets into an image, of which only the parts that changed are
 * shown, and takes what the player does. The sheets are drawn by the thread that plays; sizes, tiles and inputs may come from
 * another one.
 */
public abstract class PixelSurface implements Surface {

    private static final int MAX_SCALE = 2;
    /** How long to wait for an input at once, in milliseconds. */
    private static final int BLINK = 20;

    private static final int UNTOLD = -1;

    private final InputQueue inputs = new InputQueue();
    private final Optional<TileSet> tiles;
    private SheetPixels pixels = new SheetPixels(1, 1, 1, Optional.empty());
    /** The pixels that there are. */
    private int width;

    private int height;
    /** The width of a character that was asked for. */
    private int wanted = BitmapFont.WIDTH;

    private int scale;
    private boolean isNew = true;
    /** What was told since a sheet was shown, for which the next one is made. */
    private int toldColumns = UNTOLD;

    private int toldRows = UNTOLD;
    private int toldScale = UNTOLD;

    /** A surface of one character, which begins with large tiles if there are any. */
    protected PixelSurface(Optional<TileSet> tiles) {
        this.tiles = tiles;
        scale = tiles.isPresent() ? MAX_SCALE : 0;
    }

    /**
     * Takes another size, if it is another one, and as many characters as have room.
     *
     * @param width the pixels of a row
     * @param height the rows of pixels
     * @param size how many pixels a character should be wide, 8 or more; with tiles it may be less, so that each of their pixels
     *     is as large as the others
     */
    protected final synchronized void fit(int width, int height, int size) {
        this.width = width;
        this.height = height;
        wanted = size;
        if (!pixels.isOf(fittingColumns(), fittingRows(), size())) {
            renew();
        }
    }

    private int fittingColumns() {
        return Math.max(1, width / size());
    }

    private int fittingRows() {
        return Math.max(1, height / SheetPixels.cellHeight(size()));
    }

    /** @return the width of a character, in pixels of the image */
    protected final synchronized int size() {
        return Math.max(BitmapFont.WIDTH, wanted - wanted % step());
    }

    /** @return the least by which a character can be wider: a tile of 16 pixels is twice as wide at scale 1, four times at scale 2 */
    protected final synchronized int step() {
        return scale == 0 ? 1 : BitmapFont.WIDTH / scale;
    }

    /** @return the width of a character that is so many steps wider than now, 8 or more */
    protected final synchronized int enlarged(int steps) {
        return Math.max(BitmapFont.WIDTH, size() + steps * step());
    }

    private void renew() {
        pixels = new SheetPixels(fittingColumns(), fittingRows(), size(), scale > 0 ? tiles : Optional.empty());
        isNew = true;
        renewed(pixels);
    }

    /** Shows smaller pictures, then letters, then large pictures again. */
    public final synchronized void switchTiles() {
        scale = tiles.isEmpty() || scale > 0 ? Math.max(0, scale - 1) : MAX_SCALE;
        renew();
    }

    /** Shows pictures of that scale, if it shows pictures. */
    protected final synchronized void scalePictures(int wantedScale) {
        if (scale > 0 && scale != wantedScale) {
            scale = wantedScale;
            renew();
        }
    }

    /** Calls {@link #fit} with the size of now; by default it is fitted whenever it changes. */
    protected void measure() {}

    /** Takes a new image in the place of the former one. Called by the thread that changed the size or the tiles. */
    protected abstract void renewed(SheetPixels image);

    /**
     * Shows an image in which a sheet was drawn. Called by the thread that plays.
     *
     * @param changed the parts that changed
     * @param isAll whether all of it has to be shown, since the image is a new one
     */
    protected abstract void show(SheetPixels image, List<Rect> changed, boolean isAll);

    /** Adds what the player did. */
    public final void add(Input input) {
        inputs.add(input);
    }

    /** Adds what the pointer did at a pixel of the image. */
    public final void add(Input.Gesture gesture, int x, int y) {
        add(pointed(gesture, x, y));
    }

    /** @return what the pointer does at a pixel of the image */
    protected final synchronized Input.Pointed pointed(Input.Gesture gesture, int x, int y) {
        return new Input.Pointed(gesture, x / size(), y / SheetPixels.cellHeight(size()));
    }

    @Override
    public final synchronized int columns() {
        measure();
        toldColumns = pixels.columns();
        return toldColumns;
    }

    @Override
    public final synchronized int rows() {
        measure();
        toldRows = pixels.rows();
        return toldRows;
    }

    @Override
    public final synchronized int scale() {
        toldScale = scale;
        return toldScale;
    }

    @Override
    public final void show(Sheet sheet) {
        SheetPixels image;
        List<Rect> changed;
        boolean isAll;
        synchronized (this) {
            image = pixels;
            isAll = isNew;
            isNew = isOutgrown();
            toldColumns = UNTOLD;
            toldRows = UNTOLD;
            toldScale = UNTOLD; // a menu does not ask for it
            changed = image.draw(sheet);
        }
        show(image, changed, isAll);
    }

    /** Whether the size or the tiles have changed since the sheet was made. */
    private boolean isOutgrown() {
        return (toldColumns != UNTOLD && toldColumns != pixels.columns())
                || (toldRows != UNTOLD && toldRows != pixels.rows())
                || (toldScale != UNTOLD && toldScale != scale);
    }

    @Override
    public final synchronized boolean isResized() {
        measure();
        return isNew;
    }

    @Override
    public final boolean hasInput() {
        return inputs.hasInput();
    }

    @Override
    public final Optional<Input> next() {
        return inputs.poll();
    }

    @Override
    public void idle() {
        inputs.await(BLINK);
    }
}
