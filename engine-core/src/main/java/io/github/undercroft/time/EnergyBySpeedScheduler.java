package io.github.undercroft.time;

import java.util.Arrays;

/**
 * Energy by speed. Slots stand in joining order; each waiting actor is filed under the pass in which it reaches the
 * threshold, so a pass in which no actor gets a turn costs nothing, and neither does an actor that waits. See
 * {@link Schedulers#energyBySpeed()}.
 *
 * <p>Who is due is taken out of the file in batches, and filed again in batches when settled: the filing is most of the
 * work of a turn, and quicker in a loop of its own.
 */
final class EnergyBySpeedScheduler extends KeyedScheduler {
    /** Nothing moves an energy out of this range: a debt is at most one cost, a gain at most one rate. */
    private static final long[] ENERGY = {-Integer.MAX_VALUE, 2L * Integer.MAX_VALUE};

    private final int threshold;
    /** By slot: the energy that the actor has in the pass when it is due. */
    private long[] energies;

    private Passes passes;
    /** Slots that are due in this pass and not filed: the settled await filing. */
    private Batch batch;

    /** Slots ever given; those of actors that left stay empty until the slots are renumbered. */
    private int end;

    EnergyBySpeedScheduler(int threshold) {
        this(threshold, 0, Long.SIZE);
    }

    private EnergyBySpeedScheduler(int threshold, long pass, int slots) {
        super(threshold, 1);
        this.threshold = threshold;
        this.energies = new long[rates.length];
        this.passes = new Passes(pass, slots);
        this.batch = new Batch(Math.min(slots + 3, SlotSets.MAX_TAKEN));
    }

    private EnergyBySpeedScheduler(EnergyBySpeedScheduler origin) {
        super(origin);
        this.threshold = origin.threshold;
        this.energies = origin.energies.clone();
        this.passes = origin.passes.copy();
        this.batch = origin.batch.copy();
        this.end = origin.end;
    }

    static EnergyBySpeedScheduler restored(SchedulerState state, int threshold) {
        requireNow(state);
        EnergyBySpeedScheduler order = new EnergyBySpeedScheduler(threshold, state.now(), Long.SIZE);
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
        passes.requireTime(passesUntil(energy, rate));
        if (end == passes.capacity()) {
            renumber(2 * (size() + 1));
        }
        place(key, rate, energy);
    }

    /** Puts a newcomer last; there must be room. */
    private void place(long key, int rate, long energy) {
        int slot = end++;
        occupy(slot, key, rate);
        energies[slot] = energy;
        file(slot);
    }

    @Override
    void reserve(int slot) {
        super.reserve(slot);
        if (slot >= energies.length) {
            energies = Arrays.copyOf(energies, rates.length);
        }
    }

    /** Files a slot that has its energy as of now under the pass of its next turn. */
    private void file(int slot) {
        long waiting = passesUntil(energies[slot], rates[slot]);
        energies[slot] += waiting * rates[slot];
        passes.file(slot, waiting);
    }

    /**
     * How many passes bring that energy to the threshold. The division of 32 bits takes half the time of that of 64.
     */
    private long passesUntil(long energy, int rate) {
        long missing = threshold - energy;
        if (missing <= 0) {
            return 0;
        }
        return missing <= Integer.MAX_VALUE ? ((int) missing - 1) / rate + 1 : (missing - 1) / rate + 1;
    }

    private void fileSettled() {
        while (batch.isAwaited()) {
            file(batch.takeAwaiting());
        }
    }

    private long energyNow(int slot) {
        return energies[slot] - (passes.due(slot) - passes.pass()) * rates[slot];
    }

    /** Gives the slots new numbers in the same sequence, without the gaps of the departed. */
    private void renumber(int capacity) {
        EnergyBySpeedScheduler fresh =
                new EnergyBySpeedScheduler(threshold, passes.pass(), Math.max(Long.SIZE, capacity));
        for (int slot = 0; slot < end; slot++) {
            if (rates[slot] != 0) {
                if (slot == asked) {
                    fresh.asked = fresh.end;
                }
                fresh.place(keys.key(slot), rates[slot], energyNow(slot));
            }
        }
        keys = fresh.keys;
        rates = fresh.rates;
        asked = fresh.asked;
        energies = fresh.energies;
        passes = fresh.passes;
        batch = fresh.batch;
        end = fresh.end;
        if (asked != NOBODY) {
            batch.fill(passes);
        }
    }

    @Override
    void vacate(int slot) {
        unfile(slot);
        rates[slot] = 0;
        if (end > Long.SIZE && end > 4 * size()) {
            renumber(2 * (size() + 1));
        }
    }

    private void unfile(int slot) {
        fileSettled();
        if (!batch.remove(slot)) {
            passes.remove(slot);
        }
    }

    @Override
    public long current() {
        if (asked == NOBODY) {
            if (batch.isServed()) {
                requireSomebody();
                fileSettled();
                batch.fill(passes);
            }
            asked = batch.first();
        }
        return keys.key(asked);
    }

    @Override
    public long now() {
        return passes.pass();
    }

    @Override
    public void pay(int cost) {
        requireCost(cost);
        int slot = turnToSettle();
        long energy = energies[slot] - cost;
        if (passes.areEnding()) {
            passes.requireTime(passesUntil(energy, rates[slot]));
        }
        energies[slot] = energy;
        if (energy < threshold) {
            batch.next();
        }
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
        long energy = energyNow(slot);
        passes.requireTime(passesUntil(energy, rate));
        if (energy < threshold) {
            unfile(slot);
            energies[slot] = energy;
            rates[slot] = rate;
            file(slot);
        }
        rates[slot] = rate;
    }

    @Override
    public Scheduler copy() {
        return new EnergyBySpeedScheduler(this);
    }

    @Override
    public void visit(MemberVisitor visitor) {
        for (int slot = 0; slot < end; slot++) {
            if (rates[slot] != 0) {
                visitor.member(keys.key(slot), rates[slot], energyNow(slot), 0);
            }
        }
    }
}
