package io.github.undercroft.front.window;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.InputQueue;
import io.github.undercroft.front.play.Surface;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.Sheet;
import io.github.undercroft.front.sheet.SheetPixels;
import io.github.undercroft.front.sheet.TileSet;
import io.github.undercroft.geometry.Rect;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.awt.image.DirectColorModel;
import java.awt.image.Raster;
import java.awt.image.WritableRaster;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;

/**
 * The area in which sheets are shown: as many characters as fit. The thread of the game draws sheets into an image; the
 * window system shows that image, pixel by pixel also where it would enlarge everything.
 */
final class SheetPanel extends JComponent implements Surface {

    private static final long serialVersionUID = 1L;
    private static final int MAX_ZOOM = 8;
    private static final int MAX_SCALE = 2;
    /** How long to wait for an input at once, in milliseconds. */
    private static final int BLINK = 20;

    private static final int UNTOLD = -1;

    private final transient InputQueue inputs = new InputQueue();
    /** Guards the pixels. */
    private final transient Object lock = new Object();

    private final transient TileSet tiles;
    private transient SheetPixels pixels = new SheetPixels(1, 1, 1, Optional.empty());
    private transient BufferedImage image = imageOf(pixels);
    private boolean isNew = true;
    private int zoom;
    private int scale = MAX_SCALE;
    /** What was told since a sheet was shown, for which the next one is made. */
    private int toldColumns = UNTOLD;

    private int toldRows = UNTOLD;
    private int toldScale = UNTOLD;

    SheetPanel(int zoom, TileSet tiles) {
        this.zoom = zoom;
        this.tiles = tiles;
        setOpaque(true);
        setBackground(new Color(Paint.PAPER));
        setFocusable(true);
        setFocusTraversalKeysEnabled(false); // tab is a key of the games
        addKeyListener(new Keyboard());
        Mouse mouse = new Mouse();
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        addMouseWheelListener(mouse);
    }

    /** How many pixels of the screen make one of the window system. */
    private double density() {
        return getGraphicsConfiguration() == null
                ? 1
                : getGraphicsConfiguration().getDefaultTransform().getScaleX();
    }

    /** Asks for room for so many characters. */
    void prefer(int columns, int rows) {
        setPreferredSize(new Dimension((int) Math.ceil(columns * SheetPixels.cellWidth(zoom) / density()), (int)
                Math.ceil(rows * SheetPixels.cellHeight(zoom) / density())));
    }

    /** Makes everything larger or smaller. */
    void zoomBy(int more) {
        synchronized (lock) {
            zoom = Math.max(1, Math.min(MAX_ZOOM, zoom + more));
        }
        repaint();
    }

    void add(Input input) {
        inputs.add(input);
    }

    /** The pixels for the present size; new ones if it has changed. */
    private SheetPixels fitting() {
        int columns = Math.max(1, (int) (getWidth() * density()) / SheetPixels.cellWidth(zoom));
        int rows = Math.max(1, (int) (getHeight() * density()) / SheetPixels.cellHeight(zoom));
        if (!pixels.isOf(columns, rows, zoom)) {
            renew(columns, rows);
        }
        return pixels;
    }

    private void renew(int columns, int rows) {
        pixels = new SheetPixels(columns, rows, zoom, scale > 0 ? Optional.of(tiles) : Optional.empty());
        image = imageOf(pixels);
        isNew = true;
    }

    /** The same pixels for the window system, not a copy of them. */
    private static BufferedImage imageOf(SheetPixels pixels) {
        DirectColorModel colours = new DirectColorModel(24, 0xFF0000, 0xFF00, 0xFF);
        WritableRaster raster = Raster.createPackedRaster(
                new DataBufferInt(pixels.pixels(), pixels.pixels().length),
                pixels.width(),
                pixels.height(),
                pixels.width(),
                colours.getMasks(),
                null);
        return new BufferedImage(colours, raster, false, null);
    }

    /** Shows smaller pictures, then letters, then large pictures again. */
    void switchTiles() {
        synchronized (lock) {
            scale = scale == 0 ? MAX_SCALE : scale - 1;
            renew(pixels.columns(), pixels.rows());
        }
    }

    @Override
    public int scale() {
        synchronized (lock) {
            toldScale = scale;
            return toldScale;
        }
    }

    @Override
    public int columns() {
        synchronized (lock) {
            toldColumns = fitting().columns();
            return toldColumns;
        }
    }

    @Override
    public int rows() {
        synchronized (lock) {
            toldRows = fitting().rows();
            return toldRows;
        }
    }

    @Override
    public void show(Sheet sheet) {
        List<Rect> changed;
        boolean isAll;
        synchronized (lock) {
            isAll = isNew;
            isNew = isOutgrown();
            toldColumns = UNTOLD;
            toldRows = UNTOLD;
            toldScale = UNTOLD; // a menu does not ask for it
            changed = pixels.draw(sheet);
        }
        double density = density();
        if (isAll) {
            repaint();
        } else {
            changed.forEach(part -> repaint(
                    (int) (part.x() / density),
                    (int) (part.y() / density),
                    (int) (part.width() / density) + 2,
                    (int) (part.height() / density) + 2));
        }
    }

    /** Whether the window system has changed the size or the tiles since the sheet was made. */
    private boolean isOutgrown() {
        return (toldColumns != UNTOLD && toldColumns != pixels.columns())
                || (toldRows != UNTOLD && toldRows != pixels.rows())
                || (toldScale != UNTOLD && toldScale != scale);
    }

    @Override
    public boolean isResized() {
        synchronized (lock) {
            fitting();
            return isNew;
        }
    }

    @Override
    public boolean hasInput() {
        return inputs.hasInput();
    }

    @Override
    public Optional<Input> next() {
        return inputs.poll();
    }

    @Override
    public void idle() {
        inputs.await(BLINK);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D pen = (Graphics2D) graphics.create();
        pen.setColor(getBackground());
        pen.fillRect(0, 0, getWidth(), getHeight());
        pen.scale(1 / density(), 1 / density());
        synchronized (lock) {
            pen.drawImage(image, 0, 0, null);
        }
        pen.dispose();
    }

    private Input.Pointed pointed(Input.Deed deed, Point at) {
        synchronized (lock) {
            return new Input.Pointed(
                    deed,
                    (int) (at.x * density()) / SheetPixels.cellWidth(zoom),
                    (int) (at.y * density()) / SheetPixels.cellHeight(zoom));
        }
    }

    private final class Keyboard extends KeyAdapter {
        private final WindowKeys keys = WindowKeys.of(System.getProperty("os.name", ""));

        @Override
        public void keyPressed(KeyEvent event) {
            if (event.isControlDown() && keys.isCommand(event) && zoomOf(event.getKeyCode()) != 0) {
                zoomBy(zoomOf(event.getKeyCode()));
            } else if (event.getKeyCode() == KeyEvent.VK_F2 && !keys.isCommand(event)) {
                switchTiles();
            } else {
                keys.pressed(event).map(Input.Pressed::new).ifPresent(inputs::add);
            }
        }

        private int zoomOf(int code) {
            return switch (code) {
                case KeyEvent.VK_PLUS, KeyEvent.VK_EQUALS, KeyEvent.VK_ADD -> 1;
                case KeyEvent.VK_MINUS, KeyEvent.VK_SUBTRACT -> -1;
                default -> 0;
            };
        }

        @Override
        public void keyTyped(KeyEvent event) {
            keys.typed(event).map(Input.Pressed::new).ifPresent(inputs::add);
        }
    }

    private final class Mouse extends MouseAdapter {
        private Input.Pointed last = new Input.Pointed(Input.Deed.MOVE, -1, -1);

        @Override
        public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            if (event.getButton() == MouseEvent.BUTTON1) {
                inputs.add(pointed(Input.Deed.CLICK, event.getPoint()));
            }
        }

        @Override
        public void mouseMoved(MouseEvent event) {
            Input.Pointed now = pointed(Input.Deed.MOVE, event.getPoint());
            if (!now.equals(last)) {
                last = now;
                inputs.add(now);
            }
        }

        @Override
        public void mouseWheelMoved(MouseWheelEvent event) {
            int turns = event.getWheelRotation();
            if (turns != 0 && event.isControlDown()) {
                zoomBy(-Integer.signum(turns));
            } else if (turns != 0) {
                inputs.add(pointed(turns < 0 ? Input.Deed.WHEEL_UP : Input.Deed.WHEEL_DOWN, event.getPoint()));
            }
        }
    }
}
