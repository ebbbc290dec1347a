package io.github.undercroft.game;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.EndCondition;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Outcome;
import io.github.undercroft.model.Percept;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.Rest;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Plays the turns of actors, one at a time, through the {@link Phase phases} in their order. */
final class TurnRunner {

    private static final Action REST = new Rest();

    private final World world;
    private final Settling settling;
    private final GroundAndEffects groundAndEffects;
    private final Travelling travelling;
    private EntityState actor = World.NOBODY;
    private ActorView view;
    private boolean fromInput;
    private Action performed = REST;
    private @Nullable Refusal why;

    TurnRunner(World world) {
        this.world = world;
        this.settling = world.settling;
        this.groundAndEffects = new GroundAndEffects(world);
        this.travelling = new Travelling(world, groundAndEffects);
        this.view = new ActorView(world, World.NOBODY);
    }

    private void begin(EntityState next) {
        actor = next;
        view = next.view(world);
        Level here = world.levelOf(next);
        if (world.current != here) {
            world.current = here;
        }
        fromInput = false;
        performed = REST;
        why = null;
        settling.begin();
        world.forgetStep();
        world.perceiving.begin();
    }

    /** Asks the actor, and plays its turn if it answers. */
    Step run(EntityState next) {
        world.busy = true;
        try {
            return askAndPlay(next);
        } finally {
            world.busy = false;
        }
    }

    private Step askAndPlay(EntityState next) {
        begin(next);
        Action action = null;
        try {
            action = decide();
            if (action == null) {
                return new Step.Awaiting(actor.id, Optional.empty());
            }
        } catch (GameCodeException thrown) {
            settling.failed(thrown);
        }
        return play(action);
    }

    /** Plays the actor's turn with that action, as if it had been submitted. */
    Step playInput(EntityState next, Action action) {
        begin(next);
        fromInput = true;
        return play(action);
    }

    /** Plays the actor's turn with that action; with none it rests. */
    private Step play(@Nullable Action action) {
        if (action == null) {
            restInstead();
        } else if (!perform(action)) {
            return refused();
        }
        actor.input = null;
        actor.decisions++;
        actor.hashed = false;
        settling.run();
        groundAndEffects.run(actor);
        settling.run();
        travelling.run();
        ImmutableMap<EntityId, List<Percept>> percepts =
                world.perceiving.isNeeded() ? world.perceiving.run(actor) : ImmutableMap.of();
        end();
        return finish(percepts);
    }

    private Step finish(ImmutableMap<EntityId, List<Percept>> percepts) {
        try {
            if (!world.order.isEmpty()) {
                world.order.current();
            }
        } catch (GameCodeException thrown) {
            settling.failed(thrown);
        }
        throwFailure();
        return new Step.Acted(
                actor.id, performed, Optional.ofNullable(why), world.events.list(), world.events.levels(), percepts);
    }

    /** Tells all that the game's own code threw in this step. */
    private void throwFailure() {
        GameCodeException failure = settling.failure();
        if (failure != null) {
            throw failure.with(world.events);
        }
    }

    /** Phase {@link Phase#DECIDE}: what to do, or null to wait for input. */
    private @Nullable Action decide() {
        Controller controller = actor.slots.controller;
        if (controller == null) {
            throw new IllegalStateException(actor + " has a turn but no controller; this is a defect of the engine");
        }
        if (actor.input != null) {
            fromInput = true;
            return actor.input;
        }
        try {
            return ask(controller);
        } catch (GameCodeException named) {
            throw named;
        } catch (Throwable thrown) {
            throw new GameCodeException("Deciding for " + actor, controller, thrown);
        }
    }

    private @Nullable Action ask(Controller controller) {
        Decision decision = controller.decide(view);
        if (decision instanceof Decision.Await) {
            return null;
        }
        if (!(decision instanceof Decision.Act act) || act.action() == null) {
            GameEvent.ChainCut cut = new GameEvent.ChainCut(actor.id, List.of(), GameEvent.ChainCut.Flaw.NULL);
            EngineLog.cut(GameCode.printed(controller) + " of " + actor + " decided on null", cut);
            world.events.add(cut, world.current);
            why = new Refusal.ChainCut(0);
            return REST;
        }
        fromInput = actor.unfinishedIsInput && GameCode.equal(act.action(), actor.unfinished);
        remember(controller, act);
        return act.action();
    }

    private void remember(Controller controller, Decision.Act act) {
        if (act.next().isPresent() && !GameCode.equal(act.next().get(), actor.slots.controller)) {
            Controller next = act.next().get();
            try {
                ValueCheck.checkGiven(world.rules.registry(), next);
                if (next.slot() != Controller.class) {
                    throw new IllegalArgumentException(next + " is to decide next, but its slot() is "
                            + next.slot().getName() + "; leave slot() as it is");
                }
            } catch (Throwable refused) {
                throw GameCode.failure("Deciding for " + actor, controller, refused);
            }
            world.changes.atomically(() -> world.changes.set(actor, next));
        }
    }

    /** Phases {@link Phase#REVIEW} to {@link Phase#PAY}; false if the actor is to be asked again. */
    private boolean perform(Action decided) {
        try {
            Reviewed reviewed = Reviewed.of(view, decided);
            if (reviewed.veto() != null) {
                why = reviewed.veto();
                return fallBack();
            }
            Performance performance = world.performance;
            Performance.End end = performance.run(view, Performance.Purpose.TURN, reviewed.action());
            if (end != Performance.End.DONE) {
                why = performance.refusal;
                if (end == Performance.End.REFUSED) {
                    return fallBack();
                }
                Settling.reportCut(world, actor, performance);
                restInstead(end == Performance.End.UNPAID && goesOn(decided));
                return true;
            }
            done(performance);
        } catch (GameCodeException thrown) {
            settling.failed(thrown);
            restInstead();
        }
        return true;
    }

    /** Whether that is what the actor has begun and not finished; values that can't be compared are not. */
    private boolean goesOn(Action decided) {
        Action unfinished = actor.unfinished;
        if (unfinished == null) {
            return false;
        }
        try {
            return GameCode.equal(decided, unfinished);
        } catch (GameCodeException thrown) {
            settling.failed(thrown);
            return false;
        }
    }

    private void done(Performance performance) {
        performed = performance.action;
        actor.unfinished = performance.rest;
        actor.unfinishedIsInput = fromInput && performance.rest != null;
        if (hasTheTurn()) {
            endTurn(performance.rested, performance.cost);
        }
    }

    private void endTurn(boolean rests, int cost) {
        try {
            if (rests) {
                world.order.rest();
            } else {
                world.order.pay(cost);
            }
        } catch (GameCodeException thrown) { // by a turn order of the game's own
            settling.failed(thrown);
        }
    }

    /** What a refusal comes to: a player is asked again, anyone else rests. */
    private boolean fallBack() {
        if (fromInput) {
            return false;
        }
        restInstead();
        return true;
    }

    private Step refused() {
        actor.input = null;
        actor.unfinished = null;
        actor.unfinishedIsInput = false;
        actor.hashed = false;
        world.events.cut(0);
        world.perceiving.catchUp();
        throwFailure();
        return new Step.Awaiting(actor.id, Optional.ofNullable(why));
    }

    private void restInstead() {
        restInstead(false);
    }

    /** Rests; what the actor goes on with may have to wait until it can be paid. */
    private void restInstead(boolean keepsUnfinished) {
        performed = REST;
        if (!keepsUnfinished) {
            actor.unfinished = null;
            actor.unfinishedIsInput = false;
        }
        world.events.add(new GameEvent.Rested(actor.id), world.current);
        if (hasTheTurn()) {
            endTurn(true, 0);
        }
    }

    private boolean hasTheTurn() {
        return actor.alive && actor.slots.controller != null; // so it never left the order, where it is current
    }

    /** Phase {@link Phase#END}. */
    private void end() {
        Outcome outcome = outcome(world);
        world.outcome = outcome;
        if (outcome != null) {
            world.events.add(new GameEvent.Ended(outcome), world.current);
        }
    }

    /** The outcome of the first end condition that has one; code that throws has none. */
    static @Nullable Outcome outcome(World world) {
        for (EndCondition condition : world.rules.endConditions()) {
            try {
                Optional<Outcome> outcome = Objects.requireNonNull(
                        condition.check(world.view), "check() answered null; while the game goes on it is empty");
                if (outcome.isPresent()) {
                    return outcome.get();
                }
            } catch (Throwable thrown) {
                world.settling.failed(GameCode.failure("Asking whether the game is over", condition, thrown));
            }
        }
        return null;
    }
}
