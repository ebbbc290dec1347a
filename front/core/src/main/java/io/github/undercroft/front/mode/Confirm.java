package io.github.undercroft.front.mode;

import io.github.undercroft.front.KeyPress;

/** Asks before something that cannot be undone. */
public record Confirm(String question, Runnable deed) implements Mode {

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
