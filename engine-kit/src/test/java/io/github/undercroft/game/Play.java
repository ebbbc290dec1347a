package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.Seeds;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A random game that is played on, with random input where it is waited for. A fork gets the same input. */
final class Play {

    final Rules rules;
    final Game game;
    private final RandomSource inputs;
    private final Function<RandomSource, Action> thought;

    /** What came of one step. */
    record Came(Object what, List<GameEvent> events, Object reply) {
        /** On which level each event was. */
        List<Integer> levels() {
            return what instanceof Step.Acted acted
                    ? acted.levels()
                    : what instanceof Thrown thrown ? thrown.levels() : List.of();
        }
    }

    /** What a step threw. */
    record Thrown(String message, Object culprit, List<Integer> levels) {}

    private Play(Rules rules, Game game, RandomSource inputs, Function<RandomSource, Action> thought) {
        this.rules = rules;
        this.game = game;
        this.inputs = inputs;
        this.thought = thought;
    }

    static Play of(long seed) {
        return of(RandomGame.rules(seed), seed);
    }

    /** A game by those rules. */
    static Play of(Rules rules, long seed) {
        return of(rules, seed, Stock::action);
    }

    /** A game by those rules in which the players think of such actions. */
    static Play of(Rules rules, long seed, Function<RandomSource, Action> thought) {
        return new Play(rules, Game.start(rules, seed), RandomSource.of(Seeds.derive(seed, "inputs")), thought);
    }

    /** A random game some way on. */
    static Play midway(long seed) {
        Play play = of(seed);
        play.steps(Math.floorMod(seed, 60));
        return play;
    }

    Play fork() {
        return with(game.fork());
    }

    Play resumed() {
        return with(Game.resume(rules, game.state()));
    }

    /** Another game, with the same input from now on. */
    Play with(Game other) {
        return new Play(rules, other, inputs.copy(), thought);
    }

    /** One step; empty if it throws. */
    static Optional<Step> step(Game game) {
        try {
            return Optional.of(game.step());
        } catch (GameCodeException thrown) {
            return Optional.empty();
        }
    }

    /** Whether the actor is without input now; a faulty brain whose input was refused may throw. */
    static boolean isInterrupted(Game game, EntityId actor) {
        try {
            return game.interrupt(actor) instanceof InputReply.Accepted;
        } catch (GameCodeException faulty) {
            return false;
        }
    }

    /** Whether the actor has that input now; a faulty brain that is asked whether it waits may throw. */
    static boolean isSubmitted(Game game, EntityId actor, Action action) {
        try {
            return game.submit(actor, action) instanceof InputReply.Accepted;
        } catch (GameCodeException faulty) {
            return false;
        }
    }

    void steps(int count) {
        for (int i = 0; i < count; i++) {
            next();
        }
    }

    /** One step; whoever waits gets input for the next one, and now and then somebody is told something else. */
    Came next() {
        Object meddled = inputs.chance(1, 20) ? meddle() : "";
        try {
            Step step = game.step();
            if (step instanceof Step.Awaiting awaiting) {
                return new Came(step, List.of(), submit(awaiting.actor()));
            }
            return new Came(step, step instanceof Step.Acted acted ? acted.events() : List.of(), meddled);
        } catch (GameCodeException thrown) {
            return new Came(
                    new Thrown(String.valueOf(thrown.getMessage()), thrown.culprit(), thrown.levels()),
                    thrown.events(),
                    meddled);
        }
    }

    private Object submit(EntityId actor) {
        try {
            return game.submit(actor, thought.apply(inputs));
        } catch (GameCodeException thrown) {
            return String.valueOf(thrown.getMessage());
        }
    }

    private Object meddle() {
        List<EntityId> actors = game.view().actors();
        if (actors.isEmpty()) {
            return "";
        }
        EntityId actor = actors.get(inputs.nextInt(actors.size()));
        try {
            return inputs.nextBoolean() ? submit(actor) : game.interrupt(actor);
        } catch (GameCodeException thrown) {
            return String.valueOf(thrown.getMessage());
        }
    }
}
