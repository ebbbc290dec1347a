package io.github.undercroft.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.undercroft.random.RandomSource;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The last turns before time runs out at 2 to the 63rd, against models that count in numbers without an end. */
class EndOfTimeLawsTest {

    private static final BigInteger LAST = BigInteger.valueOf(Long.MAX_VALUE);
    private static final BigInteger HUNDRED = BigInteger.valueOf(100);
    private static final int THRESHOLD = 240;

    private static final class Actor {
        final long key;
        int rate;
        BigInteger balance = BigInteger.ZERO;
        BigInteger carry = BigInteger.ZERO;
        long settled;
        boolean hadTurn;

        Actor(long key, int rate) {
            this.key = key;
            this.rate = rate;
        }
    }

    /** Whose turn it is and when, and when an actor has its next turn. */
    private abstract static class Model {
        final List<Actor> actors = new ArrayList<>();
        BigInteger now = BigInteger.ZERO;
        long settled;

        abstract Actor current();

        /** When that actor has its next turn after paying that now, or with another rate, or as a newcomer with cost -1. */
        abstract BigInteger next(Actor actor, int rate, int cost);

        abstract void pay(Actor actor, int cost);

        void join(Actor actor) {
            actors.add(actor);
        }

        BigInteger shown() {
            return now;
        }
    }

    private static final class Timeline extends Model {
        @Override
        Actor current() {
            Actor first = actors.stream()
                    .min(Comparator.<Actor, BigInteger>comparing(actor -> actor.balance)
                            .thenComparing(actor -> actor.settled))
                    .orElseThrow();
            now = first.balance;
            return first;
        }

        private static BigInteger work(Actor actor, int cost) {
            return BigInteger.valueOf(cost < 0 ? 100 : cost).multiply(HUNDRED).add(actor.carry);
        }

        @Override
        BigInteger next(Actor actor, int rate, int cost) {
            return cost == 0 ? now : now.add(work(actor, cost).divide(BigInteger.valueOf(rate)));
        }

        @Override
        void pay(Actor actor, int cost) {
            BigInteger work = work(actor, cost);
            actor.balance = next(actor, actor.rate, cost);
            actor.carry = work.mod(BigInteger.valueOf(actor.rate));
            actor.settled = settled++;
        }

        @Override
        void join(Actor actor) {
            super.join(actor);
            pay(actor, -1);
        }
    }

    private static final class BySpeed extends Model {
        @Override
        Actor current() {
            BigInteger passes = actors.stream()
                    .map(actor -> wait(actor.balance, actor.rate))
                    .min(Comparator.naturalOrder())
                    .orElseThrow();
            now = now.add(passes);
            actors.forEach(actor -> actor.balance = actor.balance.add(passes.multiply(BigInteger.valueOf(actor.rate))));
            return actors.stream()
                    .filter(actor -> actor.balance.compareTo(BigInteger.valueOf(THRESHOLD)) >= 0)
                    .findFirst()
                    .orElseThrow();
        }

        private static BigInteger wait(BigInteger energy, int rate) {
            BigInteger missing = BigInteger.valueOf(THRESHOLD).subtract(energy).max(BigInteger.ZERO);
            BigInteger[] parts = missing.divideAndRemainder(BigInteger.valueOf(rate));
            return parts[1].signum() == 0 ? parts[0] : parts[0].add(BigInteger.ONE);
        }

        @Override
        BigInteger next(Actor actor, int rate, int cost) {
            return now.add(wait(actor.balance.subtract(BigInteger.valueOf(Math.max(0, cost))), rate));
        }

        @Override
        void pay(Actor actor, int cost) {
            actor.balance = actor.balance.subtract(BigInteger.valueOf(cost));
        }
    }

    /** Here the last round is for ever. */
    private static final class ByResting extends Model {
        @Override
        Actor current() {
            if (actors.stream().allMatch(actor -> actor.hadTurn)) {
                actors.forEach(actor -> actor.hadTurn = false);
                now = now.add(BigInteger.ONE);
            }
            return actors.stream().filter(actor -> !actor.hadTurn).findFirst().orElseThrow();
        }

        @Override
        BigInteger next(Actor actor, int rate, int cost) {
            return BigInteger.ZERO;
        }

        @Override
        void pay(Actor actor, int cost) {
            boolean canPay = actor.balance.compareTo(BigInteger.valueOf(cost)) >= 0;
            actor.balance = canPay
                    ? actor.balance.subtract(BigInteger.valueOf(cost))
                    : actor.balance.add(BigInteger.valueOf(actor.rate));
            actor.hadTurn = true;
        }

        @Override
        BigInteger shown() {
            return now.min(LAST);
        }
    }

    @Property
    void aTimelineTakesWhatEndsInTimeAndRefusesAllElse(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        play(Schedulers.timeline(), new Timeline(), random, random.nextInt(3_000));
        play(Schedulers.timeline(), new Timeline(), random, 1L + Integer.MAX_VALUE * 3L);
    }

    @Property
    void energyBySpeedTakesWhatEndsInTimeAndRefusesAllElse(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        play(
                Schedulers.energyBySpeed().withNormalRate(60).withThreshold(THRESHOLD),
                new BySpeed(),
                random,
                random.nextInt(300));
        play(
                Schedulers.energyBySpeed().withNormalRate(60).withThreshold(THRESHOLD),
                new BySpeed(),
                random,
                1L + Integer.MAX_VALUE * 3L);
    }

    @Property
    void energyByRestingGoesOnInItsLastRound(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        play(Schedulers.energyByResting(), new ByResting(), random, random.nextInt(30));
    }

    private static void play(SchedulerFactory factory, Model model, RandomSource random, long left) {
        Scheduler order = factory.restore(new SchedulerState(Long.MAX_VALUE - left, OptionalLong.empty(), List.of()));
        model.now = BigInteger.valueOf(order.now());
        for (int call = 0; call < 120; call++) {
            int kind = random.nextInt(10);
            if (kind == 0 || model.actors.isEmpty()) {
                add(order, model, new Actor(call, rate(random)));
            } else if (kind == 1) {
                setRate(order, model, model.actors.get(random.nextInt(model.actors.size())), rate(random));
            } else if (kind == 2) {
                Actor leaving = model.actors.remove(random.nextInt(model.actors.size()));
                assertThat(order.remove(leaving.key)).isTrue();
            } else {
                turn(
                        order,
                        model,
                        random.nextInt(4) == 0 ? 1 + random.nextInt(Integer.MAX_VALUE - 1) : 1 + random.nextInt(300));
            }
        }
    }

    private static int rate(RandomSource random) {
        return random.nextInt(4) == 0 ? 1 + random.nextInt(400) : 100;
    }

    private static void add(Scheduler order, Model model, Actor actor) {
        if (model.next(actor, actor.rate, -1).compareTo(LAST) > 0) {
            refused(order, model, () -> order.add(actor.key, actor.rate));
        } else {
            order.add(actor.key, actor.rate);
            model.join(actor);
        }
    }

    private static void setRate(Scheduler order, Model model, Actor actor, int rate) {
        if (model.next(actor, rate, 0).compareTo(LAST) > 0) {
            refused(order, model, () -> order.setRate(actor.key, rate));
        } else {
            order.setRate(actor.key, rate);
            actor.rate = rate;
        }
    }

    private static void turn(Scheduler order, Model model, int cost) {
        Actor actor = model.current();
        assertThat(order.current()).isEqualTo(actor.key);
        assertThat(BigInteger.valueOf(order.now())).isEqualTo(model.shown());
        int min = order.minCost() == 0 ? cost % 6 : cost;
        if (!order.canPay(min)) {
            order.rest();
            model.pay(actor, min);
        } else if (model.next(actor, actor.rate, min).compareTo(LAST) > 0) {
            refused(order, model, () -> order.pay(min));
        } else {
            order.pay(min);
            model.pay(actor, min);
        }
    }

    /** That call is refused by its name, and nothing of it happens. */
    private static void refused(Scheduler order, Model model, Runnable call) {
        SchedulerState before = order.state();
        assertThatIllegalStateException()
                .isThrownBy(call::run)
                .withMessageContaining("time is used up")
                .withMessageContaining(" from ")
                .withMessageContaining(model.now.toString());
        assertThat(order.state()).isEqualTo(before);
    }
}
