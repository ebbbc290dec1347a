package io.github.undercroft.front.mode;

import io.github.undercroft.Action;
import io.github.undercroft.front.KeyPress;
import io.github.undercroft.front.Words;
import io.github.undercroft.front.sheet.WordWrap;
import io.github.undercroft.geometry.Direction;
import java.util.Optional;
import java.util.function.Function;

/** Waits for a direction. Any other key cancels the question. */
public record AskWay(String what, Function<Direction, Action> action) implements Mode {

    @Override
    public void press(KeyPress key, PlayControls play) {
        Optional<Direction> way = play.keymap().way(key);
        play.pop();
        way.ifPresent(each -> play.submit(action.apply(each)));
    }

    @Override
    public String hint(Words words) {
        return words.say("{0}: which way?", words.say(what)) + WordWrap.GAP + words.say("any other key: cancel");
    }
}
