package io.github.undercroft.time;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;

/**
 * What the three orders share: keys and their slots, rates, whose turn has been asked for, and the complaints. The arrays
 * by slot belong to the orders; only what is asked by key goes through the key table, never the asking and settling.
 */
abstract class KeyedOrder implements TurnOrder {
    /** No slot: nobody's turn has been asked for. */
    static final int NOBODY = Keys.NONE;

    Keys keys;
    /** By slot; 0 in a slot without an actor. */
    int[] rates;
    /** The slot of the actor whose turn was asked for and is not settled. */
    int asked;

    private final int normalCost;
    private final int leastCost;

    KeyedOrder(int normalCost, int leastCost) {
        this.keys = new Keys();
        this.rates = new int[8];
        this.asked = NOBODY;
        this.normalCost = normalCost;
        this.leastCost = leastCost;
    }

    KeyedOrder(KeyedOrder origin) {
        this.keys = origin.keys.copy();
        this.rates = origin.rates.clone();
        this.asked = origin.asked;
        this.normalCost = origin.normalCost;
        this.leastCost = origin.leastCost;
    }

    @Override
    public final boolean contains(long key) {
        return keys.find(key) != NOBODY;
    }

    @Override
    public final int size() {
        return keys.size();
    }

    @Override
    public final int normalCost() {
        return normalCost;
    }

    @Override
    public final int leastCost() {
        return leastCost;
    }

    @Override
    public final int rate(long key) {
        return rates[slotOf(key)];
    }

    @Override
    public final OrderState state() {
        List<OrderState.Member> members = new ArrayList<>(size());
        visit((key, rate, balance, carry) -> members.add(new OrderState.Member(key, rate, balance, carry)));
        OptionalLong current = asked == NOBODY ? OptionalLong.empty() : OptionalLong.of(keys.key(asked));
        return new OrderState(now(), current, members);
    }

    /** Makes room in the arrays by slot. */
    void reserve(int slot) {
        if (slot >= rates.length) {
            rates = Arrays.copyOf(rates, Math.max(slot + 1, 2 * rates.length));
        }
    }

    final int slotOf(long key) {
        int slot = keys.find(key);
        if (slot == NOBODY) {
            throw new IllegalArgumentException("there is no actor with key " + key + "; add it first");
        }
        return slot;
    }

    final void requireNewcomer(long key, int rate) {
        requireRate(key, rate);
        if (contains(key)) {
            throw new IllegalArgumentException("the actor with key " + key + " has joined already; remove it first");
        }
    }

    static void requireRate(long key, int rate) {
        if (rate < 1) {
            throw new IllegalArgumentException("the rate of the actor with key " + key + " must be 1 or more: " + rate);
        }
    }

    final void requireSomebody() {
        if (keys.size() == 0) {
            throw new IllegalStateException("nobody can have the turn: there is no actor; add one first");
        }
    }

    final int turnToSettle() {
        if (asked == NOBODY) {
            throw new IllegalStateException("nobody has the turn: ask current() before each turn that is settled");
        }
        return asked;
    }

    final void requireCost(int cost) {
        if (cost < leastCost) {
            throw new IllegalArgumentException("a cost must be " + leastCost + " or more here: " + cost);
        }
    }

    /** Asks for the turn of whom the state names, and complains where that is somebody else's. */
    final void restoreTurn(OrderState state) {
        if (state.current().isEmpty()) {
            return;
        }
        long named = state.current().getAsLong();
        if (!contains(named)) {
            throw new IllegalArgumentException("the state gives the turn to " + named + ", who is no member");
        }
        long actual = current();
        if (actual != named || now() != state.now()) {
            throw new IllegalArgumentException("the state gives the turn to " + named + " at " + state.now()
                    + ", but by its members it is the turn of " + actual + " at " + now());
        }
    }

    final void requireLeft(OrderState.Member member, long left) {
        if (left < 0 || left > now()) {
            throw new IllegalArgumentException("member " + member.key() + " left at " + left + "; it is " + now()
                    + " now, and nobody left before 0 or later than that");
        }
    }

    static void requireNow(OrderState state) {
        if (state.now() < 0) {
            throw new IllegalArgumentException("the state's time must be 0 or more: " + state.now());
        }
    }

    static void requireRange(String what, OrderState.Member member, long value, long[] range) {
        if (value < range[0] || value > range[1]) {
            throw new IllegalArgumentException("the " + what + " of member " + member.key() + " must be " + range[0]
                    + " to " + range[1] + ": " + value);
        }
    }
}
