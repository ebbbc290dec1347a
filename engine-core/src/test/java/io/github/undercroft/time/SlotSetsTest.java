package io.github.undercroft.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SlotSetsTest {
    private static final int SET = 131;

    private final int[] taken = new int[SlotSets.MAX_TAKEN];

    @Property
    void aSetGivesItsSlotsInAscendingOrderAsASortedSetDoes(
            @ForAll @IntRange(min = 1, max = 300_000) int capacity,
            @ForAll List<@IntRange(max = 299_999) Integer> toggles) {
        SlotSets sets = new SlotSets(capacity);
        TreeSet<Integer> model = new TreeSet<>();
        sets.add(SET - 1, capacity - 1);
        for (int toggle : toggles) {
            int slot = toggle % capacity;
            if (model.remove(slot)) {
                sets.remove(SET, slot);
            } else {
                model.add(slot);
                sets.add(SET, slot);
            }
            assertThat(sets.nextSet(SET)).isEqualTo(model.isEmpty() ? SET - 1 : SET);
        }
        assertThat(all(sets.copy())).containsExactlyElementsOf(model);
        assertThat(all(sets)).containsExactlyElementsOf(model);
        assertThat(sets.nextSet(SET)).isEqualTo(SET - 1);
        assertThat(sets.takeLowest(SET - 1, taken)).isOne();
        assertThat(taken[0]).isEqualTo(capacity - 1);
        assertThat(sets.nextSet(SET)).isEqualTo(KeyTable.NONE);
    }

    @Test
    void aFullSetIsTakenPieceByPiece() {
        SlotSets sets = new SlotSets(5000);
        for (int slot = 0; slot < 5000; slot++) {
            sets.add(SET, slot);
        }
        assertThat(sets.takeLowest(SET, taken)).isEqualTo(4096);
        assertThat(all(sets)).hasSize(5000 - 4096).startsWith(4096).endsWith(4999);
    }

    @Test
    void theNextSetAfterTheLastIsTheFirst() {
        SlotSets sets = new SlotSets(1);
        sets.add(7, 0);
        assertThat(sets.nextSet(7)).isEqualTo(7);
        assertThat(sets.nextSet(8)).isEqualTo(7);
        assertThat(sets.nextSet(0)).isEqualTo(7);
        assertThat(sets.nextSet(SlotSets.SETS - 1)).isEqualTo(7);
    }

    private List<Integer> all(SlotSets sets) {
        List<Integer> all = new ArrayList<>();
        for (int count = sets.takeLowest(SET, taken); count > 0; count = sets.takeLowest(SET, taken)) {
            for (int index = 0; index < count; index++) {
                all.add(taken[index]);
            }
        }
        return all;
    }
}
