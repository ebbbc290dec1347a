package io.github.undercroft.front;

import java.util.Objects;

/** What somebody did at a {@code Surface}. */
public sealed interface Input {

    /** A key was pressed. */
    record Pressed(KeyPress key) implements Input {
        public Pressed {
            Objects.requireNonNull(key, "key");
        }
    }

    /**
     * The pointer, a mouse or a touch, did something.
     *
     * @param column the column of the sheet that was shown last, from 0
     * @param row its row, from 0
     */
    record Pointed(Gesture gesture, int column, int row) implements Input {
        public Pointed {
            Objects.requireNonNull(gesture, "gesture");
        }
    }

    /** Nothing more will come: the window was closed, or the terminal is gone. */
    record Closed() implements Input {}

    /** What a pointer does. */
    enum Gesture {
        /** It was moved to another place. */
        MOVE,
        /** It pressed the main button, or a finger touched the place. */
        CLICK,
        /** A finger rested at the place: what is there should be told. */
        LOOK,
        /** The wheel was turned away from its user. */
        WHEEL_UP,
        /** The wheel was turned towards its user. */
        WHEEL_DOWN
    }
}
