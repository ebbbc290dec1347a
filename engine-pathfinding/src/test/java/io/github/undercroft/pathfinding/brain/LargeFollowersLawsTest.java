package io.github.undercroft.pathfinding.brain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.scenario.Scenario;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** In random caves, a pet of several cells comes within a step of where its whole body would fit onto its leader. */
@Tag("laws")
class LargeFollowersLawsTest {

    @Property(tries = 200)
    void itComesToItsLeaderWhereverItHasRoom(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        int size = 2 + random.nextInt(2);
        String[] rows = cave(random, size);
        Scenario scenario = LargeFollowersTest.scene(size, 1, rows);
        Set<Point> reached = reached(rows, size);
        Point leader = scenario.hero().position().orElseThrow();
        Footprint body = Footprint.square(size);
        boolean hasRoom = reached.stream().anyMatch(at -> body.fills(at, leader));
        LargeFollowersTest.rested(hasRoom ? 40 : 0, scenario);
        Point end = scenario.entity('d').position().orElseThrow();
        assertThat(!hasRoom || steps(rows, size, end).stream().anyMatch(at -> body.fills(at, leader)))
                .as("from %s to %s in%n%s", end, leader, String.join("\n", rows))
                .isTrue();
    }

    private static String[] cave(RandomSource random, int size) {
        char[][] cells = new char[10][12];
        for (char[] row : cells) {
            for (int x = 0; x < row.length; x++) {
                row[x] = random.chance(1, 8) ? '#' : '.';
            }
        }
        for (Point cell : Footprint.square(size).cells(new Point(0, 0))) {
            cells[cell.y()][cell.x()] = 'd';
        }
        cells[size + random.nextInt(10 - size)][size + random.nextInt(12 - size)] = '@';
        return Stream.of(cells).map(String::valueOf).toArray(String[]::new);
    }

    private static Set<Point> reached(String[] rows, int size) {
        Set<Point> reached = new LinkedHashSet<>(List.of(new Point(0, 0)));
        Deque<Point> next = new ArrayDeque<>(reached);
        while (!next.isEmpty()) {
            steps(rows, size, next.remove()).stream().filter(reached::add).forEach(next::add);
        }
        return reached;
    }

    private static List<Point> steps(String[] rows, int size, Point from) {
        return Direction.all().stream()
                .filter(way -> isRoom(rows, size, from.step(way))
                        && isRoom(rows, size, from.plus(way.dx(), 0))
                        && isRoom(rows, size, from.plus(0, way.dy())))
                .map(from::step)
                .toList();
    }

    private static boolean isRoom(String[] rows, int size, Point at) {
        Footprint body = Footprint.square(size);
        return body.isOn(at, rows[0].length(), rows.length)
                && body.cells(at).stream().noneMatch(cell -> rows[cell.y()].charAt(cell.x()) == '#');
    }
}
