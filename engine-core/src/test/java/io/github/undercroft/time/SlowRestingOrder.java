package io.github.undercroft.time;

/** A round asks everybody in the list who has not had a turn in it; the carry says who has. */
final class SlowRestingOrder extends SlowOrder {
    private final int normalCost;
    private final long cap;

    SlowRestingOrder(int normalCost, long cap) {
        this.normalCost = normalCost;
        this.cap = cap;
    }

    @Override
    Actor next() {
        while (true) {
            for (Actor actor : actors) {
                if (actor.carry == 0) {
                    return actor;
                }
            }
            now++;
            for (Actor actor : actors) {
                actor.carry = 0;
            }
        }
    }

    @Override
    void joined(Actor actor) {}

    @Override
    void paid(Actor actor, int cost) {
        actor.balance -= cost;
        actor.carry = 1;
    }

    @Override
    public boolean canPay(int cost) {
        return acting().balance >= cost;
    }

    @Override
    public void rest() {
        Actor actor = acting();
        actor.balance = Math.min(cap, actor.balance + actor.rate);
        pay(0);
    }

    @Override
    public int restCost() {
        return 0;
    }

    @Override
    public int minCost() {
        return 0;
    }

    @Override
    public int normalCost() {
        return normalCost;
    }
}
