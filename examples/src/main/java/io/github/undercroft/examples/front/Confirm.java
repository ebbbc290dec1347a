package io.github.undercroft.examples.front;

import io.github.undercroft.examples.Key;

/** Asks before something that cannot be undone. */
record Confirm(String question, Runnable deed) implements Mode {

    @Override
    public void press(Key key, Play play) {
        play.enter(Walking.WALKING);
        if (key.name().equals("y")) {
            deed.run();
        }
    }

    @Override
    public String hint() {
        return question + "   y: yes   any other key: no";
    }
}
