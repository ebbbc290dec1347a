package io.github.undercroft.examples.front;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.GameView;
import io.github.undercroft.examples.About;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.examples.TinyGame;
import io.github.undercroft.examples.Verb;
import io.github.undercroft.game.Rules;

/** A tiny game that has a lot to say of how things stand. */
record Wordy(String text) implements BundledGame {

    private static final BundledGame TINY = TinyGame.endless();

    @Override
    public About about() {
        return new About("wordy", text, TINY.about().minSize());
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        return TINY.rules(size, seat);
    }

    @Override
    public ImmutableList<Verb> verbs() {
        return TINY.verbs();
    }

    @Override
    public String status(GameView game) {
        return text + "   and a last part";
    }
}
