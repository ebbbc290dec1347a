package io.github.undercroft.examples.front;

import io.github.undercroft.examples.Key;

/**
 * Asks before something that cannot be undone.
 *
 * @param back the mode after the answer, unless the deed enters another one
 */
record Confirm(String question, Runnable deed, Mode back) implements Mode {

    @Override
    public boolean holdsGame() {
        return back.holdsGame();
    }

    @Override
    public void press(Key key, Play play) {
        play.enter(back);
        if (key.name().equals("y")) {
            deed.run();
        }
    }

    @Override
    public String hint() {
        return question + "   y: yes   any other key: no";
    }
}
