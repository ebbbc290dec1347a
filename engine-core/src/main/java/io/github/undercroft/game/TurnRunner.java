package io.github.undercroft.game;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.EndCondition;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.Outcome;
import io.github.undercroft.Percept;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.event.ChainCut;
import io.github.undercroft.event.Ended;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.event.Rested;
import io.github.undercroft.game.codec.ValueCheck;
import io.github.undercroft.game.guard.EngineLog;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.perception.VisibleChanges;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Plays the turns of actors, one at a time, through the {@link Phase phases} in their order. */
final class TurnRunner {

    private static final Action REST = new Rest();

    private final World world;
    private final Rules rules;
    private final Changes changes;
    private final Views views;
    private final Performance performance;
    private final SettlePhase settle;
    private final GroundAndEffectsPhase groundAndEffects;
    private final ClockPhase clock;
    private final TravelPhase travel;
    private final VisibleChanges visibleChanges;
    private final Supplier<PerceptionPhase> perception;
    private EntityState actor = World.NOBODY;
    private boolean fromInput;
    private Action performed = REST;
    private @Nullable Refusal why;

    TurnRunner(World world, Rules rules, Changes changes, Views views, Performance performance, Phases phases) {
        this.world = world;
        this.rules = rules;
        this.changes = changes;
        this.views = views;
        this.performance = performance;
        this.settle = phases.settle();
        this.groundAndEffects = phases.groundAndEffects();
        this.clock = phases.clock();
        this.travel = phases.travel();
        this.visibleChanges = phases.visibleChanges();
        this.perception = phases.perception();
    }

    private void begin(EntityState next) {
        actor = next;
        Level here = world.levelOf(next);
        if (world.current != here) {
            world.current = here;
        }
        fromInput = false;
        performed = REST;
        why = null;
        settle.begin();
        world.failures.begin();
        world.forgetStep();
        visibleChanges.begin();
    }

    /** Asks the actor for an action, and plays its turn if there is one. */
    Step run(EntityState next) {
        begin(next);
        Action action = null;
        try {
            action = decide();
            if (action == null) {
                return new Step.Awaiting(actor.id, Optional.empty());
            }
        } catch (GameCodeException thrown) {
            world.failures.add(thrown);
        }
        return play(action);
    }

    /** Plays the actor's turn with an action, as if it had been submitted. */
    Step playInput(EntityState next, Action action) {
        begin(next);
        fromInput = true;
        return play(action);
    }

    /** Plays the actor's turn with an action; null makes it rest. */
    private Step play(@Nullable Action action) {
        if (action == null) {
            restInstead();
        } else if (!perform(action)) {
            return refused();
        }
        Plans.turnDecided(actor);
        settle.run();
        groundAndEffects.run(actor);
        settle.run();
        clock.run();
        if (!world.isSupposed()) {
            travel.run(); // what an actor knows does not reach to other levels
        }
        ImmutableMap<EntityId, List<Percept>> percepts =
                visibleChanges.matter() ? perception.get().run(actor) : ImmutableMap.of();
        end();
        return finish(percepts);
    }

    private Step finish(ImmutableMap<EntityId, List<Percept>> percepts) {
        long before = world.order.now();
        try {
            if (!world.order.isEmpty()) {
                world.order.current();
            }
            lookInOtherLight(before);
        } catch (GameCodeException thrown) {
            world.failures.add(thrown);
        }
        world.wrote();
        throwFailure();
        return new Step.Acted(
                actor.id, performed, Optional.ofNullable(why), world.events.list(), world.events.levels(), percepts);
    }

    /** Lets all look again if the time that has passed since then has changed the light. */
    void lookInOtherLight(long before) {
        if (visibleChanges.isLitOtherwise(before)) {
            perception.get().catchUp();
        }
    }

    /** Throws what the game's own code threw in this step. */
    private void throwFailure() {
        GameCodeException failure = world.failures.first();
        if (failure != null) {
            throw failure.withEvents(world.events.list(), world.events.levels());
        }
    }

    /** Phase {@link Phase#DECIDE}: the action, or null to wait for input. */
    private @Nullable Action decide() {
        Brain brain = actor.slots.brain;
        if (brain == null) {
            throw new IllegalStateException(actor + " has a turn but no brain; this is a defect of the engine");
        }
        if (actor.input != null) {
            fromInput = true;
            return actor.input;
        }
        try {
            return ask(brain);
        } catch (GameCodeException named) {
            throw named;
        } catch (Throwable thrown) {
            throw GameCode.threw("Deciding for " + actor, brain, thrown);
        }
    }

    private @Nullable Action ask(Brain brain) {
        Decision decision = brain.decide(views.of(actor));
        if (decision instanceof Decision.Await) {
            return null;
        }
        if (!(decision instanceof Decision.Act act) || act.action() == null) {
            ChainCut cut = new ChainCut(actor.id, List.of(), ChainCut.Flaw.NULL);
            EngineLog.cut(GameCode.printed(brain) + " of " + actor + " decided on null", cut);
            world.events.add(cut, world.current);
            why = new Refusal.EndlessChain(0);
            return REST;
        }
        fromInput = actor.unfinishedIsInput && GameCode.equal(act.action(), actor.unfinished);
        remember(brain, act);
        return act.action();
    }

    private void remember(Brain brain, Decision.Act act) {
        if (act.next().isPresent() && !GameCode.equal(act.next().get(), actor.slots.brain)) {
            Brain next = act.next().get();
            try {
                ValueCheck.checkGiven(rules.registry(), next);
                if (next.slot() != Brain.class) {
                    throw new IllegalArgumentException(next + " is to decide next, but its slot() is "
                            + next.slot().getName() + "; leave slot() as it is");
                }
            } catch (Throwable refused) {
                throw GameCode.failure("Deciding for " + actor, brain, refused);
            }
            changes.atomically(() -> changes.set(actor, next));
        }
    }

    /** Phases {@link Phase#REVIEW} to {@link Phase#PAY}; false if the actor must be asked again. */
    private boolean perform(Action decided) {
        try {
            ActorView view = views.of(actor);
            ReviewedAction reviewed = ReviewedAction.of(actor, views.belongings, view, decided);
            if (reviewed.veto() != null) {
                why = reviewed.veto();
                return fallBack();
            }
            return takeEffect(performance.run(actor, view, Performance.Purpose.TURN, reviewed.action()), decided);
        } catch (GameCodeException thrown) {
            world.failures.add(thrown);
            restInstead();
        }
        return true;
    }

    /** Handles the result of a performance; false if the actor must be asked again. */
    private boolean takeEffect(Performed result, Action decided) {
        if (result instanceof Performance.Refused refused) {
            why = refused.why();
            return fallBack();
        }
        if (result instanceof Performed.Unpaid unpaid) {
            why = unpaid.why();
            restInstead(goesOn(decided));
        } else if (result instanceof Performed.Cut cut) {
            why = cut.why();
            settle.reportCut(actor, cut);
            restInstead();
        } else {
            done((Performance.Done) result);
        }
        return true;
    }

    /** Whether this is the actor's unfinished action. Values whose comparison throws are not. */
    private boolean goesOn(Action decided) {
        Action unfinished = actor.unfinished;
        if (unfinished == null) {
            return false;
        }
        try {
            return GameCode.equal(decided, unfinished);
        } catch (GameCodeException thrown) {
            world.failures.add(thrown);
            return false;
        }
    }

    private void done(Performance.Done done) {
        performed = done.action();
        Plans.goOnWith(actor, done.rest(), fromInput);
    }

    /** Handles a refusal: a player is asked again, any other actor rests. */
    private boolean fallBack() {
        if (fromInput) {
            return false;
        }
        restInstead();
        return true;
    }

    private Step refused() {
        Plans.drop(actor);
        world.events.cut(0);
        if (visibleChanges.touched() > 0) {
            perception.get().catchUp();
        }
        throwFailure();
        return new Step.Awaiting(actor.id, Optional.ofNullable(why));
    }

    private void restInstead() {
        restInstead(false);
    }

    /** Makes the actor rest. Its unfinished action may have to wait until it can be paid. */
    private void restInstead(boolean keepsUnfinished) {
        performed = REST;
        if (!keepsUnfinished) {
            Plans.dropUnfinished(actor);
        }
        world.events.add(new Rested(actor.id), world.current);
        if (actor.alive && actor.slots.brain != null) { // so it is still current in the turn order
            world.order.rest();
            world.wrote();
        }
    }

    private void end() {
        Outcome outcome = world.isSupposed() ? null : outcome();
        world.outcome = outcome;
        world.wrote();
        if (outcome != null) {
            world.events.add(new Ended(outcome), world.current);
        }
    }

    /** The outcome of the first end condition that holds. A condition that throws counts as none. */
    @Nullable
    Outcome outcome() {
        for (EndCondition condition : rules.endConditions) {
            try {
                GameView game = views.whole();
                if (condition.isOver(game)) {
                    return Objects.requireNonNull(condition.outcome(game), "outcome() returned null");
                }
            } catch (Throwable thrown) {
                world.failures.add(GameCode.failure("Asking whether the game is over", condition, thrown));
            }
        }
        return null;
    }
}
