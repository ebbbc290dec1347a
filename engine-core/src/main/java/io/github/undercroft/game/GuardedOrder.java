package io.github.undercroft.game;

import io.github.undercroft.time.MemberVisitor;
import io.github.undercroft.time.OrderState;
import io.github.undercroft.time.TurnOrder;
import io.github.undercroft.time.TurnOrderFactory;
import io.github.undercroft.time.TurnOrders;
import java.util.Objects;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** A turn order of a game's own: what it throws names the factory that the rules have it from. */
final class GuardedOrder implements TurnOrder {

    private final TurnOrderFactory factory;
    private final TurnOrder order;

    private GuardedOrder(TurnOrderFactory factory, TurnOrder order) {
        this.factory = factory;
        this.order = order;
    }

    /** A new order; guarded unless it is one of the library's. */
    static TurnOrder create(TurnOrderFactory factory) {
        return guarded(factory, asked(factory, factory::create));
    }

    private static TurnOrder guarded(TurnOrderFactory factory, TurnOrder order) {
        return TurnOrders.isReadyMade(order) ? order : new GuardedOrder(factory, order);
    }

    /** An order that goes on from there; what the state lacks is refused as the factory says. */
    static TurnOrder restore(TurnOrderFactory factory, OrderState state) {
        try {
            return guarded(factory, Objects.requireNonNull(factory.restore(state), "restore() answered null"));
        } catch (IllegalArgumentException broken) {
            throw broken;
        } catch (Throwable thrown) {
            throw GameCode.failure("Restoring the turn order", factory, thrown);
        }
    }

    private static <T> T asked(TurnOrderFactory factory, Supplier<T> question) {
        try {
            return Objects.requireNonNull(question.get(), "a turn order answered null");
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking the turn order", factory, thrown);
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
    public void resume(OrderState.Member member, long left) {
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
    public int leastCost() {
        return number((IntSupplier) order::leastCost);
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
    public TurnOrder copy() {
        return new GuardedOrder(factory, asked(factory, order::copy));
    }

    @Override
    public OrderState state() {
        return asked(factory, order::state);
    }

    @Override
    public void visit(MemberVisitor visitor) {
        let(() -> order.visit(visitor));
    }
}
