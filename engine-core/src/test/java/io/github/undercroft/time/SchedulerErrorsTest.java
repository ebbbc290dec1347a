package io.github.undercroft.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A mistake is named with its value, and leaves the order as it was. */
class SchedulerErrorsTest {

    @ParameterizedTest
    @EnumSource(OrderKind.class)
    void anUnknownKeyIsNamed(OrderKind kind) {
        Scheduler order = kind.factory().create();
        assertThatIllegalArgumentException().isThrownBy(() -> order.energy(-42)).withMessageContaining("-42");
        assertThatIllegalArgumentException().isThrownBy(() -> order.rate(43)).withMessageContaining("43");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> order.setRate(44, 1))
                .withMessageContaining("44");
        assertThat(order.remove(45)).isFalse();
        assertThat(order.contains(0)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(OrderKind.class)
    void nobodyJoinsTwice(OrderKind kind) {
        Scheduler order = kind.factory().create();
        order.add(42, 10);
        SchedulerState state = order.state();
        assertThatIllegalArgumentException().isThrownBy(() -> order.add(42, 11)).withMessageContaining("42");
        assertThat(order.state()).isEqualTo(state);
    }

    @ParameterizedTest
    @EnumSource(OrderKind.class)
    void aRateIsOneOrMore(OrderKind kind) {
        Scheduler order = kind.factory().create();
        assertThatIllegalArgumentException().isThrownBy(() -> order.add(1, 0)).withMessageContaining(": 0");
        assertThatIllegalArgumentException().isThrownBy(() -> order.add(1, -5)).withMessageContaining(": -5");
        assertThat(order.isEmpty()).isTrue();
        order.add(1, 10);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> order.setRate(1, 0))
                .withMessageContaining(": 0");
        assertThat(order.rate(1)).isEqualTo(10);
    }

    @ParameterizedTest
    @EnumSource(OrderKind.class)
    void aCostBelowTheLeastIsRefused(OrderKind kind) {
        Scheduler order = kind.factory().create();
        order.add(1, 10);
        order.current();
        SchedulerState state = order.state();
        int less = order.minCost() - 1;
        assertThatIllegalArgumentException().isThrownBy(() -> order.pay(less)).withMessageContaining(": " + less);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> order.canPay(less))
                .withMessageContaining(": " + less);
        assertThat(order.state()).isEqualTo(state);
    }

    @ParameterizedTest
    @EnumSource(OrderKind.class)
    void nothingIsSettledWithoutAsking(OrderKind kind) {
        Scheduler order = kind.factory().create();
        order.add(1, 10);
        assertThatIllegalStateException().isThrownBy(() -> order.pay(1)).withMessageContaining("current()");
        assertThatIllegalStateException().isThrownBy(order::rest).withMessageContaining("current()");
        assertThatIllegalStateException().isThrownBy(() -> order.canPay(1)).withMessageContaining("current()");
        order.current();
        order.rest();
        assertThatIllegalStateException().isThrownBy(order::rest).withMessageContaining("current()");
        order.current();
        order.remove(1);
        assertThatIllegalStateException().isThrownBy(order::rest).withMessageContaining("current()");
    }

    @ParameterizedTest
    @EnumSource(OrderKind.class)
    void withoutActorsNobodyHasTheTurn(OrderKind kind) {
        Scheduler order = kind.factory().create();
        assertThatIllegalStateException().isThrownBy(order::current).withMessageContaining("no actor");
    }

    @Test
    void whatCanNotBePaidIsRefusedWithEnergyAndPrice() {
        Scheduler order = Schedulers.energyByResting().create();
        order.add(42, 1);
        order.current();
        assertThatIllegalStateException()
                .isThrownBy(() -> order.pay(9))
                .withMessageContaining("42")
                .withMessageContaining("energy 0")
                .withMessageContaining("pay 9");
        assertThat(order.energy(42)).isZero();
    }

    @ParameterizedTest
    @EnumSource(OrderKind.class)
    void aStateThatCanNotBeIsRefused(OrderKind kind) {
        refused(kind, "-1", -1, OptionalLong.empty(), List.of());
        refused(kind, "77", 0, OptionalLong.of(77), List.of());
        refused(kind, ": 0", 0, OptionalLong.empty(), List.of(new SchedulerState.Member(5, 0, 0, 0)));
        refused(kind, "member 5", 0, OptionalLong.empty(), List.of(new SchedulerState.Member(5, 1, 0, -1)));
        refused(kind, "member 5", 0, OptionalLong.empty(), List.of(new SchedulerState.Member(5, 1, Long.MIN_VALUE, 0)));
        SchedulerState.Member twin = new SchedulerState.Member(6, 1, 0, 0);
        refused(kind, "6", 0, OptionalLong.empty(), List.of(twin, twin));
    }

    @ParameterizedTest
    @EnumSource(OrderKind.class)
    void aStateThatGivesTheTurnToAnotherIsRefused(OrderKind kind) {
        Scheduler order = kind.factory().create();
        order.add(1, 60);
        order.add(2, 60);
        order.current();
        SchedulerState state = order.state();
        refused(kind, "turn to 2", state.now(), OptionalLong.of(2), state.members());
    }

    @Test
    void aRotationIsRestoredOnlyIfThoseWhoHadTheirTurnComeFirst() {
        List<SchedulerState.Member> members =
                List.of(new SchedulerState.Member(1, 1, 0, 0), new SchedulerState.Member(2, 1, 0, 1));
        refused(OrderKind.RESTING, "member 2", 0, OptionalLong.empty(), members);
    }

    @Test
    void aTimelineIsRestoredOnlyInTheSequenceOfTime() {
        List<SchedulerState.Member> members =
                List.of(new SchedulerState.Member(1, 1, 9, 0), new SchedulerState.Member(2, 1, 8, 0));
        refused(OrderKind.TIMELINE, "member 2", 0, OptionalLong.empty(), members);
    }

    private static void refused(
            OrderKind kind, String named, long now, OptionalLong current, List<SchedulerState.Member> members) {
        SchedulerState state = new SchedulerState(now, current, members);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> kind.factory().restore(state))
                .withMessageContaining(named);
    }

    @Test
    void theEndOfTimeIsReportedAndChangesNothing() {
        List<SchedulerState.Member> late = List.of(new SchedulerState.Member(1, 1, Long.MAX_VALUE - 5, 0));
        Scheduler timeline =
                Schedulers.timeline().restore(new SchedulerState(Long.MAX_VALUE - 9, OptionalLong.empty(), late));
        unchangedByTheEnd(timeline);
        List<SchedulerState.Member> ready = List.of(new SchedulerState.Member(1, 1, 240, 0));
        Scheduler speed =
                Schedulers.energyBySpeed().restore(new SchedulerState(Long.MAX_VALUE - 9, OptionalLong.empty(), ready));
        unchangedByTheEnd(speed);
    }

    private static void unchangedByTheEnd(Scheduler order) {
        order.current();
        SchedulerState state = order.state();
        assertThatIllegalStateException().isThrownBy(() -> order.pay(100)).withMessageContaining("time is used up");
        assertThatIllegalStateException().isThrownBy(() -> order.add(2, 1)).withMessageContaining("time is used up");
        assertThat(order.state()).isEqualTo(state);
    }

    @Test
    void kindsWithImpossibleNumbersAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schedulers.energyBySpeed().withNormalRate(0).withThreshold(240))
                .withMessageContaining(": 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schedulers.energyBySpeed().withNormalRate(1).withThreshold(-3))
                .withMessageContaining(": -3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schedulers.energyByResting(-1))
                .withMessageContaining(": -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schedulers.energyByResting(5).withCap(4))
                .withMessageContaining(": 4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schedulers.energyByResting(0).withCap(0))
                .withMessageContaining(": 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schedulers.energyByResting(0).withCap(Long.MAX_VALUE))
                .withMessageContaining("" + Long.MAX_VALUE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schedulers.timeline(0))
                .withMessageContaining(": 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schedulers.Speeds.gain(13))
                .withMessageContaining(": 13");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schedulers.Speeds.gain(-1))
                .withMessageContaining(": -1");
    }

    @Test
    void aKindIsAValue() {
        assertThat(Schedulers.energyBySpeed())
                .isEqualTo(Schedulers.energyBySpeed().withNormalRate(60).withThreshold(240))
                .isNotEqualTo(Schedulers.energyBySpeed().withNormalRate(60).withThreshold(9));
        assertThat(Schedulers.timeline()).isEqualTo(Schedulers.timeline(100));
        assertThat(Schedulers.energyByResting()).isEqualTo(Schedulers.energyByResting(1));
        assertThat(Schedulers.energyByResting().normalRate()).isEqualTo(1);
        assertThat(Schedulers.energyBySpeed().name()).isEqualTo("energy by speed");
    }
}
