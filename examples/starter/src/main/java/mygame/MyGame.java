package mygame;

import io.github.undercroft.Player;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Looks;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.front.play.FrontOptions;
import io.github.undercroft.game.Rules;
import io.github.undercroft.pathfinding.brain.Adventurer;
import java.util.List;
import java.util.Optional;

/** The game as terminal, window and page show it: its keys and its pictures. */
record MyGame() implements PlayableGame {
    static final FrontOptions OPTIONS = FrontOptions.of(new MyGame()).withTitle("My game");

    @Override
    public About about() {
        return new About("mygame", "Goblins are in your dungeon. Kill them all.", new BoardSize(40, 18))
                .closing("The dungeon is yours again.", "The goblins have kept it.");
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        return MyRules.of(size, seat == Seat.BOT ? Adventurer.mendingAt(4) : new Player());
    }

    @Override
    public List<Verb> verbs() {
        return List.of(
                Verb.toward("shove", Shove::new, "o"),
                Verbs.PICK_UP, Verbs.USE, Verbs.DROP, Verbs.THROW, Verbs.RUN, Verbs.REST);
    }

    @Override
    public Optional<String> replayCommand(String place) {
        return Optional.of("mvn -q compile exec:java -Dexec.args=\"replay '" + place.replaceFirst("^~/", "\\$HOME/") + "'\""); // no ~ within quotes
    }

    @Override
    public Looks looks() {
        return Looks.read("healing potion = red potion");
    }
}
