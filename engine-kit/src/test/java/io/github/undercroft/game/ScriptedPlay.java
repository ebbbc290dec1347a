package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.random.RandomSource;
import java.util.function.LongFunction;

/**
 * Games with random inputs, for laws that hold in each of their turns.
 *
 * @param rules the rules of the game of a seed
 * @param script chooses each input
 * @param steps the number of steps of a game
 */
public record ScriptedPlay(LongFunction<Rules> rules, Script script, int steps) {

    /** Chooses the input of an actor. */
    public interface Script {
        Action action(RandomSource random, GameView game, EntityId actor);
    }

    /** Looks at a game after each turn; what was tried may have been refused. */
    public interface Law {
        void check(Game before, Step step, Game game);
    }

    /** Plays the game of a seed, and checks a law after each turn. */
    public void play(long seed, Law law) {
        Game game = Game.start(rules.apply(seed), seed);
        RandomSource random = RandomSource.of(seed);
        for (int i = 0; i < steps; i++) {
            Game before = game.fork();
            Step step = game.step();
            if (step instanceof Step.Awaiting awaiting) {
                game.submit(awaiting.actor(), script.action(random, game.view(), awaiting.actor()));
                step = game.step();
            }
            law.check(before, step, game);
        }
    }

    /** Checks that forks go on like the game itself, that previews change nothing, and that the state can be read back. */
    public void checkForks(long seed) {
        Game game = Game.start(rules.apply(seed), seed);
        RandomSource random = RandomSource.of(seed);
        Game fork = game.fork();
        for (int i = 0; i < steps; i++) {
            fork = random.chance(1, 5) ? game.fork() : fork;
            Step step = game.step();
            assertThat(fork.step()).isEqualTo(step);
            if (step instanceof Step.Awaiting awaiting) {
                long hash = game.stateHash();
                game.preview(awaiting.actor(), script.action(random, game.view(), awaiting.actor()));
                assertThat(game.stateHash()).isEqualTo(hash);
                Action action = script.action(random, game.view(), awaiting.actor());
                game.submit(awaiting.actor(), action);
                fork.submit(awaiting.actor(), action);
            }
            assertThat(fork.stateHash()).isEqualTo(game.stateHash());
        }
        assertThat(Game.resume(rules.apply(seed), game.state()).stateHash()).isEqualTo(game.stateHash());
    }

    /** Checks in the first steps that each listed action is done or refused as the list says. */
    public void checkListedActions(long seed, int firstSteps) {
        Game game = Game.start(rules.apply(seed), seed);
        RandomSource random = RandomSource.of(seed);
        for (int i = 0; i < firstSteps; i++) {
            if (game.step() instanceof Step.Awaiting awaiting) {
                ListedActions.check(game, awaiting.actor());
                game.submit(awaiting.actor(), script.action(random, game.view(), awaiting.actor()));
            }
        }
    }
}
