package io.github.undercroft.time;

/** The orders that the shared laws are tried on, each with its model. */
enum OrderKind {
    SPEED {
        @Override
        TurnOrderFactory factory() {
            return TurnOrders.bySpeed();
        }

        @Override
        SlowOrder model() {
            return new SlowSpeedOrder(240);
        }
    },
    SPEED_OF_SMALL_NUMBERS {
        @Override
        TurnOrderFactory factory() {
            return TurnOrders.bySpeed(3, 12);
        }

        @Override
        SlowOrder model() {
            return new SlowSpeedOrder(12);
        }
    },
    RESTING {
        @Override
        TurnOrderFactory factory() {
            return TurnOrders.byResting();
        }

        @Override
        SlowOrder model() {
            return new SlowRestingOrder(1, Long.MAX_VALUE);
        }
    },
    RESTING_WITH_CAP {
        @Override
        TurnOrderFactory factory() {
            return TurnOrders.byResting(2, 7);
        }

        @Override
        SlowOrder model() {
            return new SlowRestingOrder(2, 7);
        }
    },
    TIMELINE {
        @Override
        TurnOrderFactory factory() {
            return TurnOrders.timeline();
        }

        @Override
        SlowOrder model() {
            return new SlowTimelineOrder(100);
        }
    },
    TIMELINE_OF_SMALL_NUMBERS {
        @Override
        TurnOrderFactory factory() {
            return TurnOrders.timeline(3);
        }

        @Override
        SlowOrder model() {
            return new SlowTimelineOrder(3);
        }
    };

    abstract TurnOrderFactory factory();

    abstract SlowOrder model();

    /** Pays that cost, in the reach of the order, or rests where it can't be paid. */
    static void settle(TurnOrder order, int cost) {
        int price = Math.max(order.leastCost(), order.leastCost() == 0 ? cost % 6 : cost);
        if (order.canPay(price)) {
            order.pay(price);
        } else {
            order.rest();
        }
    }
}
