package io.github.undercroft.area;

import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.random.RandomSource;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Random maps, cells and shapes, and pictures of areas. */
final class Maps {

    private Maps() {}

    /** @return a map of 1 to 16 rows and columns, one in four a single row, column or cell */
    static BitGrid open(RandomSource random) {
        int width = random.chance(1, 4) ? 1 : 1 + random.nextInt(16);
        int height = random.chance(1, 4) ? 1 : 1 + random.nextInt(16);
        int walls = random.nextInt(60);
        BitGrid open = BitGrid.of(width, height);
        for (Point cell : open.bounds().points()) {
            if (!random.chance(walls, 100)) {
                open.set(cell);
            }
        }
        return open;
    }

    static Point cell(RandomSource random, BitGridView map) {
        return new Point(random.nextInt(map.width()), random.nextInt(map.height()));
    }

    /** @return a cell of the map or around it */
    static Point anywhere(RandomSource random, BitGridView map) {
        return new Point(random.nextInt(-6, map.width() + 6), random.nextInt(-6, map.height() + 6));
    }

    static AreaShape shape(RandomSource random) {
        Metric metric = random.pick(List.of(Metric.values()));
        return switch (random.nextInt(7)) {
            case 0 -> new Disc(random.nextInt(7), metric);
            case 1 -> new Burst(random.nextInt(9), metric);
            case 2 -> new Spread(random.nextInt(9), random.pick(List.of(Movement.values())));
            case 3 -> new ConeArea(1 + random.nextInt(9), 1 + random.nextInt(20), metric);
            case 4 -> new Beam(1 + random.nextInt(20));
            case 5 -> new Sweep(1 + random.nextInt(4));
            default -> Pattern.drawn("#.#.#", ".###.", "..#..");
        };
    }

    /** @return whether walls give cover from that shape */
    static boolean mindsWalls(AreaShape shape) {
        return !(shape instanceof Disc || shape instanceof Pattern);
    }

    /** @return the middle from which the shape is laid out */
    static Point middle(AreaShape shape, Point start, Point target) {
        return shape.anchor() == Anchor.START ? start : target;
    }

    /** @return those in the order from a middle outward that shapes promise */
    static List<Point> outward(Point middle, List<Point> cells) {
        return cells.stream()
                .sorted(Comparator.<Point>comparingDouble(cell -> Metric.EUCLIDEAN.distance(middle, cell))
                        .thenComparing(Comparator.naturalOrder()))
                .collect(Collectors.toList());
    }

    /** @return the map with the cells of an area drawn as {@code *}; walls that are covered as {@code %} */
    static String drawn(AreaShape shape, Point start, Point target, String... rows) {
        BitGrid open = TextGrid.ofRows(rows).cells('.');
        List<Point> cells = shape.cells(open, start, target);
        StringBuilder picture = new StringBuilder();
        for (int y = 0; y < open.height(); y++) {
            for (int x = 0; x < open.width(); x++) {
                boolean covered = cells.contains(new Point(x, y));
                picture.append(open.get(x, y) ? (covered ? '*' : '.') : (covered ? '%' : '#'));
            }
            picture.append('\n');
        }
        return picture.toString();
    }

    static String rows(String... rows) {
        return String.join("\n", rows) + "\n";
    }
}
