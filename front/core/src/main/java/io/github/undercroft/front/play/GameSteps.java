package io.github.undercroft.front.play;

import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.TurnView;
import io.github.undercroft.front.log.Causes;
import io.github.undercroft.game.Explanation;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Step;
import io.github.undercroft.save.Replayer;
import java.util.Optional;

/** Where the steps come from that a player sees: a game that is played, or one that was recorded. */
sealed interface GameSteps {

    /** The game, as it is now. */
    GameView view();

    /** The hash of its state. */
    long stateHash();

    /** The game, to submit actions and to save it; a recording has none. */
    Game game();

    /** What an actor sees that is waited for. */
    TurnView turn(EntityId actor);

    /** Why an actor would act as it does now; empty if it is no actor, or its brain broke. */
    Optional<Explanation> explained(EntityId actor);

    /** Plays one step; empty if there is none any more, or the game's own code broke in it. */
    Optional<Step> next();

    /** Why it does not go on, in a sentence. */
    String end(Causes causes);

    /** The steps of a game that is played. */
    record Played(Game game) implements GameSteps {
        @Override
        public GameView view() {
            return game.view();
        }

        @Override
        public long stateHash() {
            return game.stateHash();
        }

        @Override
        public TurnView turn(EntityId actor) {
            return game.turn(actor);
        }

        @Override
        public Optional<Explanation> explained(EntityId actor) {
            return ReasonWords.explained(game, actor);
        }

        @Override
        public Optional<Step> next() {
            return Optional.of(game.step()).filter(step -> step instanceof Step.Acted || step instanceof Step.Awaiting);
        }

        @Override
        public String end(Causes causes) {
            return view().outcome()
                    .map(causes::sentence)
                    .orElseGet(() -> causes.say("The game is over: no actor is left."));
        }
    }

    /** The steps of a recording, from its present moment on, as long as nobody else moves it. */
    record Recorded(Replayer replayer) implements GameSteps {
        @Override
        public GameView view() {
            return replayer.view();
        }

        @Override
        public long stateHash() {
            return replayer.stateHash();
        }

        @Override
        public Game game() {
            throw new IllegalStateException(
                    "A recording takes no actions. Play on from it by Play.replay, and act there");
        }

        @Override
        public TurnView turn(EntityId actor) {
            return replayer.fork().turn(actor);
        }

        @Override
        public Optional<Explanation> explained(EntityId actor) {
            return ReasonWords.explained(replayer.fork(), actor);
        }

        @Override
        public Optional<Step> next() {
            int before = replayer.step();
            replayer.playStep();
            return replayer.step() == before ? Optional.empty() : replayer.lastStep();
        }

        @Override
        public String end(Causes causes) {
            if (replayer.divergence().isPresent()) {
                return causes.say(
                        "From here on it is played otherwise: {0}",
                        replayer.divergence().get().message());
            }
            if (replayer.lastStep().isEmpty() && replayer.step() > 0) {
                return causes.say("Here the game broke.");
            }
            return view().outcome()
                    .map(causes::sentence)
                    .orElseGet(() -> causes.say("The recording ends here, before the game did."));
        }
    }
}
