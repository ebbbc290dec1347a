package io.github.undercroft.examples.descent;

import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import io.github.undercroft.Outcome;
import io.github.undercroft.growth.Experience;
import java.util.Optional;

/** How the game ends, and with which score: the experience, 10 points a floor, and 200 for the Warden. */
final class Ending {

    private static final int FLOOR = 10;
    private static final int WARDEN = 200;

    private Ending() {}

    /** Lost when the hero is dead. */
    static Optional<Outcome> lost(GameView game) {
        return EndConditions.lostWithout(Faction.PLAYERS)
                .check(game)
                .map(lost -> game.entities().stream()
                        .flatMap(each -> each.get(Grave.class).stream())
                        .findFirst()
                        .map(Ending::lost)
                        .orElse(lost));
    }

    private static Outcome lost(Grave grave) {
        int score = grave.experience() + FLOOR * grave.floor();
        String reason = "on floor " + grave.floor() + ", score " + score;
        return Outcome.lost(reason).withScore(score);
    }

    /** Won when nobody guards the last floor any more. */
    static Optional<Outcome> won(GameView game) {
        boolean isGuarded = game.levels().size() < Floors.ALL
                || game.entities().stream().anyMatch(each -> each.name().equals(Bestiary.WARDEN.name()));
        int score = score(game) + WARDEN;
        return isGuarded
                ? Optional.empty()
                : Optional.of(Outcome.won("the warden is dead, score " + score).withScore(score));
    }

    private static int score(GameView game) {
        return FLOOR * Floors.ALL
                + game.entities().stream()
                        .flatMap(each -> Experience.of(each).stream())
                        .mapToInt(Experience::points)
                        .sum();
    }
}
