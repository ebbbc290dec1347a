package io.github.undercroft.time;

import java.util.Arrays;

/**
 * Energy by speed. Each actor waits under the pass in which it reaches the threshold, so a pass in which nobody gets a
 * turn costs nothing. See {@link Schedulers#energyBySpeed()}.
 */
final class EnergyBySpeedScheduler extends KeyedScheduler {
    /** Nothing moves an energy out of this range: a debt is at most one cost, a gain at most one rate. */
    private static final long[] ENERGY = {-Integer.MAX_VALUE, 2L * Integer.MAX_VALUE};

    private final int threshold;
    private final JoiningOrder joined;
    /** By pass; in a pass by {@link #ranks}. */
    private final DueHeap waiting;
    /** By slot: the energy that the actor has in the pass when it is due. */
    private long[] energies;
    /** By slot: how many joined before. */
    private long[] ranks;

    private long newcomers;
    private long pass;

    EnergyBySpeedScheduler(int threshold) {
        super(threshold, 1);
        this.threshold = threshold;
        this.joined = new JoiningOrder();
        this.waiting = new DueHeap();
        this.energies = new long[rates.length];
        this.ranks = new long[rates.length];
    }

    private EnergyBySpeedScheduler(EnergyBySpeedScheduler origin) {
        super(origin);
        this.threshold = origin.threshold;
        this.joined = origin.joined.copy();
        this.waiting = origin.waiting.copy();
        this.energies = origin.energies.clone();
        this.ranks = origin.ranks.clone();
        this.newcomers = origin.newcomers;
        this.pass = origin.pass;
    }

    static EnergyBySpeedScheduler restored(SchedulerState state, int threshold) {
        requireNow(state);
        EnergyBySpeedScheduler order = new EnergyBySpeedScheduler(threshold);
        order.pass = state.now();
        for (SchedulerState.Member member : state.members()) {
            requireMember(member);
            order.join(member.key(), member.rate(), member.balance());
        }
        order.restoreTurn(state);
        return order;
    }

    @Override
    public void add(long key, int rate) {
        join(key, rate, 0);
    }

    @Override
    public void resume(SchedulerState.Member member, long left) {
        requireLeft(member, left);
        requireMember(member);
        join(member.key(), member.rate(), member.balance());
    }

    private static void requireMember(SchedulerState.Member member) {
        requireRange("energy", member, member.balance(), ENERGY);
        requireRange("carry", member, member.carry(), new long[] {0, 0});
    }

    private void join(long key, int rate, long energy) {
        requireNewcomer(key, rate);
        long due = due(energy, rate);
        int slot = joined.join();
        occupy(slot, key, rate);
        ranks[slot] = newcomers++;
        energies[slot] = energy + (due - pass) * rate;
        waiting.insert(slot, due, ranks[slot]);
    }

    @Override
    void reserve(int slot) {
        super.reserve(slot);
        if (slot >= energies.length) {
            energies = Arrays.copyOf(energies, rates.length);
            ranks = Arrays.copyOf(ranks, rates.length);
        }
    }

    @Override
    void vacate(int slot) {
        waiting.remove(slot);
        joined.leave(slot);
        rates[slot] = 0;
    }

    /** The pass that brings that energy to the threshold; throws if there is none. */
    private long due(long energy, int rate) {
        long missing = threshold - energy;
        if (missing <= 0) {
            return pass;
        }
        long passes = (missing - 1) / rate + 1;
        if (pass + passes < 0) {
            throw new IllegalStateException("time is used up: " + passes + " passes from pass " + pass + " end after "
                    + Long.MAX_VALUE + "; restore the state at an earlier pass");
        }
        return pass + passes;
    }

    /** Lets an actor that has that energy now wait for its next turn. */
    private void await(int slot, long energy, int rate) {
        long due = due(energy, rate);
        rates[slot] = rate;
        energies[slot] = energy + (due - pass) * rate;
        waiting.move(slot, due, ranks[slot]);
    }

    private long energyNow(int slot) {
        return energies[slot] - (waiting.due(slot) - pass) * rates[slot];
    }

    @Override
    public long current() {
        if (asked == NOBODY) {
            requireSomebody();
            asked = waiting.first();
            pass = waiting.due(asked);
        }
        return keys.key(asked);
    }

    @Override
    public long now() {
        return pass;
    }

    @Override
    public void pay(int cost) {
        requireCost(cost);
        int slot = turnToSettle();
        await(slot, energies[slot] - cost, rates[slot]);
        asked = NOBODY;
    }

    @Override
    public long energy(long key) {
        return energyNow(slotOf(key));
    }

    @Override
    public void setRate(long key, int rate) {
        requireRate(key, rate);
        int slot = slotOf(key);
        await(slot, energyNow(slot), rate);
    }

    @Override
    public Scheduler copy() {
        return new EnergyBySpeedScheduler(this);
    }

    @Override
    public void visit(Scheduler.MemberVisitor visitor) {
        for (int slot = joined.first(); slot != NOBODY; slot = joined.next(slot)) {
            visitor.member(keys.key(slot), rates[slot], energyNow(slot), 0);
        }
    }
}
