package io.github.undercroft.benchmarks;

import io.github.undercroft.fov.FieldOfView;
import io.github.undercroft.fov.FieldsOfView;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.fov.SightMap;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.random.RandomSource;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Prints for random pairs of open cells of a map whether one sees the other, so that anyone can check that sight is
 * symmetric on a map of their own. {@code tools/benchmarks/sight} runs it.
 */
public final class SightCheck {

    /** The number of random draws for a partner before all candidates are listed. */
    private static final int DRAWS = 200;

    private final BitGridView open;
    private final SightMap map;
    private final List<Point> cells = new ArrayList<>();
    private final int radius;
    private final FieldOfView fov = FieldsOfView.symmetric();

    private SightCheck(BitGridView open, int radius) {
        this.open = open;
        this.radius = radius;
        map = SightMap.of(open);
        open.forEach((x, y) -> cells.add(new Point(x, y)));
    }

    /** Exits with 2 and one line on the error stream if an option or the map is wrong. */
    public static void main(String[] arguments) {
        String error = run(arguments);
        if (!error.isEmpty()) {
            System.err.println(error);
            System.exit(2);
        }
    }

    private static String run(String[] arguments) {
        try {
            SightOptions options = SightOptions.parse(arguments);
            SightCheck check = new SightCheck(MovingAiMap.read(Path.of(options.map())), options.radius());
            if (check.cells.isEmpty() && options.pairs() > 0) {
                return options.map() + " has no open cell";
            }
            PrintStream out = new PrintStream(new BufferedOutputStream(System.out), false, StandardCharsets.US_ASCII);
            check.print(options.pairs(), RandomSource.of(options.seed()), out);
            out.flush();
            return "";
        } catch (NoSuchFileException e) {
            return "no such file: " + e.getFile();
        } catch (MovingAiMap.MalformedMapException | IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        } catch (IOException e) {
            return "cannot read the map: " + e.getMessage();
        }
    }

    private void print(int pairs, RandomSource source, PrintStream out) {
        out.print("ax,ay,bx,by,aSeesB,bSeesA\n");
        for (int i = 0; i < pairs; i++) {
            Point a = cells.get(source.nextInt(cells.size()));
            Point b = partner(a, source);
            out.print(a.x() + "," + a.y() + "," + b.x() + "," + b.y() + "," + sees(a, b) + "," + sees(b, a) + "\n");
        }
    }

    private boolean sees(Point from, Point to) {
        return fov.compute(map, from, Reach.round(radius)).get(to);
    }

    /** @return a random open cell within the radius, all equally likely; the same cell if there is no other */
    private Point partner(Point a, RandomSource source) {
        int left = Math.max(0, a.x() - radius);
        int top = Math.max(0, a.y() - radius);
        int columns = (int) Math.min(open.width() - 1L, (long) a.x() + radius) - left + 1;
        int rows = (int) Math.min(open.height() - 1L, (long) a.y() + radius) - top + 1;
        for (int draw = 0; draw < DRAWS; draw++) {
            Point b = new Point(left + source.nextInt(columns), top + source.nextInt(rows));
            if (isPartner(a, b)) {
                return b;
            }
        }
        List<Point> all = cells.stream().filter(b -> isPartner(a, b)).toList();
        return all.isEmpty() ? a : all.get(source.nextInt(all.size()));
    }

    private boolean isPartner(Point a, Point b) {
        return open.get(b) && !b.equals(a) && Metric.EUCLIDEAN.within(a, b, radius);
    }
}
