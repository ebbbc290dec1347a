package io.github.undercroft.time;

import java.util.Arrays;

/** Energy by resting: a turn is one step along the joining order. See {@link Schedulers#energyByResting()}. */
final class EnergyByRestingScheduler extends KeyedScheduler {
    /** High enough for every game, low enough that a gain never overflows. */
    static final long MAX_ENERGY = 1L << 62;

    private final long cap;
    private final JoiningOrder joined;
    private long[] energies;
    /** Who comes next in this round, or nobody when all have had their turn. */
    private int cursor = NOBODY;

    private long rounds;

    EnergyByRestingScheduler(int normalCost, long cap) {
        super(normalCost, 0);
        this.cap = cap;
        this.joined = new JoiningOrder();
        this.energies = new long[rates.length];
    }

    private EnergyByRestingScheduler(EnergyByRestingScheduler origin) {
        super(origin);
        this.cap = origin.cap;
        this.joined = origin.joined.copy();
        this.energies = origin.energies.clone();
        this.cursor = origin.cursor;
        this.rounds = origin.rounds;
    }

    static EnergyByRestingScheduler restored(SchedulerState state, int normalCost, long cap) {
        requireNow(state);
        EnergyByRestingScheduler order = new EnergyByRestingScheduler(normalCost, cap);
        order.rounds = state.now();
        long turnsHad = 1;
        for (SchedulerState.Member member : state.members()) {
            requireRange("energy", member, member.balance(), new long[] {0, cap});
            requireRange("carry", member, member.carry(), new long[] {0, turnsHad});
            turnsHad = member.carry();
            int slot = order.join(member.key(), member.rate());
            order.energies[slot] = member.balance();
            if (turnsHad == 1) {
                order.cursor = NOBODY;
            }
        }
        order.restoreTurn(state);
        return order;
    }

    @Override
    public void add(long key, int rate) {
        join(key, rate);
    }

    @Override
    public void resume(SchedulerState.Member member, long left) {
        requireLeft(member, left);
        requireRange("energy", member, member.balance(), new long[] {0, cap});
        requireRange("carry", member, member.carry(), new long[] {0, 1});
        int slot = join(member.key(), member.rate());
        energies[slot] = member.balance();
    }

    private int join(long key, int rate) {
        requireNewcomer(key, rate);
        int slot = joined.join();
        occupy(slot, key, rate);
        energies[slot] = 0;
        if (cursor == NOBODY) {
            cursor = slot;
        }
        return slot;
    }

    @Override
    void reserve(int slot) {
        super.reserve(slot);
        if (slot >= energies.length) {
            energies = Arrays.copyOf(energies, rates.length);
        }
    }

    @Override
    void vacate(int slot) {
        if (cursor == slot) {
            cursor = joined.next(slot);
        }
        joined.leave(slot);
        rates[slot] = 0;
    }

    @Override
    public long current() {
        if (asked == NOBODY) {
            requireSomebody();
            if (cursor == NOBODY) {
                cursor = joined.first();
                rounds = Math.max(rounds, rounds + 1); // the last round of all is for ever
            }
            asked = cursor;
        }
        return keys.key(asked);
    }

    @Override
    public long now() {
        return rounds;
    }

    @Override
    public int restCost() {
        return 0;
    }

    @Override
    public boolean canPay(int cost) {
        requireCost(cost);
        return energies[turnToSettle()] >= cost;
    }

    @Override
    public void pay(int cost) {
        requireCost(cost);
        int slot = turnToSettle();
        long energy = energies[slot];
        if (energy < cost) {
            throw new IllegalStateException("the actor with key " + keys.key(slot) + " has energy " + energy
                    + " and can't pay " + cost + "; ask canPay() first, or rest()");
        }
        energies[slot] = energy - cost;
        settle(slot);
    }

    @Override
    public void rest() {
        int slot = turnToSettle();
        energies[slot] = Math.min(energies[slot] + rates[slot], cap);
        settle(slot);
    }

    private void settle(int slot) {
        cursor = joined.next(slot);
        asked = NOBODY;
    }

    @Override
    public long energy(long key) {
        return energies[slotOf(key)];
    }

    @Override
    public Scheduler copy() {
        return new EnergyByRestingScheduler(this);
    }

    @Override
    public void visit(Scheduler.MemberVisitor visitor) {
        boolean hadTurn = true;
        for (int slot = joined.first(); slot != NOBODY; slot = joined.next(slot)) {
            hadTurn &= slot != cursor;
            visitor.member(keys.key(slot), rates[slot], energies[slot], hadTurn ? 1 : 0);
        }
    }
}
