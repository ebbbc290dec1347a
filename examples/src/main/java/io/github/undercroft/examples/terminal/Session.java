package io.github.undercroft.examples.terminal;

import com.googlecode.lanterna.input.KeyStroke;
import io.github.undercroft.examples.BoardSize;
import io.github.undercroft.examples.BundledGame;
import io.github.undercroft.examples.Seat;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Outcome;
import java.util.Optional;

/** Plays one game after the other in a window, until the player has had enough. */
final class Session {

    private final BundledGame bundled;
    private final BoardSize size;
    private final Window window;
    private final Pace pace;
    private long seed;
    private Game game;
    private Spectator spectator;
    private Scene scene;
    private Narrator narrator;

    Session(BundledGame bundled, BoardSize size, long seed, Window window, Pace pace) {
        this.bundled = bundled;
        this.size = size;
        this.window = window;
        this.pace = pace;
        this.seed = seed;
        this.game = Game.start(bundled.rules(size, Seat.PERSON), seed);
        this.spectator = Spectator.of(game.view());
        this.scene = spectator.scene(game.view());
        this.narrator = new Narrator(game.view(), bundled.wording());
    }

    void run() {
        boolean goesOn = true;
        while (goesOn) {
            Step step = game.step();
            if (step instanceof Step.Acted acted) {
                show(acted);
            } else if (step instanceof Step.Awaiting awaiting) {
                awaiting.refused().ifPresent(why -> narrator.say("That can't be done: " + why));
                goesOn = answer(awaiting);
            } else {
                String end = step instanceof Step.Over over ? endOf(over.outcome()) : "Nobody moves any more.";
                goesOn = askForAnother(end);
            }
        }
    }

    private void show(Step.Acted acted) {
        narrator.tell(acted);
        Scene stage = spectator.stage(scene, game.view());
        for (Animation.Frame frame : Animation.frames(stage, spectator.seen(acted, game.view()))) {
            // Whoever is quicker than the pictures need not wait for them; the key is not lost.
            if (!window.hasKey()) {
                window.draw(new Page(
                        frame.scene(),
                        status(),
                        narrator.lines(),
                        bundled.about().keys()));
                pace.show(frame.milliseconds());
            }
        }
        look();
    }

    private void look() {
        spectator = Spectator.of(game.view());
        scene = spectator.scene(game.view());
    }

    private static String endOf(Outcome outcome) {
        return switch (outcome.result()) {
            case WON -> "You win: " + outcome.reason() + ".";
            case LOST -> "You lose: " + outcome.reason() + ".";
            case DRAWN -> "It is over: " + outcome.reason() + ".";
        };
    }

    /** Waits for a key that means something; false if it means the end. */
    private boolean answer(Step.Awaiting awaiting) {
        while (true) {
            KeyStroke key = waitForKey(status(), bundled.about().keys() + "   r: restart   q: quit");
            if (Keys.isQuit(key)) {
                return false;
            }
            if (Keys.isRestart(key)) {
                restart();
                return true;
            }
            Optional<Action> action = Keys.of(key).flatMap(bundled::action);
            if (action.isPresent()) {
                game.submit(awaiting.actor(), action.get());
                return true;
            }
        }
    }

    private boolean askForAnother(String end) {
        narrator.say(end);
        while (true) {
            KeyStroke key = waitForKey("*** " + end + " ***", "r: play again   q: quit");
            if (Keys.isQuit(key)) {
                return false;
            }
            if (Keys.isRestart(key)) {
                restart();
                return true;
            }
        }
    }

    private void restart() {
        seed++;
        game = Game.start(bundled.rules(size, Seat.PERSON), seed);
        look();
        narrator = new Narrator(game.view(), bundled.wording());
    }

    private KeyStroke waitForKey(String status, String keys) {
        Page page = new Page(scene, status, narrator.lines(), keys);
        window.draw(page);
        while (true) {
            Optional<KeyStroke> key = window.nextKey();
            if (key.isPresent()) {
                return key.get();
            }
            if (window.isResized()) {
                window.draw(page);
            }
            pace.idle();
        }
    }

    private String status() {
        return bundled.about().name() + ", seed " + seed + "   " + bundled.status(game.view());
    }
}
