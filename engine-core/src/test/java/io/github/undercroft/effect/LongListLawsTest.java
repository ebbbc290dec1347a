package io.github.undercroft.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** A list that shares its tree is an array list, and what it was made from stays as it is. */
class LongListLawsTest {

    @Property
    void eachChangeMakesTheSameListAsInAnArray(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        List<Integer> model = new ArrayList<>();
        int size = random.nextInt(random.nextBoolean() ? 3 : 2500);
        for (int i = 0; i < size; i++) {
            model.add(i);
        }
        LongList<Integer> list = LongList.of(model);
        boolean shrinks = random.nextBoolean();
        for (int i = 0; i < 120; i++) {
            LongList<Integer> before = list;
            List<Integer> was = i % 30 == 0 ? List.copyOf(model) : List.of();
            int kind = random.nextInt(shrinks ? 6 : 3);
            if (model.isEmpty() || kind == 0) {
                list = list.with(-i);
                model.add(-i);
            } else if (kind == 1) {
                int at = random.nextInt(model.size());
                list = list.replaced(at, -i);
                model.set(at, -i);
            } else {
                int at = random.nextInt(model.size());
                list = list.without(at);
                model.remove(at);
            }
            if (i % 30 == 0) {
                assertThat(before).isEqualTo(was);
            }
            assertThat(list).hasSize(model.size());
        }
        assertThat(list).isEqualTo(model);
        assertThat(list.hashCode()).isEqualTo(model.hashCode());
    }

    @Test
    void aListThatLostAllButOneGrowsAgain() {
        List<Integer> model = new ArrayList<>();
        LongList<Integer> list = LongList.of(List.of());
        for (int i = 0; i < 40_000; i++) {
            list = list.with(i);
            model.add(i);
        }
        assertThat(list).isEqualTo(model);
        for (int i = 0; i < 40_000; i++) {
            list = list.without(0);
        }
        assertThat(list).isEmpty();
        assertThat(list.with(7)).containsExactly(7);
    }

    @Test
    void anIndexOutsideIsRefused() {
        LongList<Integer> list = LongList.of(List.of(1, 2));
        assertThatThrownBy(() -> list.get(2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> list.replaced(-1, 0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> list.without(2)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
