package io.github.undercroft.examples.front;

import io.github.undercroft.GameView;
import io.github.undercroft.examples.About;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.PlayableGame;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.examples.TinyGame;
import io.github.undercroft.examples.Verb;
import io.github.undercroft.game.Rules;
import java.util.List;

/** A tiny game that has a lot to say of how things stand. */
record Wordy(String text) implements PlayableGame {

    private static final PlayableGame TINY = TinyGame.endless();

    @Override
    public About about() {
        return new About("wordy", text, TINY.about().minSize());
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        return TINY.rules(size, seat);
    }

    @Override
    public List<Verb> verbs() {
        return TINY.verbs();
    }

    @Override
    public String status(GameView game) {
        return text + "   and a last part";
    }
}
