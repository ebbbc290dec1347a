package io.github.undercroft.front.window;

import io.github.undercroft.front.Input;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.play.FrontOptions;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.front.play.PlaySession;
import io.github.undercroft.front.play.SaveAtSignal;
import io.github.undercroft.front.sheet.BitmapFont;
import io.github.undercroft.front.sheet.Menu;
import io.github.undercroft.front.sheet.Paint;
import io.github.undercroft.front.sheet.TileSet;
import io.github.undercroft.front.sheet.TileSheet;
import java.awt.AWTError;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import javax.swing.JFrame;
import javax.swing.JRootPane;
import javax.swing.KeyStroke;
import javax.swing.WindowConstants;

/**
 * Games in a window of their own, drawn with the font of this project, so that they look alike on every machine. Ctrl and
 * plus or minus, or the wheel, make everything larger or smaller, tiles by whole steps of their pixels; F2 shows
 * smaller pictures, letters, and large pictures again; F11 fills the screen. Closing the window
 * saves the game.
 */
public final class GameWindow {

    private static final int COLUMNS = 120;
    private static final int ROWS = 40;
    /** On small screens: still enough for large tiles with text beside them. */
    private static final int MIN_COLUMNS = 113;

    private static final int MIN_ROWS = 28;
    /** The width of a character that is easy to read, in pixels of the window system. */
    private static final int EASY = 12;
    /** The height of what stands above the window, in the same. */
    private static final int TITLE_BAR = 40;

    private GameWindow() {}

    /** @return whether there is a screen that windows can be opened on */
    public static boolean isThere() {
        if (GraphicsEnvironment.isHeadless()) {
            return false;
        }
        try {
            return GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices().length > 0;
        } catch (AWTError | HeadlessException nobodyAnswers) {
            return false; // DISPLAY names a screen that is not there
        }
    }

    /**
     * Plays until the player quits, or closes the window: with the title, the tiles and the icon of the play's options. Called by a
     * thread other than that of the window system.
     */
    public static void play(Play play) {
        FrontOptions options = play.options();
        play(
                play,
                options.title(),
                options.tiles().stream().map(TileSheet::tiles).reduce(TileSet::with));
    }

    /** The same with another title, and with tiles that are unpacked. */
    public static void play(Play play, String title, TileSet tiles) {
        play(play, title, Optional.of(tiles));
    }

    private static void play(Play play, String title, Optional<TileSet> tiles) {
        SaveAtSignal.installed().watch(play);
        with(titled(title, play.game().words()), tiles, play.options().icon(), session -> session.play(play));
    }

    /** Shows a menu, plays what is chosen, and shows the menu again, until it is left without a choice. */
    public static void choose(Supplier<Menu> menus, IntFunction<Play> choices, String title, TileSet tiles) {
        SaveAtSignal saving = SaveAtSignal.installed();
        IntFunction<Play> watched = line -> saving.watch(choices.apply(line));
        with(
                titled(title, Words.ENGLISH),
                Optional.of(tiles),
                Optional.empty(),
                session -> session.choose(menus, watched));
    }

    private static String titled(String title, Words words) {
        return words.say("{0}   (F2: tiles or letters, F11: full screen, Ctrl and + or -: size)", title);
    }

    private static void with(String title, Optional<TileSet> tiles, Optional<byte[]> icon, Consumer<PlaySession> task) {
        if (!isThere()) {
            throw new IllegalStateException("There is no screen to open a window on, so nothing can be played here");
        }
        JFrame frame = new JFrame(title);
        icon.map(PngTiles::picture).ifPresent(frame::setIconImage);
        try {
            SheetPanel panel = new SheetPanel(size(usable(), density()), tiles);
            EventQueue.invokeAndWait(() -> open(frame, panel));
            task.accept(new PlaySession(panel.surface()));
        } catch (InterruptedException e) {
            throw new IllegalStateException("Interrupted while a window was opened", e);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("The window could not be opened", e.getCause());
        } finally {
            EventQueue.invokeLater(frame::dispose);
        }
    }

    /** What a window may take of the screen, in pixels of the window system. */
    private static Dimension usable() {
        Dimension screen = GraphicsEnvironment.getLocalGraphicsEnvironment()
                .getMaximumWindowBounds()
                .getSize();
        return new Dimension(screen.width, screen.height - TITLE_BAR);
    }

    /** How many pixels of the screen make one of the window system. */
    private static double density() {
        return GraphicsEnvironment.getLocalGraphicsEnvironment()
                .getDefaultScreenDevice()
                .getDefaultConfiguration()
                .getDefaultTransform()
                .getScaleX();
    }

    /** The largest width of a character at which everything has room; on small screens one that is easy to read, with less room. */
    static int size(Dimension screen, double density) {
        double all = Math.min((double) screen.width / COLUMNS, screen.height / 2.0 / ROWS) * density;
        double enough = Math.min((double) screen.width / MIN_COLUMNS, screen.height / 2.0 / MIN_ROWS) * density;
        return (int) Math.max(BitmapFont.WIDTH, Math.max(all, Math.min(EASY * density, enough)));
    }

    private static void open(JFrame frame, SheetPanel panel) {
        frame.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                panel.surface().add(new Input.Closed());
            }
        });
        frame.getRootPane()
                .registerKeyboardAction(
                        event -> fillScreen(frame),
                        KeyStroke.getKeyStroke(KeyEvent.VK_F11, 0),
                        JRootPane.WHEN_IN_FOCUSED_WINDOW);
        frame.setBackground(new Color(Paint.PAPER));
        frame.add(panel);
        panel.prefer(COLUMNS, ROWS, usable());
        frame.pack();
        frame.setLocationRelativeTo(null);
        frame.setVisible(true);
        panel.requestFocusInWindow();
    }

    private static void fillScreen(JFrame frame) {
        boolean isFull = frame.isUndecorated();
        frame.dispose(); // only then the decoration can change
        frame.setUndecorated(!isFull);
        frame.setExtendedState(isFull ? JFrame.NORMAL : JFrame.MAXIMIZED_BOTH);
        frame.setVisible(true);
    }
}
