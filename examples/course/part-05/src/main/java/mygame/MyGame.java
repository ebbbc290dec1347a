package mygame;

import io.github.undercroft.Action;
import io.github.undercroft.Player;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.wording.English;
import io.github.undercroft.wording.Wording;

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

    @Override
    public Action step(Direction way) {
        return new Kick(way);
    }

    @Override
    public Wording wording() {
        return English.standard()
                .withDamage()
                .saying(Kick.Kicked.class, (kick, say) ->
                        say.subject(kick.who()).verb("kick").object(kick.whom()));
    }
}
