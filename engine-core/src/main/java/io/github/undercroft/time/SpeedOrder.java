package io.github.undercroft.time;

import java.util.Arrays;

/**
 * Energy by speed. Slots stand in joining order; each waiting actor is filed under the pass in which it reaches the
 * threshold, so a pass that brings nobody a turn costs nothing, and neither does an actor that waits. See
 * {@link TurnOrders#bySpeed()}.
 */
final class SpeedOrder extends KeyedOrder {
    /** Nothing moves an energy out of this range: a debt is at most one cost, a gain at most one rate. */
    private static final long[] ENERGY = {-Integer.MAX_VALUE, 2L * Integer.MAX_VALUE};

    /** Passes are filed one by one in the block of passes under way, and by blocks beyond it. */
    private static final int BLOCK_BITS = 8;

    private static final int FAR_BITS = 6;

    private final int threshold;
    /** By slot: the energy that the actor has in the pass when it is due. */
    private long[] energies;

    private long[] dues;
    /** The passes of this block, one set each. */
    private SlotSets near;
    /** The blocks to come: a slot waits here under the number of its block. */
    private Wheel far;

    private long pass;
    /** Slots ever given; those of the departed stay empty until the slots are numbered anew. */
    private int end;
    /** Nobody before this slot is due in this pass. */
    private int hint;

    SpeedOrder(int threshold) {
        super(threshold, 1);
        this.threshold = threshold;
        this.energies = new long[rates.length];
        this.dues = new long[rates.length];
        this.near = new SlotSets(Long.SIZE);
        this.far = new Wheel(0, FAR_BITS, rates.length);
    }

    private SpeedOrder(SpeedOrder origin) {
        super(origin);
        this.threshold = origin.threshold;
        this.energies = origin.energies.clone();
        this.dues = origin.dues.clone();
        this.near = origin.near.copy();
        this.far = origin.far.copy();
        this.pass = origin.pass;
        this.end = origin.end;
        this.hint = origin.hint;
    }

    static SpeedOrder restored(OrderState state, int threshold) {
        requireNow(state);
        SpeedOrder order = new SpeedOrder(threshold);
        order.pass = state.now();
        order.far = new Wheel(block(state.now()), FAR_BITS, order.rates.length);
        for (OrderState.Member member : state.members()) {
            requireRange("energy", member, member.balance(), ENERGY);
            requireRange("carry", member, member.carry(), new long[] {0, 0});
            order.join(member.key(), member.rate(), member.balance());
        }
        order.restoreTurn(state);
        return order;
    }

    @Override
    public void add(long key, int rate) {
        join(key, rate, 0);
    }

    private void join(long key, int rate, long energy) {
        requireNewcomer(key, rate);
        if (end == near.capacity()) {
            renumber(2 * (size() + 1));
        }
        place(key, rate, energy);
    }

    /** Puts a newcomer last; there must be room. */
    private void place(long key, int rate, long energy) {
        long passes = passesUntil(energy, rate);
        int slot = end++;
        reserve(slot);
        keys.put(slot, key);
        rates[slot] = rate;
        file(slot, energy, passes);
    }

    @Override
    void reserve(int slot) {
        super.reserve(slot);
        far.reserve(slot);
        if (slot >= energies.length) {
            energies = Arrays.copyOf(energies, rates.length);
            dues = Arrays.copyOf(dues, rates.length);
        }
    }

    /**
     * How many passes bring that energy to the threshold. The division of 32 bits takes half the time of that of 64.
     */
    private long passesUntil(long energy, int rate) {
        long missing = threshold - energy;
        if (missing <= 0) {
            return 0;
        }
        return later(missing <= Integer.MAX_VALUE ? ((int) missing - 1) / rate + 1 : (missing - 1) / rate + 1);
    }

    private long later(long passes) {
        if (pass + passes < 0) {
            throw new IllegalStateException("time is used up: " + passes + " passes from pass " + pass + " end after "
                    + Long.MAX_VALUE + "; restore the state at an earlier pass");
        }
        return passes;
    }

    /** Files a slot with that energy now under the pass of its next turn. */
    private void file(int slot, long energy, long passes) {
        long due = pass + passes;
        energies[slot] = energy + passes * rates[slot];
        dues[slot] = due;
        if (block(due) == block(pass)) {
            near.add(set(due), slot);
        } else {
            far.insert(slot, block(due));
        }
    }

    /** Takes a slot out of its file. */
    private void unfile(int slot) {
        long due = dues[slot];
        if (block(due) == block(pass)) {
            near.remove(set(due), slot);
        } else {
            far.remove(slot);
        }
    }

    private long energyNow(int slot) {
        return energies[slot] - (dues[slot] - pass) * rates[slot];
    }

    /** Gives the slots new numbers in the same sequence, without the gaps of the departed. */
    private void renumber(int capacity) {
        SpeedOrder fresh = new SpeedOrder(threshold);
        fresh.pass = pass;
        fresh.far = new Wheel(block(pass), FAR_BITS, rates.length);
        fresh.near = new SlotSets(Math.max(Long.SIZE, capacity));
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
        dues = fresh.dues;
        near = fresh.near;
        far = fresh.far;
        end = fresh.end;
        hint = 0;
    }

    @Override
    public boolean remove(long key) {
        int slot = keys.find(key);
        if (slot == NOBODY) {
            return false;
        }
        if (asked == slot) {
            asked = NOBODY;
        }
        unfile(slot);
        keys.remove(slot);
        rates[slot] = 0;
        if (end > Long.SIZE && end > 4 * size()) {
            renumber(2 * (size() + 1));
        }
        return true;
    }

    @Override
    public long current() {
        if (asked == NOBODY) {
            requireSomebody();
            asked = near.next(set(pass), hint);
            if (asked == NOBODY) {
                asked = nextPass();
            }
            hint = asked;
        }
        return keys.key(asked);
    }

    /** Goes to the next pass in which anybody is due, and tells who is first in it. */
    private int nextPass() {
        int set = near.firstSet();
        long block = block(pass);
        if (set == NOBODY) {
            block = block(dues[far.first()]);
            drain();
            set = near.firstSet();
        }
        pass = (block << BLOCK_BITS) + set;
        return near.next(set(pass), 0);
    }

    private static long block(long pass) {
        return pass >>> BLOCK_BITS;
    }

    private static int set(long pass) {
        return (int) pass & (SlotSets.SETS - 1);
    }

    /** Files one by one whose block has come. */
    private void drain() {
        for (int slot = far.head(); slot != NOBODY; slot = far.head()) {
            far.removeFirst(slot);
            near.add(set(dues[slot]), slot);
        }
    }

    @Override
    public long now() {
        return pass;
    }

    @Override
    public int restCost() {
        return normalCost();
    }

    @Override
    public boolean canPay(int cost) {
        requireCost(cost);
        turnToSettle();
        return true;
    }

    @Override
    public void pay(int cost) {
        requireCost(cost);
        int slot = turnToSettle();
        long energy = energies[slot] - cost;
        long passes = passesUntil(energy, rates[slot]);
        if (passes == 0) {
            energies[slot] = energy;
        } else {
            near.removeLowest(set(pass), slot);
            file(slot, energy, passes);
        }
        asked = NOBODY;
    }

    @Override
    public void rest() {
        pay(normalCost());
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
        long passes = passesUntil(energy, rate);
        unfile(slot);
        rates[slot] = rate;
        file(slot, energy, passes);
    }

    @Override
    public TurnOrder copy() {
        return new SpeedOrder(this);
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
