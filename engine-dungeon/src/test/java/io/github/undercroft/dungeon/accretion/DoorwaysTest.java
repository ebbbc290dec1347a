package io.github.undercroft.dungeon.accretion;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.dungeon.shape.Blob;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class DoorwaysTest {

    /** Cell by cell, as it is told: a way three cells wide, straight out. */
    private static List<Point> doorways(BitGrid room, Direction way) {
        List<Point> found = new ArrayList<>();
        for (Point cell : room.points()) {
            Point door = cell.step(way);
            boolean isFree = true;
            for (Point at = door; room.contains(at.x(), at.y()); at = at.step(way)) {
                isFree &= !room.get(at)
                        && !room.getOrFalse(at.x() + way.dy(), at.y() + way.dx())
                        && !room.getOrFalse(at.x() - way.dy(), at.y() - way.dx());
            }
            if (isFree) {
                found.add(door);
            }
        }
        return found;
    }

    @Property
    void eachPlaceWithAFreeWayOutIsPickedAndNoOther(
            @ForAll @IntRange(min = 3, max = 46) int width,
            @ForAll @IntRange(min = 3, max = 20) int height,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        BitGrid room = Blob.within(width, height, random);
        long[] rows = new long[room.height()];
        for (int y = 0; y < rows.length; y++) {
            rows[y] = room.word(0, y);
        }
        for (Direction way : Direction.cardinal()) {
            List<Point> model = doorways(room, way);
            TreeSet<Point> picked = new TreeSet<>();
            for (int i = 0; i < 20 * model.size(); i++) {
                picked.add(Doorways.pick(rows, way, random));
            }
            assertThat(model).isNotEmpty().containsAll(picked);
            assertThat(picked.size()).isGreaterThanOrEqualTo(model.size() * 9 / 10);
        }
    }
}
