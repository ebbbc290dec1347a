package io.github.undercroft.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class SlotSetsTest {

    @Property
    void theLowestSlotIsThatOfASortedSet(
            @ForAll @IntRange(min = 1, max = 300_000) int capacity,
            @ForAll List<@IntRange(max = 299_999) Integer> toggles) {
        SlotSets sets = new SlotSets(capacity);
        TreeSet<Integer> model = new TreeSet<>();
        sets.add(130, capacity - 1);
        for (int toggle : toggles) {
            int slot = toggle % capacity;
            if (model.remove(slot)) {
                sets.remove(131, slot);
            } else {
                model.add(slot);
                sets.add(131, slot);
            }
            sets.remove(130, capacity - 1);
            assertThat(sets.firstSet()).isEqualTo(model.isEmpty() ? Keys.NONE : 131);
            sets.add(130, capacity - 1);
            int lowest = model.isEmpty() ? Keys.NONE : model.first();
            assertThat(sets.next(131, 0)).isEqualTo(lowest);
            assertThat(sets.next(131, Math.max(lowest, 0))).isEqualTo(lowest);
            assertThat(sets.next(130, 0)).isEqualTo(capacity - 1);
        }
        while (!model.isEmpty()) {
            int lowest = model.pollFirst();
            assertThat(sets.next(131, lowest)).isEqualTo(lowest);
            sets.removeLowest(131, lowest);
            assertThat(sets.next(131, lowest)).isEqualTo(model.isEmpty() ? Keys.NONE : model.first());
        }
    }
}
