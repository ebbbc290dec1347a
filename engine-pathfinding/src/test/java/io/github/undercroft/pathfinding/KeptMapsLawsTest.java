package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Maps that follow doors as they open and shut, against maps made anew. */
class KeptMapsLawsTest {

    private final KeptMaps maps = new KeptMaps();
    private final OpenSearch search = new OpenSearch();

    private static BitGrid noise(Random random, int width, int height, int percent) {
        BitGrid open = BitGrid.of(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (random.nextInt(100) < percent) {
                    open.set(x, y);
                }
            }
        }
        return open;
    }

    private static void flip(BitGrid open, int x, int y) {
        if (open.get(x, y)) {
            open.clear(x, y);
        } else {
            open.set(x, y);
        }
    }

    private static Object answer(
            KeptMaps maps, OpenSearch search, BitGrid open, Movement movement, PathRequest request) {
        KeptMap kept = maps.of(open, movement, 100, 141);
        PathBuffer buffer = new PathBuffer();
        SearchKernel found = search.find(kept.map, kept.jumps, request, buffer);
        return found == null ? "none" : buffer.toResult();
    }

    @Property(tries = 300)
    void aMapThatFollowedItsDoorsAnswersLikeANewOne(
            @ForAll Movement movement,
            @ForAll @IntRange(min = 1, max = 140) int width,
            @ForAll @IntRange(min = 1, max = 80) int height,
            @ForAll @IntRange(min = 30, max = 97) int percent,
            @ForAll long seed) {
        Random random = new Random(seed);
        List<BitGrid> levels = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            levels.add(noise(random, width, height, percent));
        }
        for (int i = 0; i < 60; i++) {
            BitGrid open = levels.get(random.nextInt(levels.size()));
            for (int changes = random.nextInt(10) == 0 ? random.nextInt(60) : random.nextInt(3);
                    changes > 0;
                    changes--) {
                flip(open, random.nextInt(width), random.nextInt(height));
            }
            PathRequest request = PathRequest.from(new Point(random.nextInt(width), random.nextInt(height)))
                    .to(new Point(random.nextInt(width), random.nextInt(height)))
                    .on(WalkMap.of(open, movement));
            sameLines(
                    maps.of(open, movement, 100, 141).map,
                    WalkMap.toChange(open, movement, PathKeys.ofUnits(width, height, 1, 1)));
            assertThat(answer(maps, search, open, movement, request))
                    .as("%s, query %s", request, i)
                    .isEqualTo(answer(new KeptMaps(), new OpenSearch(), open, movement, request));
        }
    }

    private static void sameLines(WalkMap patched, WalkMap fresh) {
        assertThat(patched.open).isEqualTo(fresh.open);
        assertThat(patched.rows.words).isEqualTo(fresh.rows.words);
        assertThat(patched.columns.words).isEqualTo(fresh.columns.words);
        for (int y = 0; y < fresh.height(); y++) {
            for (int x = 0; x < fresh.width(); x++) {
                assertThat(patched.isOpen(x, y)).isEqualTo(fresh.isOpen(x, y));
            }
        }
    }
}
