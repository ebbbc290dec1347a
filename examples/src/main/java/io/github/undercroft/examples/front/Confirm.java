package io.github.undercroft.examples.front;

import io.github.undercroft.examples.KeyPress;

/** Asks before something that cannot be undone. */
record Confirm(String question, Runnable deed) implements Mode {

    @Override
    public void press(KeyPress key, PlayControls play) {
        play.pop();
        if (key.name().equals("y")) {
            deed.run();
        }
    }

    @Override
    public String hint() {
        return question + "   y: yes   any other key: no";
    }
}
