package io.github.undercroft.examples.front;

import io.github.undercroft.examples.Key;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.model.Action;
import java.util.Optional;
import java.util.function.Function;

/** Waits for a direction. Any other key takes the question back. */
record AskWay(String what, Function<Direction, Action> action) implements Mode {

    @Override
    public void press(Key key, Play play) {
        Optional<Direction> way = play.keymap().way(key);
        play.enter(Walking.WALKING);
        way.ifPresent(each -> play.submit(action.apply(each)));
    }

    @Override
    public String hint() {
        return what + ": which way?   any other key: never mind";
    }
}
