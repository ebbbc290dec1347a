package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Cause;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.event.ChainCut.Flaw;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.codec.ValueCheck;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.FollowUp;
import io.github.undercroft.game.state.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Performs one action and follows its alternates to the end of the chain. Each action is a transaction of its own; only
 * the last can change anything. A world has one such object and reuses it.
 */
final class Performance {

    /** The longest chain of alternates, the first action included. */
    static final int LONGEST_CHAIN = 16;

    /** What the performance is for. */
    enum Purpose {
        /** A turn: the action is paid and its changes stay. */
        TURN,
        /** A follow-up: the action is free and its changes stay. */
        FREE,
        /** A trial: the action is done by what the actor knows, must be payable, and is undone. */
        TRIAL
    }

    /**
     * The action succeeded, and was committed unless it was a trial.
     *
     * @param action the last action of the chain
     * @param rest the rest of the action for the next turn
     */
    record Done(Action action, int cost, @Nullable Action rest) implements Performed {}

    /** A rule refused the action. */
    record Refused(Refusal why) implements Performed {}

    private final ContextServices services;
    private final World world;
    private final Changes changes;
    private final Runnable endTurn = this::endTurn;
    private EntityState actor = World.NOBODY;
    private Purpose purpose = Purpose.TURN;
    private EntityId behind = EntityId.WORLD;

    /** The present action of the chain. */
    private Action action = new Rest();

    private int cost;
    private boolean rested;

    private @Nullable List<Action> chain;

    Performance(ContextServices services) {
        this.services = services;
        this.world = services.world;
        this.changes = services.changes;
    }

    /** Performs a queued action for free. */
    Performed follow(EntityState who, ActorView view, FollowUp followUp) {
        behind = followUp.by();
        try {
            return run(who, view, Purpose.FREE, followUp.action());
        } finally {
            behind = EntityId.WORLD;
        }
    }

    /**
     * Performs an action.
     *
     * @throws GameCodeException if the action's code threw, or the scheduler threw; the action is undone
     */
    Performed run(EntityState who, ActorView view, Purpose wanted, @Nullable Action first) {
        actor = who;
        purpose = wanted;
        chain = null;
        if (first == null) {
            return new Performed.Cut(ImmutableList.of(), Flaw.NULL);
        }
        action = first;
        while (true) {
            ActionResult result = once(view);
            if (result == null) {
                return cut(Flaw.NULL);
            }
            if (!(result instanceof ActionResult.Alternate alternate)) {
                return end(result);
            }
            Performed cut = goOnWith(alternate.instead());
            if (cut != null) {
                return cut;
            }
        }
    }

    /** Performs the present action. Its transaction stays open if it succeeded. */
    private @Nullable ActionResult once(ActorView view) {
        changes.begin();
        boolean kept = false;
        Context context = null;
        try {
            cost = purpose == Purpose.FREE ? 0 : priceOf(view);
            Cause cause = new Cause.Deed(actor.id, action, Blame.of(actor, behind));
            context = new Context(services, actor, view, cause, purpose != Purpose.FREE);
            @Nullable ActionResult result = action.perform(context);
            if (result instanceof ActionResult.Continues continues) {
                ValueCheck.check(services.rules.registry(), continues.rest(), "unfinished");
            }
            rested = context.hasRested();
            kept = result != null && result.isSuccess();
            context.close();
            if (kept) {
                changes.settle();
            }
            return result;
        } catch (Throwable thrown) {
            kept = false;
            throw GameCode.failure("Performing for " + actor, action, thrown);
        } finally {
            if (context != null) {
                context.close();
            }
            if (!kept) {
                changes.rollback();
            }
        }
    }

    private int priceOf(ActorView view) {
        int price = action.cost(view);
        if (price < world.order.minCost()) {
            throw new IllegalArgumentException("The action " + action + " costs " + price + "; in the turn order "
                    + services.rules.scheduler().name() + " an action costs " + world.order.minCost()
                    + " or more. What takes no time is queued by an action that does:"
                    + " context.queue(actor, action)");
        }
        return price;
    }

    private Performed end(ActionResult result) {
        if (result instanceof ActionResult.Failed failed) {
            return new Refused(failed.why());
        }
        if (purpose != Purpose.FREE && !rested && !world.order.canPay(cost)) {
            changes.rollback();
            return new Performed.Unpaid(action, cost, new Refusal.TooExpensive(cost, world.order.energy(actor.key)));
        }
        if (purpose == Purpose.TRIAL) {
            changes.rollback();
        } else if (purpose == Purpose.TURN) {
            changes.commit(endTurn);
        } else {
            changes.commit();
        }
        return new Done(action, cost, result instanceof ActionResult.Continues continues ? continues.rest() : null);
    }

    /** Pays the cost. An actor that stayed in the turn order is the current one there. */
    private void endTurn() {
        if (!actor.alive || actor.slots.brain == null) {
            return;
        }
        if (rested) {
            world.order.rest();
        } else {
            world.order.pay(cost);
        }
    }

    private @Nullable Performed goOnWith(@Nullable Action next) {
        List<Action> tried = chain;
        if (tried == null) {
            tried = new ArrayList<>();
            tried.add(action);
            chain = tried;
        }
        if (next == null) {
            return cut(Flaw.NULL);
        }
        boolean cycle = GameCode.indexOf(tried, next) >= 0;
        tried.add(next);
        action = next;
        if (cycle) {
            return cut(Flaw.CYCLE);
        }
        return tried.size() > LONGEST_CHAIN ? cut(Flaw.TOO_LONG) : null;
    }

    private Performed cut(Flaw found) {
        List<Action> all = chain;
        return new Performed.Cut(all == null ? ImmutableList.of(action) : ImmutableList.copyOf(all), found);
    }
}
