package io.github.undercroft.front.window;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Look;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Keymap;
import io.github.undercroft.front.PlayableGame;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.play.Play;
import io.github.undercroft.game.Rules;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.terrain.Ground;

/** A game for tests, on a board of four cells, with a goblin at its end. */
record Corridor() implements PlayableGame {

    /** A player who has just begun. */
    static Play begun() {
        Corridor game = new Corridor();
        return new Play(game, game.about().minSize(), Seat.PERSON, 5, Keymap.standard(game));
    }

    @Override
    public About about() {
        return new About("corridor", "A game for tests.", new BoardSize(4, 1));
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Blueprint hero = Blueprint.player("hero").with(Look.of("@", 0xFFFFFF)).with(Health.of(1));
        Blueprint goblin = Blueprint.of("goblin")
                .with(Look.of("g", 0x00FF00))
                .with(Health.of(1))
                .with((Brain) turn -> Decision.act(new Rest()));
        return Rules.named("corridor")
                .level(
                        "corridor",
                        LevelText.of("@..g", Legend.standard().with('@', hero).with('g', goblin)))
                .look(Ground.FLOOR, Look.of(".", 0x606060))
                .build();
    }
}
