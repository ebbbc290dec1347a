package io.github.undercroft.time;

import java.util.Arrays;

/** A queue by time: a tournament of a few or a timing wheel of many. See {@link Schedulers#timeline()}. */
final class TimelineScheduler extends KeyedScheduler {
    static final int NORMAL_RATE = 100;

    private static final int WHEEL_WIDTH_BITS = 12;

    /** A tournament as long as all fit in. */
    private TimeQueue schedule;

    private final Listing listing = new Listing();
    private final FreeSlots slots;
    /** Hundredths of a cost that no whole unit of time was taken for yet. */
    private int[] carries;

    TimelineScheduler(int normalCost) {
        this(normalCost, 0);
    }

    private TimelineScheduler(int normalCost, long now) {
        super(normalCost, 1);
        this.schedule = new Tournament(now);
        this.slots = new FreeSlots();
        this.carries = new int[rates.length];
    }

    private TimelineScheduler(TimelineScheduler origin) {
        super(origin);
        this.schedule = origin.schedule.copy();
        this.slots = origin.slots.copy();
        this.carries = origin.carries.clone();
    }

    static TimelineScheduler restored(SchedulerState state, int normalCost) {
        requireNow(state);
        TimelineScheduler order = new TimelineScheduler(normalCost, state.now());
        long earliest = state.now();
        for (SchedulerState.Member member : state.members()) {
            requireRange("time", member, member.balance(), new long[] {earliest, Long.MAX_VALUE});
            requireCarry(member);
            earliest = member.balance();
            order.requireNewcomer(member.key(), member.rate());
            int slot = order.join(member.key(), member.rate());
            order.carries[slot] = (int) member.carry();
            order.schedule.insert(slot, member.balance());
        }
        order.restoreTurn(state);
        return order;
    }

    @Override
    public void add(long key, int rate) {
        requireNewcomer(key, rate);
        long work = (long) normalCost() * NORMAL_RATE;
        long time = later(work / rate);
        int slot = join(key, rate);
        carries[slot] = (int) (work % rate);
        schedule.insert(slot, time);
    }

    @Override
    public void resume(SchedulerState.Member member, long left) {
        requireLeft(member, left);
        requireRange("time", member, member.balance(), new long[] {left, Long.MAX_VALUE});
        requireCarry(member);
        requireNewcomer(member.key(), member.rate());
        long time = later(member.balance() - left);
        int slot = join(member.key(), member.rate());
        carries[slot] = (int) member.carry();
        schedule.insert(slot, time);
    }

    private static void requireCarry(SchedulerState.Member member) {
        requireRange("carry", member, member.carry(), new long[] {0, Integer.MAX_VALUE});
    }

    private int join(long key, int rate) {
        int slot = slots.take();
        if (slot == Tournament.MAX_SLOTS && schedule instanceof Tournament) {
            toWheel();
        }
        occupy(slot, key, rate);
        carries[slot] = 0;
        return slot;
    }

    private void toWheel() {
        int waiting = size();
        int[] sequence = schedule.inOrder(listing, waiting);
        Wheel wheel = new Wheel(schedule.now(), WHEEL_WIDTH_BITS, 2 * Tournament.MAX_SLOTS);
        for (int index = 0; index < waiting; index++) {
            wheel.insert(sequence[index], schedule.due(sequence[index]));
        }
        schedule = wheel;
    }

    @Override
    void reserve(int slot) {
        super.reserve(slot);
        schedule.reserve(slot);
        if (slot >= carries.length) {
            carries = Arrays.copyOf(carries, rates.length);
        }
    }

    @Override
    void vacate(int slot) {
        schedule.remove(slot);
        rates[slot] = 0;
        slots.giveBack(slot);
    }

    @Override
    public long current() {
        if (asked == NOBODY) {
            requireSomebody();
            asked = schedule.first();
        }
        return keys.key(asked);
    }

    @Override
    public long now() {
        return schedule.now();
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
        schedule.postpone(slot, time);
    }

    private long later(long duration) {
        long time = schedule.now() + duration;
        if (time < 0) {
            throw new IllegalStateException("time is used up: an action of " + duration + " from " + schedule.now()
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
    public void visit(MemberVisitor visitor) {
        int size = size();
        int[] sequence = schedule.inOrder(listing, size);
        for (int index = 0; index < size; index++) {
            int slot = sequence[index];
            visitor.member(keys.key(slot), rates[slot], schedule.due(slot), carries[slot]);
        }
    }
}
