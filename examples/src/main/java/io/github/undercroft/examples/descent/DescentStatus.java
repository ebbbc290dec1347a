package io.github.undercroft.examples.descent;

import io.github.undercroft.Destructible;
import io.github.undercroft.combat.Health;
import io.github.undercroft.examples.StatusLine;

/** The parts of the status line that only this game has. */
final class DescentStatus {

    static final StatusLine.Part HEALTH = (game, player) -> game.entity(player)
            .flatMap(hero -> hero.get(Destructible.class))
            .map(body -> "Health " + body.hitPoints() + (body instanceof Health health ? "/" + health.max() : ""))
            .orElse("Health 0");

    static final StatusLine.Part FLOOR =
            (game, player) -> "Floor " + (game.board().level() + 1);

    /** The level, and how much experience the next one takes. */
    static final StatusLine.Part LEVEL = (game, player) -> game.entity(player)
            .map(Experience::of)
            .map(earned -> "Level " + earned.level() + " (" + earned.points() + "/" + earned.next() + ")")
            .orElse("");

    private DescentStatus() {}
}
