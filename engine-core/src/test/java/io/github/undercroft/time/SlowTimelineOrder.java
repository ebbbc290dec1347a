package io.github.undercroft.time;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** A priority queue by time and a running number. */
final class SlowTimelineOrder extends SlowOrder {
    private static final Comparator<Actor> BY_TIME =
            Comparator.<Actor>comparingLong(actor -> actor.balance).thenComparingLong(actor -> actor.sequence);

    private final int normalCost;
    private final PriorityQueue<Actor> queue = new PriorityQueue<>(BY_TIME);
    private long sequence;

    SlowTimelineOrder(int normalCost) {
        this.normalCost = normalCost;
    }

    @Override
    Actor next() {
        Actor first = queue.element();
        now = first.balance;
        return first;
    }

    @Override
    void joined(Actor actor) {
        actor.balance = now;
        paid(actor, normalCost);
    }

    @Override
    void paid(Actor actor, int cost) {
        queue.remove(actor);
        long work = cost * 100L + actor.carry;
        if (actor.rate == 100 && actor.carry < 100) {
            actor.balance = now + cost;
        } else {
            actor.balance = now + work / actor.rate;
            actor.carry = work % actor.rate;
        }
        actor.sequence = sequence++;
        queue.add(actor);
    }

    @Override
    void resumed(Actor actor, SchedulerState.Member member, long left) {
        actor.balance = now + (member.balance() - left);
        actor.carry = member.carry();
        actor.sequence = sequence++;
        queue.add(actor);
    }

    @Override
    public boolean remove(long key) {
        queue.removeIf(actor -> actor.key == key);
        return super.remove(key);
    }

    @Override
    List<Actor> listed() {
        return actors.stream().sorted(BY_TIME).toList();
    }

    @Override
    public long energy(long key) {
        actor(key);
        return 0;
    }

    @Override
    public int normalCost() {
        return normalCost;
    }
}
