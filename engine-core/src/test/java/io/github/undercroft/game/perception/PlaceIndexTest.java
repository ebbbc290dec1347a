package io.github.undercroft.game.perception;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Location;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class PlaceIndexTest {

    private static Location.OnLevel place(RandomSource random, int side) {
        return new Location.OnLevel(random.nextInt(3), new Point(random.nextInt(side), random.nextInt(side)));
    }

    private static Set<Integer> found(PlaceIndex index, int level, Rect box) {
        Set<Integer> found = new TreeSet<>();
        index.find(level, box, found);
        return found;
    }

    @Property
    void allInABoxAreFoundAndNoneFarFromIt(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        int side = 1 + random.nextInt(100);
        List<Location.OnLevel> places = new ArrayList<>();
        PlaceIndex index = new PlaceIndex();
        for (int i = random.nextInt(60); i >= 0; i--) {
            index.add(places.size() % 3, place(random, side).cell(), places.size());
            places.add(place(random, side));
            index.add(
                    places.get(places.size() - 1).level(),
                    places.get(places.size() - 1).cell(),
                    places.size() - 1);
        }
        Rect box = new Rect(
                random.nextInt(side) - 5, random.nextInt(side) - 5, 1 + random.nextInt(40), 1 + random.nextInt(40));
        Rect wide = new Rect(box.x() - 8, box.y() - 8, box.width() + 16, box.height() + 16);
        int level = random.nextInt(3);
        Set<Integer> found = found(index, level, box);
        for (int i = 0; i < places.size(); i++) {
            Location.OnLevel at = places.get(i);
            if (at.level() == level && box.contains(at.cell())) {
                assertThat(found).contains(i);
            }
            boolean other = i % 3 == level; // it has a second place on that level
            if (!other && (at.level() != level || !wide.contains(at.cell()))) {
                assertThat(found).doesNotContain(i);
            }
        }
    }

    @Test
    void aListOfFewPlacesIsNotIndexed() {
        RandomSource random = RandomSource.of(1);
        List<Location.OnLevel> places = new ArrayList<>();
        while (places.size() < PlaceIndex.FEW) {
            places.add(place(random, 9));
        }
        assertThat(PlaceIndex.ofMany(places)).isNull();
        places.add(place(random, 9));
        assertThat(PlaceIndex.ofMany(places)).isNotNull();
    }
}
