package io.github.undercroft.front.play;

import io.github.undercroft.PlayerView;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Hero;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.game.Rules;
import java.util.List;

/** A short game that has a lot to say of how things stand. */
record Wordy(String text) implements PlayableGame {

    private static final PlayableGame ACID = Cellar.of("######", "#@%%%#", "######");

    @Override
    public About about() {
        return new About("wordy", text, ACID.about().minSize());
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        return ACID.rules(size, seat);
    }

    @Override
    public List<Verb> verbs() {
        return ACID.verbs();
    }

    @Override
    public String status(PlayerView game, Hero hero) {
        return text + "   and a last part";
    }
}
