package io.github.undercroft.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimelineSchedulerTest {
    private final Scheduler order = Schedulers.timeline().create();

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 10, 100, 1000, 70_000, 20_000_000, Integer.MAX_VALUE})
    void turnsComeInTheSequenceOfAPriorityQueue(int highestCost) {
        SplittableRandom random = new SplittableRandom(highestCost);
        SlowOrder model = new SlowTimelineOrder(100);
        for (int actor = 0; actor < 300; actor++) {
            order.add(actor, 100);
            model.add(actor, 100);
        }
        for (int turn = 0; turn < 30_000; turn++) {
            long key = order.current();
            if (key != model.current() || order.now() != model.now) {
                assertThat(key).as("turn %d", turn).isEqualTo(model.current());
                assertThat(order.now()).as("turn %d", turn).isEqualTo(model.now);
            }
            int cost = random.nextInt(highestCost) + 1;
            order.pay(cost);
            model.pay(cost);
            if (turn % 100 == 0) {
                long moved = random.nextInt(300);
                assertThat(order.remove(moved)).isEqualTo(model.remove(moved));
                order.add(moved, 100);
                model.add(moved, 100);
            }
        }
        assertThat(order.state()).isEqualTo(model.state());
    }

    @Property
    void theSumOfDurationsIsExact(
            @ForAll @IntRange(min = 1, max = Integer.MAX_VALUE) int rate,
            @ForAll List<@IntRange(min = 1, max = Integer.MAX_VALUE) Integer> costs) {
        Scheduler single = Schedulers.timeline().create();
        single.add(1, rate);
        long work = 100 * 100;
        single.current();
        for (int cost : costs) {
            single.pay(cost);
            single.current();
            work += 100L * cost;
            assertThat(single.now()).isEqualTo(work / rate);
        }
    }

    @Property
    void aHundredPercentTakesTheCostItself(@ForAll @IntRange(min = 1, max = Integer.MAX_VALUE) int cost) {
        Scheduler single = Schedulers.timeline().create();
        single.add(1, 100);
        single.current();
        assertThat(single.now()).isEqualTo(100);
        single.pay(cost);
        single.current();
        assertThat(single.now()).isEqualTo(100L + cost);
    }

    @Test
    void equalTimesAreServedFirstInFirstOut() {
        order.add(3, 100);
        order.add(1, 100);
        order.add(2, 100);
        List<Long> turns = new ArrayList<>();
        for (int turn = 0; turn < 6; turn++) {
            turns.add(order.current());
            order.rest();
        }
        assertThat(turns).containsExactly(3L, 1L, 2L, 3L, 1L, 2L);
    }

    @Test
    void aNewcomerHasItsFirstTurnOneNormalDurationFromNow() {
        order.add(1, 100);
        order.current();
        order.add(2, 50);
        order.pay(300);
        assertThat(order.current()).isEqualTo(2);
        assertThat(order.now()).isEqualTo(300);
    }

    @Test
    void anActionMayLastNothingByRoundingButTimeGoesOn() {
        order.add(1, 250);
        order.add(2, 250);
        List<Long> turns = new ArrayList<>();
        List<Long> times = new ArrayList<>();
        for (int turn = 0; turn < 12; turn++) {
            turns.add(order.current());
            times.add(order.now());
            order.pay(1);
        }
        assertThat(turns).containsExactly(1L, 2L, 1L, 2L, 1L, 2L, 1L, 2L, 1L, 2L, 1L, 2L);
        assertThat(times).containsExactly(40L, 40L, 40L, 40L, 40L, 40L, 41L, 41L, 41L, 41L, 42L, 42L);
    }

    @Test
    void anotherRateCountsFromTheNextActionThatIsSettled() {
        order.add(1, 100);
        order.setRate(1, 200);
        order.current();
        assertThat(order.now()).isEqualTo(100);
        order.pay(100);
        order.current();
        assertThat(order.now()).isEqualTo(150);
    }

    @Test
    void whatIsCarriedSurvivesAChangeOfRate() {
        order.add(1, 300);
        order.current();
        assertThat(order.now()).isEqualTo(33);
        assertThat(order.state().members().get(0).carry()).isEqualTo(100);
        order.setRate(1, 100);
        order.pay(10);
        order.current();
        assertThat(order.now()).isEqualTo(33 + 11);
        assertThat(order.state().members().get(0).carry()).isZero();
    }

    @Test
    void aCrowdInOneBucketIsListedByTimeToo() {
        SlowOrder model = new SlowTimelineOrder(100);
        for (int actor = 0; actor < 500; actor++) {
            order.add(actor, 1 + actor % 9);
            model.add(actor, 1 + actor % 9);
        }
        assertThat(order.state()).isEqualTo(model.state());
    }
}
