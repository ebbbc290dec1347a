package io.github.undercroft.time;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;

/**
 * The parts shared by the three schedulers: keys and their slots, rates, the turn that was asked for, and error
 * messages. The arrays by slot belong to the orders; only what is asked by key goes through the key table, never the
 * asking and settling. Where an order says nothing else, every cost can be paid, also as a debt, and a rest is an
 * action at the normal cost.
 */
abstract sealed class KeyedScheduler implements Scheduler
        permits EnergyBySpeedScheduler, EnergyByRestingScheduler, TimelineScheduler {
    /** No slot: nobody's turn has been asked for. */
    static final int NOBODY = KeyTable.NONE;

    KeyTable keys;
    /** By slot; 0 in a slot without an actor. */
    int[] rates;
    /** The slot of the actor whose turn was asked for and is not settled. */
    int asked;

    private final int normalCost;
    private final int minCost;

    KeyedScheduler(int normalCost, int minCost) {
        this.keys = new KeyTable();
        this.rates = new int[8];
        this.asked = NOBODY;
        this.normalCost = normalCost;
        this.minCost = minCost;
    }

    KeyedScheduler(KeyedScheduler origin) {
        this.keys = origin.keys.copy();
        this.rates = origin.rates.clone();
        this.asked = origin.asked;
        this.normalCost = origin.normalCost;
        this.minCost = origin.minCost;
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
    public final int minCost() {
        return minCost;
    }

    @Override
    public final int rate(long key) {
        return rates[slotOf(key)];
    }

    @Override
    public final SchedulerState state() {
        List<SchedulerState.Member> members = new ArrayList<>(size());
        visit((key, rate, balance, carry) -> members.add(new SchedulerState.Member(key, rate, balance, carry)));
        OptionalLong current = asked == NOBODY ? OptionalLong.empty() : OptionalLong.of(keys.key(asked));
        return new SchedulerState(now(), current, members);
    }

    @Override
    public int restCost() {
        return normalCost;
    }

    @Override
    public boolean canPay(int cost) {
        requireCost(cost);
        turnToSettle();
        return true;
    }

    @Override
    public void rest() {
        pay(normalCost);
    }

    @Override
    public void setRate(long key, int rate) {
        requireRate(key, rate);
        rates[slotOf(key)] = rate;
    }

    @Override
    public final boolean remove(long key) {
        int slot = keys.find(key);
        if (slot == NOBODY) {
            return false;
        }
        if (asked == slot) {
            asked = NOBODY;
        }
        keys.remove(slot);
        vacate(slot);
        return true;
    }

    /** Takes a slot out of where it waits and leaves it without an actor; the key is gone by then. */
    abstract void vacate(int slot);

    /** Gives a free slot to a newcomer. */
    final void occupy(int slot, long key, int rate) {
        reserve(slot);
        keys.put(slot, key);
        rates[slot] = rate;
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
            throw new IllegalStateException("there is no actor that could have a turn; add one first");
        }
    }

    final int turnToSettle() {
        if (asked == NOBODY) {
            throw new IllegalStateException("no actor has the turn: call current() before each turn that is settled");
        }
        return asked;
    }

    final void requireCost(int cost) {
        if (cost < minCost) {
            throw new IllegalArgumentException("a cost must be " + minCost + " or more here: " + cost);
        }
    }

    /** Asks for the turn of whom the state names, and complains where that is somebody else's. */
    final void restoreTurn(SchedulerState state) {
        if (state.current().isEmpty()) {
            return;
        }
        long named = state.current().getAsLong();
        if (!contains(named)) {
            throw new IllegalArgumentException("the state gives the turn to " + named + ", which is no member");
        }
        long actual = current();
        if (actual != named || now() != state.now()) {
            throw new IllegalArgumentException("the state gives the turn to " + named + " at " + state.now()
                    + ", but by its members it is the turn of " + actual + " at " + now());
        }
    }

    final void requireLeft(SchedulerState.Member member, long left) {
        if (left < 0 || left > now()) {
            throw new IllegalArgumentException("member " + member.key() + " left at " + left + "; it is " + now()
                    + " now; a time at which an actor left is 0 to that");
        }
    }

    static void requireNow(SchedulerState state) {
        if (state.now() < 0) {
            throw new IllegalArgumentException("the state's time must be 0 or more: " + state.now());
        }
    }

    static void requireRange(String what, SchedulerState.Member member, long value, long[] range) {
        if (value < range[0] || value > range[1]) {
            throw new IllegalArgumentException("the " + what + " of member " + member.key() + " must be " + range[0]
                    + " to " + range[1] + ": " + value);
        }
    }
}
