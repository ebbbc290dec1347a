package io.github.undercroft.game;

import io.github.undercroft.random.Seeds;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Decides which calls of an author's code go wrong, and how: by an exception, an error, a stack that overflows, a null.
 *
 * <p>Some values are spoilt: one in eight kinds misbehaves in some methods whenever they are called, in every copy of the
 * game alike. While there is a moon, any call of any value may go wrong, {@code equals} and {@code toString} included; since
 * a copy of the game may ask its values in another number of calls, only one copy is played under a moon.
 */
final class Mood {

    /** Kinds of values from here on are spoilt. */
    static final int SPOILT = 56;

    /** How many kinds there are. */
    static final int KINDS = 64;

    /** What may go wrong in a spoilt value; the rest is asked by the test too, when it looks whether the game is sound. */
    private static final Set<String> MAY_BE_SPOILT = Set.of(
            "perform",
            "cost",
            "decide",
            "review",
            "turnEnds",
            "merged",
            "react",
            "target",
            "whyNot",
            "use",
            "eyes",
            "noticed",
            "lookouts",
            "hearing",
            "armour",
            "damaged",
            "healed",
            "follows",
            "whenEntered",
            "whenTurnEnds",
            "whenBumped",
            "involved",
            "place",
            "loudness",
            "sound");

    private static final ThreadLocal<Mood> OF_THREAD = ThreadLocal.withInitial(Mood::new);

    private long moon;
    private long calls;
    private int misbehaved;

    private Mood() {}

    /** What is thrown on purpose. */
    @SuppressWarnings("OverrideThrowableToString") // a game's code may do so all the same
    static final class Upset extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Upset(String method) {
            super("upset in " + method);
        }

        /** One that can't be printed either. */
        @Override
        public String toString() {
            return ask(SPOILT - 1, "toString of an exception", super::toString);
        }
    }

    /** An error that is thrown on purpose. */
    static final class Collapse extends LinkageError {
        private static final long serialVersionUID = 1L;

        Collapse(String method) {
            super("collapsed in " + method);
        }
    }

    /** Does something during which any call may go wrong. */
    static <T> T under(long moon, Supplier<T> what) {
        Mood mood = OF_THREAD.get();
        mood.moon = moon;
        mood.calls = 0;
        try {
            return what.get();
        } finally {
            mood.moon = 0;
        }
    }

    /** How many calls went wrong in this thread so far. */
    static int misbehaved() {
        return OF_THREAD.get().misbehaved;
    }

    /** The answer of a method of a value of that kind, if the call does not go wrong. */
    static <T> T ask(int kind, String method, Supplier<T> good) {
        Mood mood = OF_THREAD.get();
        if (mood.moon != 0) {
            long draw = Seeds.derive(mood.moon, mood.calls++);
            if (Math.floorMod(draw, 10) == 0) {
                return mood.misbehave((int) Math.floorMod(draw / 16, 4L), method);
            }
        }
        boolean spoilt =
                kind >= SPOILT && Math.floorMod(kind + method.hashCode(), 3) == 0 && MAY_BE_SPOILT.contains(method);
        return spoilt ? mood.misbehave(kind % 4, method) : good.get();
    }

    /** A call that answers nothing. */
    static void tell(int kind, String method, Runnable good) {
        ask(kind, method, () -> {
            good.run();
            return "";
        });
    }

    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"}) // a game's code may answer null all the same
    private <T> T misbehave(int how, String method) {
        misbehaved++;
        return switch (how) {
            case 0 -> throw new Upset(method);
            case 1 -> throw new Collapse(method);
            case 2 -> throw overflow();
            default -> null;
        };
    }

    /** Overflows the stack each fiftieth time; that takes long. */
    private StackOverflowError overflow() {
        return misbehaved % 50 == 0 ? new StackOverflowError(String.valueOf(deeper(0))) : new StackOverflowError();
    }

    @SuppressWarnings("InfiniteRecursion") // on purpose
    private static int deeper(int depth) {
        return deeper(depth + 1) + 1;
    }
}
