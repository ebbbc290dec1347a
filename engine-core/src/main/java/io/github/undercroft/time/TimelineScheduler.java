package io.github.undercroft.time;

import java.util.Arrays;

/** A queue by time. See {@link Schedulers#timeline()}. */
final class TimelineScheduler extends KeyedScheduler {
    static final int NORMAL_RATE = 100;

    /** By time; where times are equal by {@link #turns}. */
    private final DueHeap waiting;

    private final FreeSlots slots;
    /** Hundredths of a cost that no whole unit of time was taken for yet. */
    private int[] carries;

    private long now;
    /** How many turns were given a time. */
    private long turns;

    TimelineScheduler(int normalCost) {
        super(normalCost, 1);
        this.waiting = new DueHeap();
        this.slots = new FreeSlots();
        this.carries = new int[rates.length];
    }

    private TimelineScheduler(TimelineScheduler origin) {
        super(origin);
        this.waiting = origin.waiting.copy();
        this.slots = origin.slots.copy();
        this.carries = origin.carries.clone();
        this.now = origin.now;
        this.turns = origin.turns;
    }

    static TimelineScheduler restored(SchedulerState state, int normalCost) {
        requireNow(state);
        TimelineScheduler order = new TimelineScheduler(normalCost);
        order.now = state.now();
        long earliest = state.now();
        for (SchedulerState.Member member : state.members()) {
            requireRange("time", member, member.balance(), new long[] {earliest, Long.MAX_VALUE});
            requireCarry(member);
            earliest = member.balance();
            order.requireNewcomer(member.key(), member.rate());
            order.join(member, member.balance());
        }
        order.restoreTurn(state);
        return order;
    }

    @Override
    public void add(long key, int rate) {
        requireNewcomer(key, rate);
        long work = (long) normalCost() * NORMAL_RATE;
        join(new SchedulerState.Member(key, rate, 0, work % rate), later(work / rate));
    }

    @Override
    public void resume(SchedulerState.Member member, long left) {
        requireLeft(member, left);
        requireRange("time", member, member.balance(), new long[] {left, Long.MAX_VALUE});
        requireCarry(member);
        requireNewcomer(member.key(), member.rate());
        join(member, later(member.balance() - left));
    }

    private static void requireCarry(SchedulerState.Member member) {
        requireRange("carry", member, member.carry(), new long[] {0, Integer.MAX_VALUE});
    }

    private void join(SchedulerState.Member member, long time) {
        int slot = slots.take();
        occupy(slot, member.key(), member.rate());
        carries[slot] = (int) member.carry();
        waiting.insert(slot, time, turns++);
    }

    @Override
    void reserve(int slot) {
        super.reserve(slot);
        if (slot >= carries.length) {
            carries = Arrays.copyOf(carries, rates.length);
        }
    }

    @Override
    void vacate(int slot) {
        waiting.remove(slot);
        rates[slot] = 0;
        slots.giveBack(slot);
    }

    @Override
    public long current() {
        if (asked == NOBODY) {
            requireSomebody();
            asked = waiting.first();
            now = waiting.due(asked);
        }
        return keys.key(asked);
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public void pay(int cost) {
        requireCost(cost);
        postpone(turnToSettle(), cost);
        asked = NOBODY;
    }

    /** Takes the slot from where it waits, now, to the end of that action. */
    private void postpone(int slot, int cost) {
        int rate = rates[slot];
        long duration = cost;
        int carry = carries[slot];
        // At the normal rate a carry below one unit of time stays as it is: there is nothing to divide.
        if (rate != NORMAL_RATE || carry >= NORMAL_RATE) {
            long work = (long) cost * NORMAL_RATE + carry;
            duration = work / rate;
            carry = (int) (work - duration * rate);
        }
        long time = later(duration);
        carries[slot] = carry;
        waiting.move(slot, time, turns++);
    }

    private long later(long duration) {
        long time = now + duration;
        if (time < 0) {
            throw new IllegalStateException("time is used up: an action of " + duration + " from " + now
                    + " ends after " + Long.MAX_VALUE + "; restore the state at an earlier time");
        }
        return time;
    }

    @Override
    public long energy(long key) {
        slotOf(key);
        return 0;
    }

    @Override
    public Scheduler copy() {
        return new TimelineScheduler(this);
    }

    @Override
    public void visit(Scheduler.MemberVisitor visitor) {
        for (int slot : waiting.inOrder()) {
            visitor.member(keys.key(slot), rates[slot], waiting.due(slot), carries[slot]);
        }
    }
}
