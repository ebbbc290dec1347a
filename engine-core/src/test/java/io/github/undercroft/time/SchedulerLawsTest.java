package io.github.undercroft.time;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.time.OrderScript.Step;
import io.github.undercroft.time.OrderScript.Verb;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** The laws that every turn order keeps. */
class SchedulerLawsTest {
    private static final int TURNS = 60;

    @Provide
    Arbitrary<List<Step>> scripts() {
        return OrderScript.scripts(12);
    }

    @Provide
    Arbitrary<List<Step>> crowds() {
        return OrderScript.scripts(1000);
    }

    @Property(tries = 1000)
    void everyAnswerIsThatOfTheModel(@ForAll OrderKind kind, @ForAll("scripts") List<Step> script) {
        compareWithModel(kind, script);
    }

    @Property
    void everyAnswerIsThatOfTheModelAlsoInACrowd(@ForAll OrderKind kind, @ForAll("crowds") List<Step> script) {
        compareWithModel(kind, script);
    }

    /** Somebody who left to come back. */
    private record Gone(SchedulerState.Member member, long left) {}

    private static void compareWithModel(OrderKind kind, List<Step> script) {
        Scheduler order = kind.factory().create();
        SlowOrder model = kind.model();
        Deque<Gone> gone = new ArrayDeque<>();
        for (Step step : script) {
            if (step.verb() == Verb.COPY) {
                Scheduler origin = order;
                order = order.copy();
                turns(origin, 5);
            } else if (step.verb() == Verb.RESTORE) {
                order = kind.factory().restore(order.state());
            } else if (step.verb() == Verb.LEAVE && !order.isEmpty()) {
                List<SchedulerState.Member> members = order.state().members();
                SchedulerState.Member leaves = members.get(step.amount() % members.size());
                gone.add(new Gone(leaves, order.now()));
                order.remove(leaves.key());
                model.remove(leaves.key());
            } else if (step.verb() == Verb.COME_BACK && !gone.isEmpty()) {
                Gone back = gone.remove();
                if (!order.contains(back.member.key())) {
                    order.resume(back.member, back.left);
                    model.resume(back.member, back.left);
                }
            } else {
                step.perform(order);
                step.perform(model);
            }
            assertThat(order.state()).as("after %s", step).isEqualTo(model.state());
            for (SchedulerState.Member member : order.state().members()) {
                assertThat(order.energy(member.key())).isEqualTo(model.energy(member.key()));
                assertThat(order.rate(member.key())).isEqualTo(member.rate());
            }
            if (order.state().current().isPresent()) {
                assertThat(order.canPay(3)).isEqualTo(model.canPay(3));
            }
        }
        assertThat(turns(order, TURNS)).isEqualTo(turns(model, TURNS));
    }

    @Property
    void nobodyIsLostOrDoubled(@ForAll OrderKind kind, @ForAll("scripts") List<Step> script) {
        Scheduler order = kind.factory().create();
        for (Step step : script) {
            step.perform(order);
            Set<Long> members = new LinkedHashSet<>();
            order.visit((key, rate, balance, carry) -> members.add(key));
            assertThat(members).hasSize(order.size()).allMatch(order::contains);
        }
        Set<Long> awaited = new LinkedHashSet<>();
        order.visit((key, rate, balance, carry) -> awaited.add(key));
        awaited.forEach(key -> order.setRate(key, 100));
        for (int turn = 0; turn < 20_000 && !awaited.isEmpty(); turn++) {
            awaited.remove(order.current());
            OrderKind.settle(new TurnTaker.Order(order), 1000);
        }
        assertThat(awaited).as("actors that never had a turn").isEmpty();
    }

    @Property
    void askingAgainChangesNothing(@ForAll OrderKind kind, @ForAll("scripts") List<Step> script) {
        Scheduler order = after(kind, script);
        if (order.isEmpty()) {
            return;
        }
        long current = order.current();
        SchedulerState state = order.state();
        assertThat(order.current()).isEqualTo(current);
        assertThat(order.canPay(order.minCost())).isEqualTo(order.canPay(order.minCost()));
        assertThat(order.current()).isEqualTo(current);
        assertThat(order.state()).isEqualTo(state);
        assertThat(order.now()).isEqualTo(state.now());
    }

    @Property
    void aDeathDuringATurnDoesNotDisturbTheOthers(
            @ForAll OrderKind kind, @ForAll("scripts") List<Step> script, @ForAll @IntRange(max = 11) int victim) {
        Scheduler order = after(kind, script);
        if (order.isEmpty()) {
            return;
        }
        long current = order.current();
        List<SchedulerState.Member> members = order.state().members();
        long dead = members.get(victim % members.size()).key();
        Scheduler without = order.copy();
        assertThat(without.remove(dead)).isTrue();
        assertThat(without.remove(dead)).isFalse();
        if (dead != current) {
            assertThat(without.current()).as("whose turn it is").isEqualTo(current);
        }
        List<Long> others = turns(order, TURNS);
        others.removeIf(key -> key == dead);
        assertThat(turns(without, others.size())).isEqualTo(others.subList(0, without.isEmpty() ? 0 : others.size()));
    }

    @Property
    void theDeathOfSeveralDuringATurnDoesNotDisturbTheOthers(
            @ForAll OrderKind kind, @ForAll("scripts") List<Step> script, @ForAll int victims) {
        Scheduler order = after(kind, script);
        if (order.isEmpty()) {
            return;
        }
        order.current();
        Scheduler without = order.copy();
        int bits = victims;
        for (SchedulerState.Member member : order.state().members()) {
            if ((bits & 1) == 1) {
                without.remove(member.key());
            }
            bits >>= 1;
        }
        List<Long> others = turns(order, TURNS);
        others.removeIf(key -> !without.contains(key));
        assertThat(turns(without, others.size())).isEqualTo(others);
    }

    @Property
    void aBirthDuringATurnDoesNotDisturbTheOthers(
            @ForAll OrderKind kind,
            @ForAll("scripts") List<Step> script,
            @ForAll @IntRange(min = 1, max = 400) int rate) {
        Scheduler order = after(kind, script);
        if (order.isEmpty()) {
            return;
        }
        long current = order.current();
        long born = Long.MIN_VALUE;
        Scheduler with = order.copy();
        with.add(born, rate);
        assertThat(with.current()).isEqualTo(current);
        List<Long> others = turns(with, TURNS);
        others.removeIf(key -> key == born);
        assertThat(others).isEqualTo(turns(order, others.size()));
    }

    @Property
    void afterTheDeathOfEveryoneTheOrderGoesOnWithNewcomers(
            @ForAll OrderKind kind, @ForAll("scripts") List<Step> script) {
        Scheduler order = after(kind, script);
        if (!order.isEmpty()) {
            order.current();
        }
        long now = order.now();
        order.state().members().forEach(member -> order.remove(member.key()));
        assertThat(order.isEmpty()).isTrue();
        assertThat(order.state().current()).isEmpty();
        order.add(7, 50);
        order.add(8, 50);
        assertThat(turns(order, 2)).containsExactly(7L, 8L);
        assertThat(order.now()).isGreaterThanOrEqualTo(now);
    }

    @Property
    void aCopyAndItsOriginGiveTheSameTurnsAndDoNotTouchEachOther(
            @ForAll OrderKind kind, @ForAll("scripts") List<Step> script, @ForAll("scripts") List<Step> meddling) {
        Scheduler origin = after(kind, script);
        Scheduler copy = origin.copy();
        Scheduler meddled = origin.copy();
        SchedulerState state = origin.state();
        meddling.forEach(step -> step.perform(meddled));
        assertThat(origin.state()).isEqualTo(state);
        List<Long> turns = turns(copy, TURNS);
        assertThat(origin.state()).isEqualTo(state);
        assertThat(turns(origin, TURNS)).isEqualTo(turns);
        assertThat(origin.state()).isEqualTo(copy.state());
    }

    @Property
    void aRestoredOrderIsInTheSameStateAndHasTheSameFuture(
            @ForAll OrderKind kind, @ForAll("scripts") List<Step> script, @ForAll("scripts") List<Step> future) {
        Scheduler order = after(kind, script);
        Scheduler restored = kind.factory().restore(order.state());
        assertThat(restored.state()).isEqualTo(order.state());
        for (Step step : future) {
            step.perform(order);
            step.perform(restored);
            assertThat(restored.state()).isEqualTo(order.state());
        }
    }

    @Property
    void visitingShowsWhatTheStateLists(@ForAll OrderKind kind, @ForAll("crowds") List<Step> script) {
        Scheduler order = after(kind, script);
        List<SchedulerState.Member> seen = new ArrayList<>();
        order.visit((key, rate, balance, carry) -> seen.add(new SchedulerState.Member(key, rate, balance, carry)));
        assertThat(seen).isEqualTo(order.state().members());
    }

    @Property
    void timeNeverGoesBack(@ForAll OrderKind kind, @ForAll("scripts") List<Step> script) {
        Scheduler order = kind.factory().create();
        long before = 0;
        for (Step step : script) {
            step.perform(order);
            assertThat(order.now()).isGreaterThanOrEqualTo(before);
            before = order.now();
        }
    }

    private static Scheduler after(OrderKind kind, List<Step> script) {
        Scheduler order = kind.factory().create();
        script.forEach(step -> step.perform(order));
        return order;
    }

    /** Who has the next turns if everybody always wants the same: an action whose cost follows from the key. */
    private static List<Long> turns(Scheduler order, int count) {
        return turns(new TurnTaker.Order(order), count);
    }

    private static List<Long> turns(TurnTaker order, int count) {
        List<Long> turns = new ArrayList<>();
        for (int turn = 0; turn < count && !order.isEmpty(); turn++) {
            long key = order.current();
            turns.add(key);
            OrderKind.settle(order, (int) Math.floorMod(key * 37, 500L) + 1);
        }
        return turns;
    }
}
