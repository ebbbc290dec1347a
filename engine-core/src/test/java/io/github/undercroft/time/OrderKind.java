package io.github.undercroft.time;

/** The orders that the shared laws are tried on, each with its model. */
enum OrderKind {
    SPEED {
        @Override
        SchedulerFactory factory() {
            return Schedulers.energyBySpeed();
        }

        @Override
        SlowOrder model() {
            return new SlowSpeedOrder(240);
        }
    },
    SPEED_OF_SMALL_NUMBERS {
        @Override
        SchedulerFactory factory() {
            return Schedulers.energyBySpeed().withNormalRate(3).withThreshold(12);
        }

        @Override
        SlowOrder model() {
            return new SlowSpeedOrder(12);
        }
    },
    RESTING {
        @Override
        SchedulerFactory factory() {
            return Schedulers.energyByResting();
        }

        @Override
        SlowOrder model() {
            return new SlowRestingOrder(1, Long.MAX_VALUE);
        }
    },
    RESTING_WITH_CAP {
        @Override
        SchedulerFactory factory() {
            return Schedulers.energyByResting(2).withCap(7);
        }

        @Override
        SlowOrder model() {
            return new SlowRestingOrder(2, 7);
        }
    },
    TIMELINE {
        @Override
        SchedulerFactory factory() {
            return Schedulers.timeline();
        }

        @Override
        SlowOrder model() {
            return new SlowTimelineOrder(100);
        }
    },
    TIMELINE_OF_SMALL_NUMBERS {
        @Override
        SchedulerFactory factory() {
            return Schedulers.timeline(3);
        }

        @Override
        SlowOrder model() {
            return new SlowTimelineOrder(3);
        }
    };

    abstract SchedulerFactory factory();

    abstract SlowOrder model();

    /** Pays that cost, in the reach of the order, or rests where it can't be paid. */
    static void settle(TurnTaker order, int cost) {
        int price = Math.max(order.minCost(), order.minCost() == 0 ? cost % 6 : cost);
        if (order.canPay(price)) {
            order.pay(price);
        } else {
            order.rest();
        }
    }
}
