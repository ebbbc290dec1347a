package io.github.undercroft.time;

/** Touches everybody in every pass. */
final class SlowSpeedOrder extends SlowOrder {
    private final int threshold;

    SlowSpeedOrder(int threshold) {
        this.threshold = threshold;
    }

    @Override
    Actor next() {
        while (true) {
            for (Actor actor : actors) {
                if (actor.balance >= threshold) {
                    return actor;
                }
            }
            now++;
            for (Actor actor : actors) {
                actor.balance += actor.rate;
            }
        }
    }

    @Override
    void joined(Actor actor) {}

    @Override
    void paid(Actor actor, int cost) {
        actor.balance -= cost;
    }

    @Override
    public int normalCost() {
        return threshold;
    }
}
