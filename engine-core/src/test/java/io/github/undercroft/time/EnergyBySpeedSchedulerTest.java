package io.github.undercroft.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class EnergyBySpeedSchedulerTest {
    private static final int PASSES = 10_000;

    private final Scheduler order = Schedulers.energyBySpeed().create();

    @Test
    void everyPairOfSpeedsActsExactlyAsOftenAsItShould() {
        for (int one = Schedulers.Speeds.SLOWEST; one <= Schedulers.Speeds.FASTEST; one++) {
            for (int other = Schedulers.Speeds.SLOWEST; other <= Schedulers.Speeds.FASTEST; other++) {
                Scheduler pair = Schedulers.energyBySpeed().create();
                pair.add(1, Schedulers.Speeds.gain(one));
                pair.add(2, Schedulers.Speeds.gain(other));
                long[] turns = new long[3];
                for (long key = pair.current(); pair.now() <= PASSES; key = pair.current()) {
                    turns[(int) key]++;
                    pair.pay(240);
                }
                assertThat(turns[1]).isEqualTo((long) PASSES * Schedulers.Speeds.gain(one) / 240);
                assertThat(turns[2]).isEqualTo((long) PASSES * Schedulers.Speeds.gain(other) / 240);
            }
        }
    }

    @Property
    void turnsAreTheFloorOfEnergyByThresholdAlsoForRatesAboveIt(
            @ForAll @IntRange(min = 1, max = 2000) int rate, @ForAll @IntRange(min = 1, max = 2000) int threshold) {
        Scheduler single = Schedulers.energyBySpeed()
                .withNormalRate(1)
                .withThreshold(threshold)
                .create();
        single.add(1, rate);
        long turns = 0;
        for (single.current(); single.now() <= 50; single.current()) {
            turns++;
            single.rest();
        }
        assertThat(turns).isEqualTo(50L * rate / threshold);
    }

    @Test
    void theTableOfSpeedsIsThatOfHauberk() {
        List<Integer> gains = new ArrayList<>();
        for (int speed = Schedulers.Speeds.SLOWEST; speed <= Schedulers.Speeds.FASTEST; speed++) {
            gains.add(Schedulers.Speeds.gain(speed));
        }
        assertThat(gains).containsExactly(15, 20, 24, 30, 40, 50, 60, 80, 100, 120, 150, 180, 240);
        assertThat(Schedulers.Speeds.gain(Schedulers.Speeds.NORMAL))
                .isEqualTo(Schedulers.energyBySpeed().normalRate());
    }

    @Test
    void inAPassActorsActInJoiningOrderAsLongAsTheyHaveTheThreshold() {
        order.add(30, 240);
        order.add(20, 480);
        order.add(10, 240);
        assertThat(keys(8)).containsExactly(30L, 20L, 20L, 10L, 30L, 20L, 20L, 10L);
        assertThat(order.now()).isEqualTo(2);
    }

    @Test
    void aNewcomerGetsItsFirstGrantInTheNextPass() {
        order.add(1, 240);
        order.current();
        order.add(2, 240);
        assertThat(order.energy(2)).isZero();
        order.rest();
        assertThat(keys(2)).containsExactly(1L, 2L);
        assertThat(order.now()).isEqualTo(2);
    }

    @Test
    void aDebtIsWaitedOut() {
        order.add(1, 60);
        order.current();
        assertThat(order.now()).isEqualTo(4);
        order.pay(1000);
        assertThat(order.energy(1)).isEqualTo(-760);
        order.current();
        assertThat(order.now()).isEqualTo(4 + 17);
        assertThat(order.energy(1)).isEqualTo(260);
    }

    @Test
    void theLargestDebtOfTheSlowestIsWaitedOutExactly() {
        order.add(1, 1);
        order.current();
        order.pay(Integer.MAX_VALUE);
        order.current();
        assertThat(order.now()).isEqualTo(240L + Integer.MAX_VALUE);
        assertThat(order.energy(1)).isEqualTo(240);
    }

    @Test
    void anotherRateCountsFromTheNextGrant() {
        order.add(1, 60);
        order.add(2, 240);
        order.current();
        assertThat(order.energy(1)).isEqualTo(60);
        order.setRate(1, 180);
        assertThat(order.energy(1)).isEqualTo(60);
        order.rest();
        assertThat(order.current()).isEqualTo(1);
        assertThat(order.now()).isEqualTo(2);
        assertThat(order.energy(1)).isEqualTo(240);
    }

    @Test
    void aCrowdActsAsInTheModel() {
        SlowOrder model = new SlowSpeedOrder(240);
        for (int actor = 0; actor < 5000; actor++) {
            long key = actor * 7919L;
            order.add(key, Schedulers.Speeds.gain(actor * 31 % 13));
            model.add(key, Schedulers.Speeds.gain(actor * 31 % 13));
        }
        for (int turn = 0; turn < 12_000; turn++) {
            long key = order.current();
            assertThat(key).isEqualTo(model.current());
            int cost = 1 + (turn * 7919 & 1023);
            order.pay(cost);
            model.pay(cost);
            if (turn % 3 == 0) {
                long victim = (turn * 5L % 5000) * 7919;
                assertThat(order.remove(victim)).isEqualTo(model.remove(victim));
            }
        }
        assertThat(order.state()).isEqualTo(model.state());
    }

    private List<Long> keys(int count) {
        List<Long> keys = new ArrayList<>();
        for (int turn = 0; turn < count; turn++) {
            keys.add(order.current());
            order.rest();
        }
        return keys;
    }
}
