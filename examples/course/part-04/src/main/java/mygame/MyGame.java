package mygame;

import io.github.undercroft.Player;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Rules;

/** What a player sees and does. */
final class MyGame implements PlayableGame {
    @Override
    public About about() {
        return new About("mygame", "You are in a dark cellar.", new BoardSize(40, 18), new BoardSize(78, 19))
                .telling();
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        return MyRules.of(size, new Player());
    }
}
