package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class KnownJumpsTest {

    private static final Movement[] WITH_DIAGONALS = {
        Movement.EIGHT_WAY, Movement.EIGHT_WAY_NO_CORNER_CUTTING,
    };

    private final KnownJumps known = new KnownJumps();

    private static BitGrid noise(RandomSource random, int width, int height, int percent) {
        BitGrid open = BitGrid.of(width, height);
        for (Point cell : new Rect(0, 0, width, height).points()) {
            if (random.chance(percent, 100)) {
                open.set(cell);
            }
        }
        return open;
    }

    private void learn(int cell, int way, int... places) {
        known.begin(cell, way, 1, 1);
        for (int place : places) {
            known.add(place, place + 1, place % 8, 1_000_000_000_000L + place);
        }
        known.end();
    }

    private List<Integer> places(int cell, int way) {
        List<Integer> places = new ArrayList<>();
        int entry = known.find(cell, way);
        for (int at = KnownJumps.first(entry); at < known.end(entry); at += KnownJumps.PLACE) {
            int place = known.x(at);
            assertThat(known.y(at)).isEqualTo(place + 1);
            assertThat(known.way(at)).isEqualTo(place % 8);
            assertThat(known.cost(at)).isEqualTo(1_000_000_000_000L + place);
            places.add(place);
        }
        return places;
    }

    @Example
    void eachCellAndWayHasAnEntryOfItsOwn() {
        known.clear(50);
        learn(7, 2, 11, 12);
        learn(8, 2);
        learn(7, 0, (1 << 26) - 2);

        assertThat(places(7, 2)).containsExactly(11, 12);
        assertThat(places(8, 2)).isEmpty();
        assertThat(places(7, 0)).containsExactly((1 << 26) - 2);
        assertThat(known.find(7, 1)).isNegative();
        assertThat(known.find(9, 2)).isNegative();
        assertThat(known.find(0, 0)).isNegative();
    }

    @Example
    void nothingIsLeftOfAnotherMap() {
        known.clear(50);
        learn(7, 2, 11, 12);
        learn(49, 4, 13);
        known.clear(50);

        assertThat(known.find(7, 2)).isNegative();
        learn(8, 2, 1);
        assertThat(known.find(7, 2)).isNegative();
        learn(49, 2, 5);
        assertThat(known.find(49, 4)).isNegative();
        assertThat(places(49, 2)).containsExactly(5);
    }

    @Example
    void aPlaceIsNotTakenForAnEntry() {
        known.clear(50);
        learn(1, 0);
        learn(30, 0);
        known.clear(50);
        learn(1, 0, 30, 2);

        for (int way = 0; way < 16; way++) {
            assertThat(known.find(30, way)).isNegative();
        }
    }

    @Example
    void whatIsTooMuchIsNotKept() {
        known.clear(3);
        int kept = 0;
        for (int way = 0; way < 8; way++) {
            known.begin(1, way, 1, 1);
            for (int i = 0; known.isOpen() && i < 1_000; i++) {
                known.add(i, i + 1, i % 8, i);
            }
            known.end();
            kept += known.find(1, way) >= 0 ? 1 : 0;
        }

        assertThat(kept).isEqualTo(3);
        assertThat(known.end(known.find(1, 2)) - KnownJumps.first(known.find(1, 2)))
                .isEqualTo(1_000 * KnownJumps.PLACE);
    }

    @Property
    void pathsAreTheSameAsThoseOfAPathfinderThatKnowsNothing(
            @ForAll @IntRange(min = 1, max = 70) int width,
            @ForAll @IntRange(min = 1, max = 70) int height,
            @ForAll @IntRange(min = 40, max = 95) int percent,
            @ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        List<WalkMap> maps = new ArrayList<>();
        for (Movement movement : WITH_DIAGONALS) {
            maps.add(WalkMap.of(noise(random, width, height, percent), movement));
            maps.add(WalkMap.of(noise(random, height, width, percent), movement));
        }
        Pathfinder experienced = new Pathfinder();
        for (int i = 0; i < 60; i++) {
            WalkMap map = maps.get(i / 10 % maps.size());
            Point start = new Point(random.nextInt(map.width()), random.nextInt(map.height()));
            Point goal = new Point(random.nextInt(map.width()), random.nextInt(map.height()));
            PathRequest request = PathRequest.from(start).to(goal).on(map).using(Algorithm.JUMP_POINTS);
            assertThat(experienced.find(request)).isEqualTo(new Pathfinder().find(request));
        }
    }
}
