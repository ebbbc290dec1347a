package io.github.undercroft.examples.saves;

import io.github.undercroft.Blueprint;
import io.github.undercroft.EndCondition;
import io.github.undercroft.GameView;
import io.github.undercroft.Look;
import io.github.undercroft.Outcome;
import io.github.undercroft.Player;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.brain.Wander;
import io.github.undercroft.combat.Health;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;

/** A game for tests: it breaks at the second step to the east. */
public record Pitfall() implements BundledGame {

    private static final Point PIT = new Point(2, 0);

    @Override
    public About about() {
        return new About("pitfall", "A game for tests.", new BoardSize(3, 1));
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Blueprint hero = Blueprint.player("hero")
                .with(Look.of("@", 0xFFFFFF))
                .with(Health.of(1))
                .replacing(seat == Seat.BOT ? PriorityBrain.of(new Wander()) : new Player());
        return BundledGame.plainRules("pitfall")
                .level("only", LevelText.of("@..", Legend.standard().with('@', hero)))
                .endsWhen(EndCondition.when(Pitfall::fall, game -> Outcome.lost("fell")))
                .build();
    }

    private static boolean fall(GameView game) {
        if (game.board().occupantAt(PIT).isPresent()) {
            throw new IllegalStateException("planted");
        }
        return false;
    }
}
