package io.github.undercroft.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class EnergyByRestingSchedulerTest {
    private final Scheduler order = Schedulers.energyByResting().create();

    @Property
    void inTheLongRunAnActorActsOnGainOfGainAndCostOfItsTurns(
            @ForAll @IntRange(min = 1, max = 9) int gain, @ForAll @IntRange(max = 9) int cost) {
        Scheduler single = Schedulers.energyByResting(cost).create();
        single.add(1, gain);
        int period = gain + cost;
        int acted = 0;
        for (int visit = 0; visit < 100 * period; visit++) {
            single.current();
            if (single.canPay(cost)) {
                single.pay(cost);
                acted++;
            } else {
                single.rest();
            }
        }
        // What is saved up at the end was gained, and not yet spent.
        assertThat(acted).isBetween(100 * gain - gain, 100 * gain);
        assertThat((long) acted * cost + single.energy(1)).isEqualTo((long) (100 * period - acted) * gain);
    }

    @Test
    void anActionOfCostTwoTakesEveryThirdTurn() {
        order.add(1, 1);
        StringBuilder turns = new StringBuilder();
        for (int visit = 0; visit < 9; visit++) {
            order.current();
            turns.append(order.canPay(2) ? 'A' : 'r');
            OrderKind.settle(new TurnTaker.Order(order), 2);
        }
        assertThat(turns).hasToString("rrArrArrA");
    }

    @Test
    void energyComesFromRestingAlone() {
        order.add(1, 3);
        order.current();
        order.pay(0);
        assertThat(order.energy(1)).isZero();
        order.current();
        order.rest();
        assertThat(order.energy(1)).isEqualTo(3);
        assertThat(order.restCost()).isZero();
    }

    @Test
    void nobodySavesUpMoreThanTheCap() {
        Scheduler capped = Schedulers.energyByResting(1).withCap(5).create();
        capped.add(1, 3);
        for (int rest = 0; rest < 4; rest++) {
            capped.current();
            capped.rest();
        }
        assertThat(capped.energy(1)).isEqualTo(5);
    }

    @Test
    void timeCountsCompletedRounds() {
        order.add(1, 1);
        order.add(2, 1);
        for (int turn = 0; turn < 7; turn++) {
            assertThat(order.current()).isEqualTo(turn % 2 + 1);
            assertThat(order.now()).isEqualTo(turn / 2);
            order.rest();
        }
    }

    @Test
    void timeStopsAtItsEndWhileTurnsGoOn() {
        List<SchedulerState.Member> members =
                List.of(new SchedulerState.Member(1, 1, 0, 0), new SchedulerState.Member(2, 1, 0, 0));
        Scheduler late = Schedulers.energyByResting()
                .restore(new SchedulerState(Long.MAX_VALUE - 1, OptionalLong.empty(), members));
        for (int turn = 0; turn < 6; turn++) {
            assertThat(late.current()).isEqualTo(turn % 2 + 1);
            assertThat(late.now()).isEqualTo(turn < 2 ? Long.MAX_VALUE - 1 : Long.MAX_VALUE);
            late.rest();
        }
    }

    @Test
    void aNewcomerActsLaterInTheSameRound() {
        order.add(1, 1);
        order.add(2, 1);
        order.current();
        order.add(3, 1);
        order.rest();
        assertThat(order.current()).isEqualTo(2);
        order.rest();
        order.add(4, 1);
        assertThat(order.current()).isEqualTo(3);
        order.rest();
        assertThat(order.current()).isEqualTo(4);
        order.rest();
        order.add(5, 1);
        assertThat(order.current()).isEqualTo(5);
        assertThat(order.now()).isZero();
        order.rest();
        assertThat(order.current()).isEqualTo(1);
        assertThat(order.now()).isEqualTo(1);
    }

    @Test
    void whereTheCurrentActorLeavesItsSuccessorHasTheTurn() {
        order.add(1, 1);
        order.add(2, 1);
        order.add(3, 1);
        order.current();
        order.rest();
        assertThat(order.current()).isEqualTo(2);
        order.remove(2);
        assertThat(order.current()).isEqualTo(3);
        order.remove(3);
        assertThat(order.now()).isZero();
        assertThat(order.current()).isEqualTo(1);
        assertThat(order.now()).isEqualTo(1);
    }
}
