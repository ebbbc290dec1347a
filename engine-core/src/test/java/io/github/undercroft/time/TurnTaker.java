package io.github.undercroft.time;

/** What a script does to an order, be it one of the library or its model. */
interface TurnTaker {

    void add(long key, int rate);

    boolean remove(long key);

    boolean contains(long key);

    boolean isEmpty();

    long current();

    int minCost();

    boolean canPay(int cost);

    void pay(int cost);

    void rest();

    void setRate(long key, int rate);

    /** One of the library. */
    record Order(Scheduler order) implements TurnTaker {
        @Override
        public void add(long key, int rate) {
            order.add(key, rate);
        }

        @Override
        public boolean remove(long key) {
            return order.remove(key);
        }

        @Override
        public boolean contains(long key) {
            return order.contains(key);
        }

        @Override
        public boolean isEmpty() {
            return order.isEmpty();
        }

        @Override
        public long current() {
            return order.current();
        }

        @Override
        public int minCost() {
            return order.minCost();
        }

        @Override
        public boolean canPay(int cost) {
            return order.canPay(cost);
        }

        @Override
        public void pay(int cost) {
            order.pay(cost);
        }

        @Override
        public void rest() {
            order.rest();
        }

        @Override
        public void setRate(long key, int rate) {
            order.setRate(key, rate);
        }
    }
}
