package io.github.undercroft.examples.front;

import io.github.undercroft.examples.Key;
import io.github.undercroft.examples.Verb;
import io.github.undercroft.geometry.Direction;
import java.util.Optional;

/** The usual mode: keys are actions of the player. */
enum Walking implements Mode {
    /** The only value. */
    WALKING;

    private static void step(Direction way, Play play) {
        if (play.turn().steps().movement().directions().contains(way)) {
            play.submit(play.game().step(way));
        } else {
            play.answer("There are no diagonal steps here.");
        }
    }

    @Override
    public void press(Key key, Play play) {
        Optional<Binding> meaning = play.keymap().meaning(key);
        if (meaning.isEmpty()) {
            play.answer("The key " + key + " does nothing here.");
            return;
        }
        Binding binding = meaning.get();
        if (binding.command().equals(Binding.STEP)) {
            step(binding.way().orElseThrow(), play);
            return;
        }
        for (Verb verb : play.game().verbs()) {
            if (verb.name().equals(binding.command())) {
                Deeds.begin(verb, binding.way(), play);
                return;
            }
        }
        for (Control control : Control.values()) {
            if (control.command().equals(binding.command())) {
                Deeds.begin(control, play);
            }
        }
    }
}
