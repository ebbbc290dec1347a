package io.github.undercroft.front.window;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.play.PixelSurface;
import io.github.undercroft.front.sheet.Paint;
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
final class SheetPanel extends JComponent {

    private static final long serialVersionUID = 1L;
    private static final int MAX_SIZE = 64;

    private final transient Pixels surface;
    /** How many pixels a character should be wide. */
    private int size;

    SheetPanel(int size, Optional<TileSet> tiles) {
        this.size = size;
        this.surface = new Pixels(tiles);
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

    /** Asks for room for so many characters, or as much as there is. */
    void prefer(int columns, int rows, Dimension usable) {
        int width = (int) Math.ceil(columns * size / density());
        int height = (int) Math.ceil(rows * SheetPixels.cellHeight(size) / density());
        setPreferredSize(new Dimension(Math.min(width, usable.width), Math.min(height, usable.height)));
    }

    /** Makes everything larger or smaller. */
    void zoomBy(int more) {
        synchronized (surface) {
            size = Math.min(MAX_SIZE, surface.larger(more));
        }
        repaint();
    }

    /** What a game is played on. */
    PixelSurface surface() {
        return surface;
    }

    /** The pixels, which the window system shows. Guards them and the size. */
    private final class Pixels extends PixelSurface {
        private BufferedImage image = imageOf(new SheetPixels(1, 1, 1, Optional.empty()));

        Pixels(Optional<TileSet> tiles) {
            super(tiles);
        }

        @Override
        protected void measure() {
            fit((int) (getWidth() * density()), (int) (getHeight() * density()), size);
        }

        int larger(int steps) {
            return enlarged(steps);
        }

        @Override
        protected void renewed(SheetPixels pixels) {
            image = imageOf(pixels);
        }

        @Override
        protected void show(SheetPixels pixels, List<Rect> changed, boolean isAll) {
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

        Input.Pointed at(Input.Gesture deed, Point at) {
            return pointed(deed, (int) (at.x * density()), (int) (at.y * density()));
        }
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

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D pen = (Graphics2D) graphics.create();
        pen.setColor(getBackground());
        pen.fillRect(0, 0, getWidth(), getHeight());
        pen.scale(1 / density(), 1 / density());
        synchronized (surface) {
            pen.drawImage(surface.image, 0, 0, null);
        }
        pen.dispose();
    }

    private final class Keyboard extends KeyAdapter {
        private final WindowKeys keys = WindowKeys.of(System.getProperty("os.name", ""));

        @Override
        public void keyPressed(KeyEvent event) {
            if (event.isControlDown() && keys.isCommand(event) && zoomOf(event.getKeyCode()) != 0) {
                zoomBy(zoomOf(event.getKeyCode()));
            } else if (event.getKeyCode() == KeyEvent.VK_F2 && !keys.isCommand(event)) {
                surface.switchTiles();
            } else {
                keys.pressed(event).map(Input.Pressed::new).ifPresent(surface::add);
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
            keys.typed(event).map(Input.Pressed::new).ifPresent(surface::add);
        }
    }

    private final class Mouse extends MouseAdapter {
        private Input.Pointed last = new Input.Pointed(Input.Gesture.MOVE, -1, -1);

        @Override
        public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            if (event.getButton() == MouseEvent.BUTTON1) {
                surface.add(surface.at(Input.Gesture.CLICK, event.getPoint()));
            }
        }

        @Override
        public void mouseMoved(MouseEvent event) {
            Input.Pointed now = surface.at(Input.Gesture.MOVE, event.getPoint());
            if (!now.equals(last)) {
                last = now;
                surface.add(now);
            }
        }

        @Override
        public void mouseWheelMoved(MouseWheelEvent event) {
            int turns = event.getWheelRotation();
            if (turns != 0 && event.isControlDown()) {
                zoomBy(-Integer.signum(turns));
            } else if (turns != 0) {
                surface.add(
                        surface.at(turns < 0 ? Input.Gesture.WHEEL_UP : Input.Gesture.WHEEL_DOWN, event.getPoint()));
            }
        }
    }
}
