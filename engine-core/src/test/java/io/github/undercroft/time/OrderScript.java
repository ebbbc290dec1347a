package io.github.undercroft.time;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Random things to do to an order. */
final class OrderScript {
    private static final int[] RATES = {1, 2, 3, 15, 20, 24, 30, 50, 60, 99, 100, 101, 150, 180, 240, 250, 333, 1000};

    enum Verb {
        TURN,
        ASK,
        REST,
        ADD,
        REMOVE,
        REMOVE_CURRENT,
        SET_RATE,
        LEAVE,
        COME_BACK,
        COPY,
        RESTORE
    }

    record Step(Verb verb, int key, int amount) {
        void perform(Scheduler order) {
            perform(new TurnTaker.Order(order));
        }

        /** Does the step; copying and restoring are left to the law. */
        void perform(TurnTaker order) {
            switch (verb) {
                case ADD -> {
                    if (!order.contains(keyOf())) {
                        order.add(keyOf(), rate());
                    }
                }
                case REMOVE -> order.remove(keyOf());
                case SET_RATE -> {
                    if (order.contains(keyOf())) {
                        order.setRate(keyOf(), rate());
                    }
                }
                default -> turn(order);
            }
        }

        private void turn(TurnTaker order) {
            if (order.isEmpty()) {
                return;
            }
            long current = order.current();
            switch (verb) {
                case TURN -> OrderKind.settle(order, amount);
                case REST -> order.rest();
                case REMOVE_CURRENT -> order.remove(current);
                default -> {}
            }
        }

        /** Neighbours in the script are no neighbours among the longs. */
        private long keyOf() {
            return key % 3 == 0 ? -key : (long) key << 33 | key;
        }

        private int rate() {
            return RATES[amount % RATES.length];
        }
    }

    private OrderScript() {}

    /** Up to 150 steps with up to that many keys, more turns and joining than leaving. */
    static Arbitrary<List<Step>> scripts(int keys) {
        Arbitrary<Verb> verbs = Arbitraries.of(Verb.values()).edgeCases(cases -> cases.none());
        Arbitrary<Verb> usual = Arbitraries.of(Verb.TURN, Verb.TURN, Verb.ADD, Verb.ADD);
        Arbitrary<Integer> costs = Arbitraries.oneOf(
                Arbitraries.integers().between(0, 12), Arbitraries.integers().between(13, 1000));
        return Combinators.combine(
                        Arbitraries.oneOf(verbs, usual, usual),
                        Arbitraries.integers().between(0, keys),
                        costs)
                .as(Step::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(150);
    }
}
