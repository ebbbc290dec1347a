package mygame;

import static io.github.undercroft.geometry.Direction.EAST;
import static io.github.undercroft.geometry.Direction.WEST;

import io.github.undercroft.Action;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import java.util.Iterator;
import java.util.List;

/** Plays the cellar with a fixed list of inputs; in your game they come from a keyboard. */
final class FirstGame {
    static final List<Action> INPUTS = List.of(
            Bump.toward(WEST),
            Bump.toward(EAST),
            Bump.toward(EAST),
            Attack.toward(EAST),
            new Shove(EAST),
            Bump.toward(EAST));

    public static void main(String[] arguments) {
        Game game = Game.start(FirstCellar.RULES, 42);
        Iterator<Action> inputs = INPUTS.iterator();
        while (true) {
            Step step = game.step();
            if (step instanceof Step.Acted acted) {
                acted.events().forEach(event -> System.out.println(Screen.words(event, game.view())));
            } else if (step instanceof Step.Awaiting awaiting) {
                awaiting.refused().ifPresent(why -> System.out.println("refused: " + why));
                System.out.print(Screen.map(game.view()));
                Action input = inputs.next();
                System.out.println("> " + input);
                game.submit(awaiting.actor(), input);
            } else if (step instanceof Step.Over over) {
                System.out.print(Screen.map(game.view()));
                System.out.println(over.outcome().result() + ": " + over.outcome().reason());
                return;
            } else {
                return;
            }
        }
    }
}
