package mygame;

import io.github.undercroft.Action;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;

/** The cellar, played by keys. A terminal passes them on line by line, so each needs the enter key, too. */
final class PlayByKeys {
    public static void main(String[] arguments) {
        Scanner keys = new Scanner(System.in, StandardCharsets.UTF_8);
        Game game = Game.start(FirstCellar.RULES, System.nanoTime());
        System.out.println("w a s d: step or strike, f: crack the whip to the east, e: shove to the east, any other letter: rest");
        while (true) {
            Step step = game.step();
            if (step instanceof Step.Acted acted) {
                acted.events().forEach(event -> System.out.println(Screen.words(event, game.view())));
            } else if (step instanceof Step.Awaiting awaiting) {
                awaiting.refused().ifPresent(why -> System.out.println("refused: " + why));
                System.out.print(Screen.map(game.view()) + "> ");
                System.out.flush();
                if (!keys.hasNext()) {
                    return;
                }
                game.submit(awaiting.actor(), action(keys.next().charAt(0)));
            } else {
                System.out.print(Screen.map(game.view()));
                game.view().outcome().ifPresent(end -> System.out.println(end.result() + ": " + end.reason()));
                return;
            }
        }
    }

    private static Action action(char key) {
        return switch (key) {
            case 'w' -> Bump.toward(Direction.NORTH);
            case 'a' -> Bump.toward(Direction.WEST);
            case 's' -> Bump.toward(Direction.SOUTH);
            case 'd' -> Bump.toward(Direction.EAST);
            case 'f' -> Attack.toward(Direction.EAST);
            case 'e' -> new Shove(Direction.EAST);
            default -> new Rest();
        };
    }
}
