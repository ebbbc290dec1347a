package mygame;

import io.github.undercroft.Component;
import io.github.undercroft.EndCondition;
import io.github.undercroft.GameView;
import io.github.undercroft.Outcome;

/** Marks the thing that the game is about: a player who has it has won. */
record Bell() implements Component {

    static final EndCondition WON = EndCondition.when(Bell::isTaken, game -> Outcome.won("you have the silver bell"));

    private static boolean isTaken(GameView game) {
        return game.players().stream()
                .anyMatch(player -> game.things(player.id()).stream().anyMatch(thing -> thing.has(Bell.class)));
    }
}
