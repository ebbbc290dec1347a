package io.github.undercroft.examples.descent.first;

import io.github.undercroft.EndCondition;
import io.github.undercroft.EndConditions;
import io.github.undercroft.Faction;
import io.github.undercroft.GameView;
import io.github.undercroft.Outcome;
import io.github.undercroft.growth.Experience;

/** How the game ends, and with which score: the experience, 10 points a floor, and 200 for the Warden. */
final class Ending {

    private static final int FLOOR = 10;
    private static final int WARDEN = 200;

    private static final EndCondition NO_HERO = EndConditions.lostWithout(Faction.PLAYERS);

    /** Lost when the hero is dead. */
    static final EndCondition LOST = EndCondition.when(NO_HERO::isOver, Ending::lost);

    /** Won when nobody guards the last floor any more. */
    static final EndCondition WON = EndCondition.when(Ending::isWon, Ending::won);

    private Ending() {}

    private static Outcome lost(GameView game) {
        return game.entities().stream()
                .flatMap(each -> each.get(Grave.class).stream())
                .findFirst()
                .map(Ending::lost)
                .orElseGet(() -> NO_HERO.outcome(game));
    }

    private static Outcome lost(Grave grave) {
        int score = grave.experience() + FLOOR * grave.floor();
        String reason = "on floor " + grave.floor() + ", score " + score;
        return Outcome.lost(reason).withScore(score);
    }

    private static boolean isWon(GameView game) {
        return game.levels().size() >= Floors.ALL
                && game.entities().stream().noneMatch(each -> each.name().equals(Bestiary.WARDEN.name()));
    }

    private static Outcome won(GameView game) {
        int score = score(game) + WARDEN;
        return Outcome.won("the warden is dead, score " + score).withScore(score);
    }

    private static int score(GameView game) {
        return FLOOR * Floors.ALL
                + game.entities().stream()
                        .flatMap(each -> Experience.of(each).stream())
                        .mapToInt(Experience::points)
                        .sum();
    }
}
