package io.github.undercroft.examples.saves;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Look;
import io.github.undercroft.combat.Health;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.front.About;
import io.github.undercroft.front.BoardSize;
import io.github.undercroft.front.Seat;
import io.github.undercroft.front.Verb;
import io.github.undercroft.front.Verbs;
import io.github.undercroft.game.Rules;
import io.github.undercroft.level.Legend;
import io.github.undercroft.level.LevelText;
import io.github.undercroft.stairs.Stairs;

/** A game for tests: two steps to the east there are stairs down to another level. */
record Steps() implements BundledGame {

    @Override
    public About about() {
        return new About("steps", "A game for tests.", new BoardSize(3, 1));
    }

    @Override
    public Rules rules(BoardSize size, Seat seat) {
        Blueprint hero = Blueprint.player("hero").with(Look.of("@", 0xFFFFFF)).with(Health.of(1));
        return BundledGame.plainRules("steps")
                .level(
                        "top",
                        LevelText.of("@.>", Legend.standard().with('@', hero).with('>', Stairs.down(1))))
                .level("bottom", LevelText.of("..<", Legend.standard().with('<', Stairs.up(0))))
                .look("stairs down", Look.of(">", 0xFFFFFF))
                .look("stairs up", Look.of("<", 0xFFFFFF))
                .build();
    }

    @Override
    public ImmutableList<Verb> verbs() {
        return ImmutableList.of(Verbs.STAIRS, Verbs.REST);
    }
}
