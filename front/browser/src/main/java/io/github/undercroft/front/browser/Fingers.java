package io.github.undercroft.front.browser;

import java.util.List;

/**
 * Tells what fingers on the board mean. A finger that moves less than {@value #NEAR} pixels of the page taps, or looks if it rests; one that
 * moves further swipes, and two zoom. Whoever calls it says when the fingers have rested for a while.
 */
final class Fingers {

    /** How far a finger may slip. */
    static final int NEAR = 16;

    private final Meaning meaning;
    private State state = State.UP;
    private Spot first = new Spot(0, 0);
    private Spot last = first;
    private double span;

    Fingers(Meaning meaning) {
        this.meaning = meaning;
    }

    /** A place on the page, in its pixels. */
    record Spot(double x, double y) {

        double distance(Spot other) {
            return Math.hypot(x - other.x, y - other.y);
        }
    }

    private enum State {
        UP,
        DOWN,
        SWIPES,
        /** The finger has swiped and rests at the end. */
        RUNS,
        LOOKS,
        ZOOMS,
        /** What is left of fingers that have zoomed. */
        IGNORED
    }

    /** What is done then. */
    interface Meaning {

        /** Goes there, or chooses. */
        void tap(Spot at);

        /** Tells what is there. */
        void look(Spot at);

        /** A finger swipes; called as it moves. */
        void scroll(Spot at, double down);

        /** A finger has swiped, and was taken away at once. */
        void swipe(double right, double down);

        /** A finger has swiped, and rests at the end. */
        void run(double right, double down);

        /** That finger was taken away. */
        void stop();

        /** Two fingers were put on the board. */
        void beginZoom();

        /** They are that many times as far from each other as at the beginning. */
        void zoom(double times);
    }

    /** A finger was put on the board. */
    void down(List<Spot> all) {
        if (state == State.RUNS) {
            meaning.stop();
        }
        state = all.size() == 1 ? State.DOWN : all.size() == 2 ? State.ZOOMS : State.IGNORED;
        first = all.get(0);
        last = first;
        if (state == State.ZOOMS) {
            span = Math.max(1, first.distance(all.get(1)));
            meaning.beginZoom();
        }
    }

    /** Fingers were moved. @return whether one of them went so far that it does not rest */
    boolean move(List<Spot> all) {
        Spot now = all.get(0);
        if (state == State.ZOOMS && all.size() == 2) {
            meaning.zoom(now.distance(all.get(1)) / span);
        } else if (state == State.LOOKS) {
            meaning.look(now);
        }
        if (now.distance(last) < (state == State.SWIPES ? NEAR / 4 : NEAR)) {
            return false;
        }
        if (state == State.DOWN) {
            state = State.SWIPES;
        }
        if (state == State.SWIPES) {
            meaning.scroll(now, now.y() - last.y());
        }
        last = now;
        return true;
    }

    /** Nothing has moved for a while. */
    void rest() {
        if (state == State.DOWN) {
            state = State.LOOKS;
            meaning.look(first);
        } else if (state == State.SWIPES) {
            state = State.RUNS;
            meaning.run(last.x() - first.x(), last.y() - first.y());
        }
    }

    /**
     * A finger was taken away.
     *
     * @param left how many are still there
     */
    void up(int left) {
        State before = state;
        state = left > 0 ? State.IGNORED : State.UP;
        switch (before) {
            case DOWN -> meaning.tap(first);
            case SWIPES -> meaning.swipe(last.x() - first.x(), last.y() - first.y());
            case RUNS -> meaning.stop();
            case UP, LOOKS, ZOOMS, IGNORED -> {}
        }
    }

    /** The browser has taken the fingers for something of its own. */
    void cancel() {
        if (state == State.RUNS) {
            meaning.stop();
        }
        state = State.UP;
    }
}
