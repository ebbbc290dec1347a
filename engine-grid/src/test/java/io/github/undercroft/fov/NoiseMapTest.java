package io.github.undercroft.fov;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.random.RandomSource;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class NoiseMapTest {

    private static IntGrid costs(String... rows) {
        TextGrid map = TextGrid.ofRows(rows);
        IntGrid costs = IntGrid.of(map.width(), map.height());
        for (Point cell : costs.bounds().points()) {
            int glyph = map.glyphAt(cell);
            costs.set(cell, glyph == '#' ? 10 : glyph == '+' ? 8 : 1);
        }
        return costs;
    }

    @Test
    void doorsWeakenANoiseAndWallsMore() {
        NoiseMap noise = new NoiseMap();
        noise.compute(costs("...+..", "######", "......"), new Point(0, 0), 16);
        assertThat(IntGrid.copyOf(noise))
                .hasToString("0 1 2 10 11 12\n10 10 11 12 20 21\n11 11 11 12 13 14".replace("20 21", "-1 -1"));
    }

    @Test
    void theVolumeFallsOffWithTheSquare() {
        NoiseMap noise = new NoiseMap();
        noise.compute(costs("....................."), new Point(0, 0), 16);
        assertThat(noise.volume(new Point(0, 0))).isEqualTo(1);
        assertThat(noise.volume(new Point(4, 0))).isCloseTo(0.5625, within(1e-12));
        assertThat(noise.volume(new Point(16, 0))).isZero();
        assertThat(noise.volume(new Point(17, 0))).isZero();
        assertThat(noise.get(17, 0)).isEqualTo(NoiseMap.SILENT);
        noise.compute(costs("..."), new Point(1, 0), 0);
        assertThat(IntGrid.copyOf(noise)).hasToString("-1 0 -1");
        assertThat(noise.volume(new Point(1, 0))).isEqualTo(1);
    }

    @Property(tries = 200)
    void everyDistanceIsThatOfRelaxingUntilNothingChanges(@ForAll long seed) {
        RandomSource source = RandomSource.of(seed);
        NoiseMap noise = new NoiseMap();
        for (int round = 0; round < 3; round++) {
            IntGrid costs = IntGrid.of(1 + source.nextInt(20), 1 + source.nextInt(20));
            for (Point cell : costs.bounds().points()) {
                costs.set(cell, new int[] {1, 1, 1, 8, 10, Integer.MAX_VALUE}[source.nextInt(6)]);
            }
            Point from = new Point(source.nextInt(costs.width()), source.nextInt(costs.height()));
            int limit = source.nextInt(30);
            noise.compute(costs, from, limit);
            assertThat(IntGrid.copyOf(noise)).isEqualTo(relaxed(costs, from, limit));
        }
    }

    private static IntGrid relaxed(IntGrid costs, Point from, int limit) {
        IntGrid distances = IntGrid.of(costs.width(), costs.height());
        distances.fill(NoiseMap.SILENT);
        distances.set(from, 0);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Point cell : costs.bounds().points()) {
                for (Direction direction : Direction.all()) {
                    Point before = cell.step(direction);
                    if (!costs.contains(before) || distances.get(before) == NoiseMap.SILENT) {
                        continue;
                    }
                    long distance = (long) distances.get(before) + costs.get(cell);
                    int old = distances.get(cell);
                    if (distance <= limit && (old == NoiseMap.SILENT || distance < old)) {
                        distances.set(cell, (int) distance);
                        changed = true;
                    }
                }
            }
        }
        return distances;
    }

    @Test
    void wrongNumbersAreRefusedAndLeaveNothingBehind() {
        NoiseMap noise = new NoiseMap();
        IntGrid broken = costs("....");
        broken.set(2, 0, 0);
        assertThatThrownBy(() -> noise.compute(broken, new Point(0, 0), 16))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("cost of 0 at (2,0)");
        noise.compute(costs("...."), new Point(3, 0), 2);
        assertThat(IntGrid.copyOf(noise)).hasToString("-1 2 1 0");
        assertThatThrownBy(() -> noise.compute(broken, new Point(4, 0), 16)).hasMessageContaining("(4,0)");
        assertThatThrownBy(() -> noise.compute(broken, new Point(0, 0), -1)).hasMessageContaining("-1");
        assertThatThrownBy(() -> noise.get(4, 0)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
