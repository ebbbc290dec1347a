package io.github.undercroft.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class KeyTableTest {

    /** Few different keys, some that are alike in their low or high bits. */
    @Provide
    Arbitrary<List<Long>> toggles() {
        return Arbitraries.oneOf(
                        Arbitraries.longs().between(0, 40),
                        Arbitraries.longs().between(0, 40).map(key -> key << 32),
                        Arbitraries.longs().between(0, 40).map(key -> key << 58 | 5))
                .list()
                .ofMaxSize(300);
    }

    @Property
    void findsWhatAMapFinds(@ForAll("toggles") List<Long> toggles) {
        KeyTable keys = new KeyTable();
        Map<Long, Integer> model = new LinkedHashMap<>();
        FreeSlots slots = new FreeSlots();
        for (long key : toggles) {
            if (keys.find(key) == KeyTable.NONE) {
                int slot = slots.take();
                keys.put(slot, key);
                model.put(key, slot);
            } else {
                int slot = keys.find(key);
                keys.remove(slot);
                slots.giveBack(slot);
                model.remove(key);
            }
            assertThat(keys.size()).isEqualTo(model.size());
            for (long each : toggles) {
                assertThat(keys.find(each)).isEqualTo(model.getOrDefault(each, KeyTable.NONE));
            }
        }
        assertThat(model.values()).doesNotHaveDuplicates().allMatch(slot -> slot < toggles.size());
    }
}
