package io.github.undercroft.game.guard;

import io.github.undercroft.time.MemberVisitor;
import io.github.undercroft.time.Scheduler;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.SchedulerState;
import io.github.undercroft.time.Schedulers;
import java.util.Objects;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Wraps a scheduler of the game's own: exceptions name the factory in the rules, and changes since {@link #hold} can be
 * undone.
 */
public final class GuardedScheduler implements Scheduler {

    private final SchedulerFactory factory;
    private Scheduler order;
    /** The state at the time of {@link #hold}; code that throws may leave half a change behind. */
    private @Nullable Scheduler held;

    private GuardedScheduler(SchedulerFactory factory, Scheduler order) {
        this.factory = factory;
        this.order = order;
    }

    /** A new scheduler; wrapped unless it is one of the library's. */
    public static Scheduler create(SchedulerFactory factory) {
        return guarded(factory, asked(factory, factory::create));
    }

    private static Scheduler guarded(SchedulerFactory factory, Scheduler order) {
        return Schedulers.isReadyMade(order) ? order : new GuardedScheduler(factory, order);
    }

    /** The rate of an actor of normal speed. */
    public static int normalRate(SchedulerFactory factory) {
        try {
            return factory.normalRate();
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking for the normal rate", factory, thrown);
        }
    }

    /** The length of a turn of normal speed. */
    public static int normalTurn(SchedulerFactory factory) {
        try {
            return factory.normalTurn();
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking for the length of a turn", factory, thrown);
        }
    }

    /** A scheduler restored from a state. If the state is incomplete, the factory refuses it. */
    public static Scheduler restore(SchedulerFactory factory, SchedulerState state) {
        try {
            return guarded(factory, Objects.requireNonNull(factory.restore(state), "restore() returned null"));
        } catch (IllegalArgumentException broken) {
            throw broken;
        } catch (Throwable thrown) {
            throw GameCode.failure("Restoring the scheduler", factory, thrown);
        }
    }

    /**
     * Remembers the present state of a scheduler of the game's own. The library's never need it: they throw nothing
     * halfway.
     */
    public static void hold(Scheduler order) {
        if (order instanceof GuardedScheduler guarded && guarded.held == null) {
            guarded.held = asked(guarded.factory, guarded.order::copy);
        }
    }

    /** Restores the state at the time of {@link #hold}, if there is one. */
    public static void goBack(Scheduler order) {
        if (order instanceof GuardedScheduler guarded && guarded.held != null) {
            guarded.order = guarded.held;
            guarded.held = null;
        }
    }

    /** Keeps the changes since {@link #hold}. */
    public static void letGo(Scheduler order) {
        if (order instanceof GuardedScheduler guarded) {
            guarded.held = null;
        }
    }

    private static <T> T asked(SchedulerFactory factory, Supplier<T> question) {
        try {
            return Objects.requireNonNull(question.get(), "a scheduler returned null");
        } catch (Throwable thrown) {
            throw GameCode.failure("Calling the scheduler", factory, thrown);
        }
    }

    private int number(IntSupplier question) {
        return asked(factory, question::getAsInt);
    }

    private long number(LongSupplier question) {
        return asked(factory, question::getAsLong);
    }

    private boolean isTrue(Supplier<Boolean> question) {
        return asked(factory, question);
    }

    private void let(Runnable call) {
        asked(factory, () -> {
            call.run();
            return factory;
        });
    }

    @Override
    public void add(long key, int rate) {
        let(() -> order.add(key, rate));
    }

    @Override
    public boolean remove(long key) {
        return isTrue(() -> order.remove(key));
    }

    @Override
    public void resume(SchedulerState.Member member, long left) {
        let(() -> order.resume(member, left));
    }

    @Override
    public boolean contains(long key) {
        return isTrue(() -> order.contains(key));
    }

    @Override
    public int size() {
        return number((IntSupplier) order::size);
    }

    @Override
    public boolean isEmpty() {
        return isTrue(order::isEmpty);
    }

    @Override
    public long current() {
        return number((LongSupplier) order::current);
    }

    @Override
    public long now() {
        return number((LongSupplier) order::now);
    }

    @Override
    public int normalCost() {
        return number((IntSupplier) order::normalCost);
    }

    @Override
    public int restCost() {
        return number((IntSupplier) order::restCost);
    }

    @Override
    public boolean canPay(int cost) {
        return isTrue(() -> order.canPay(cost));
    }

    @Override
    public int minCost() {
        return number((IntSupplier) order::minCost);
    }

    @Override
    public void pay(int cost) {
        let(() -> order.pay(cost));
    }

    @Override
    public void rest() {
        let(order::rest);
    }

    @Override
    public long energy(long key) {
        return number((LongSupplier) () -> order.energy(key));
    }

    @Override
    public int rate(long key) {
        return number((IntSupplier) () -> order.rate(key));
    }

    @Override
    public void setRate(long key, int rate) {
        let(() -> order.setRate(key, rate));
    }

    @Override
    public Scheduler copy() {
        return new GuardedScheduler(factory, asked(factory, order::copy));
    }

    @Override
    public SchedulerState state() {
        return asked(factory, order::state);
    }

    @Override
    public void visit(MemberVisitor visitor) {
        let(() -> order.visit(visitor));
    }
}
