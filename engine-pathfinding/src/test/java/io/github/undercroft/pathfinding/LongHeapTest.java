package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.PriorityQueue;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class LongHeapTest {

    /** Few different keys lie side by side and repeat; of many, what is added is often less than all others. */
    @Property
    void itTakesOutWhatAPlainQueueTakesOut(@ForAll long seed, @ForAll @IntRange(min = 1, max = 300) int range) {
        Random random = new Random(seed);
        LongHeap heap = new LongHeap();
        PriorityQueue<Long> model = new PriorityQueue<>();
        for (int script = 0; script < 3; script++) {
            int adding = 1 + random.nextInt(9);
            for (int i = 0; i < 400; i++) {
                if (random.nextInt(10) < adding) {
                    long key = random.nextInt(range);
                    heap.add(key);
                    model.add(key);
                } else if (!model.isEmpty()) {
                    assertThat(heap.first()).isEqualTo(model.element());
                    assertThat(heap.pop()).isEqualTo(model.remove());
                }
                assertThat(heap.isEmpty()).isEqualTo(model.isEmpty());
            }
            if (random.nextBoolean()) {
                heap.clear();
                model.clear();
            }
        }
        while (!model.isEmpty()) {
            assertThat(heap.pop()).isEqualTo(model.remove());
        }
        assertThat(heap.isEmpty()).isTrue();
    }

    /** As a search uses it: keys only grow, and what is added last is often taken out next. */
    @Property
    void keysThatGrowAreTakenOutInTheirOrder(@ForAll long seed) {
        Random random = new Random(seed);
        LongHeap heap = new LongHeap();
        PriorityQueue<Long> model = new PriorityQueue<>();
        heap.add(0);
        model.add(0L);
        while (!model.isEmpty()) {
            long min = heap.pop();
            assertThat(min).isEqualTo(model.remove());
            for (int i = random.nextInt(6); i > 0 && min < 60; i--) {
                long key = min + random.nextInt(12) + 1;
                heap.add(key);
                model.add(key);
            }
            while (model.size() > 3000) {
                assertThat(heap.pop()).isEqualTo(model.remove());
            }
        }
        assertThat(heap.isEmpty()).isTrue();
    }
}
