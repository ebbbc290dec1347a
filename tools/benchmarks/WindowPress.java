import io.github.undercroft.examples.command.Main;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.Toolkit;
import java.awt.event.KeyEvent;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.RepaintManager;

/** Presses 200 keys in a window of 120 x 40, and prints the median and the 95th of 100; see windowpress. */
public final class WindowPress {

    private static final int KEYS = 200;
    private static final long QUIET = 60_000_000;
    private static final String WALK = "dsawddssaaww";

    /** When the last redraw was finished, in nanoseconds. */
    private static volatile long painted;

    private WindowPress() {}

    /** Notes when it has painted. */
    private static final class Watch extends RepaintManager {
        @Override
        public void paintDirtyRegions() {
            super.paintDirtyRegions();
            Toolkit.getDefaultToolkit().sync();
            painted = System.nanoTime();
        }
    }

    public static void main(String[] arguments) throws Exception {
        EventQueue.invokeAndWait(() -> RepaintManager.setCurrentManager(new Watch()));
        String saves = Files.createTempDirectory("windowpress").toString();
        String[] all = Stream.concat(Stream.of("--window", "--saves", saves), Arrays.stream(arguments))
                .toArray(String[]::new);
        long begun = System.nanoTime();
        Thread game = new Thread(() -> Main.main(all), "game");
        game.setDaemon(true);
        game.start();
        while (painted == 0) {
            Thread.sleep(1);
        }
        long start = ManagementFactory.getRuntimeMXBean().getStartTime();
        System.out.printf(
                "first redraw %.0f ms after main, %d ms after the start of the JVM%n",
                (painted - begun) / 1e6, System.currentTimeMillis() - start);
        JFrame frame = (JFrame) Frame.getFrames()[0];
        JComponent panel = (JComponent) frame.getContentPane().getComponent(0);
        double[] times = new double[KEYS];
        int counted = 0;
        for (int i = 0; i < KEYS; i++) {
            long pressed = untilQuiet();
            char key = WALK.charAt(i % WALK.length());
            EventQueue queue = Toolkit.getDefaultToolkit().getSystemEventQueue();
            int code = KeyEvent.getExtendedKeyCodeForChar(key);
            queue.postEvent(new KeyEvent(panel, KeyEvent.KEY_PRESSED, 0, 0, code, key));
            queue.postEvent(new KeyEvent(panel, KeyEvent.KEY_TYPED, 0, 0, KeyEvent.VK_UNDEFINED, key));
            untilQuiet();
            if (painted > pressed) {
                times[counted++] = (painted - pressed) / 1e6;
            }
        }
        double[] sorted = Arrays.copyOf(times, counted);
        Arrays.sort(sorted);
        System.out.printf(
                "key to redraw: median %.1f ms, 95th of 100 %.1f ms (%d keys)%n",
                sorted[counted / 2], sorted[counted * 95 / 100], counted);
        System.exit(0);
    }

    /** Waits until nothing was painted for a while. @return the present time */
    private static long untilQuiet() throws InterruptedException {
        long since = System.nanoTime();
        while (System.nanoTime() - Math.max(since, painted) < QUIET) {
            Thread.sleep(1);
        }
        return System.nanoTime();
    }
}
