package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.GameEvent.ChainCut.Flaw;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.Rest;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Performs one action and follows its alternates to the one that ends the chain. Each is a transaction of its own, and only
 * the last one can leave anything behind. A world has one and uses it again and again.
 */
final class Performance {

    /** The longest chain of alternates, the first action included. */
    static final int LONGEST_CHAIN = 16;

    /** How it ended. */
    enum End {
        /** Done, and committed unless it was only tried. */
        DONE,
        /** A rule said no. */
        REFUSED,
        /** It could be done, but not be paid. */
        UNPAID,
        /** The chain came to no end. */
        CUT
    }

    /** What becomes of it. */
    enum Purpose {
        /** A turn: it has to be paid, and stays. */
        TURN,
        /** A follow-up: it is free, and stays. */
        FREE,
        /** A trial: it has to be payable, and is undone. */
        TRIAL
    }

    private final World world;
    private ActorView view;
    private Purpose purpose = Purpose.TURN;

    /** The last action of the chain. */
    Action action = new Rest();

    int cost;
    boolean rested;

    @Nullable
    Action rest;

    @Nullable
    Refusal refusal;

    private @Nullable List<Action> chain;

    @Nullable
    Flaw flaw;

    Performance(World world) {
        this.world = world;
        this.view = new ActorView(world, World.NOBODY);
    }

    /** All actions that were tried, first to last. */
    List<Action> chain() {
        List<Action> all = chain;
        return all == null ? ImmutableList.of(action) : ImmutableList.copyOf(all);
    }

    /**
     * Does it. The fields tell of it until the next one.
     *
     * @throws GameCodeException if the action's code threw; it is undone
     */
    End run(ActorView actor, Purpose wanted, @Nullable Action first) {
        view = actor;
        purpose = wanted;
        rest = null;
        refusal = null;
        flaw = null;
        chain = null;
        if (first == null) {
            chain = ImmutableList.of();
            return cut(Flaw.NULL);
        }
        action = first;
        while (true) {
            ActionResult result = once();
            if (result == null) {
                return cut(Flaw.NULL);
            }
            if (!(result instanceof ActionResult.Alternate alternate)) {
                return end(result);
            }
            End cut = goOnWith(alternate.instead());
            if (cut != null) {
                return cut;
            }
        }
    }

    /** Performs the present action; its transaction stays open if it succeeded. */
    private @Nullable ActionResult once() {
        world.changes.begin();
        boolean kept = false;
        Context context = null;
        try {
            cost = purpose == Purpose.FREE ? 0 : priceOf(action);
            context = new Context(world, view, new Cause.Deed(view.state().id, action), purpose != Purpose.FREE);
            ActionResult result = action.perform(context);
            if (result instanceof ActionResult.Continues continues) {
                ValueCheck.check(world.rules.registry(), continues.rest(), "unfinished");
            }
            rested = context.hasRested();
            kept = result instanceof ActionResult.Succeeded || result instanceof ActionResult.Continues;
            return result;
        } catch (Throwable thrown) {
            kept = false;
            throw GameCode.failure("Performing for " + view.state(), action, thrown);
        } finally {
            if (context != null) {
                context.close();
            }
            if (!kept) {
                world.changes.rollback();
            }
        }
    }

    private int priceOf(Action priced) {
        int price = priced.cost(view);
        if (price < world.order.leastCost()) {
            throw new IllegalArgumentException("The action " + priced + " costs " + price + "; in the turn order "
                    + world.rules.order().name() + " an action costs " + world.order.leastCost() + " or more");
        }
        return price;
    }

    private End end(ActionResult result) {
        if (result instanceof ActionResult.Failed failed) {
            refusal = failed.why();
            return End.REFUSED;
        }
        if (purpose != Purpose.FREE && !rested && !canPay()) {
            world.changes.rollback();
            refusal = new Refusal.TooExpensive(cost, world.order.energy(view.state().key));
            return End.UNPAID;
        }
        if (purpose == Purpose.TRIAL) {
            world.changes.rollback();
        } else {
            world.changes.commit();
        }
        rest = result instanceof ActionResult.Continues continues ? continues.rest() : null;
        return End.DONE;
    }

    /** Whether it can be paid; a turn order of the game's own may throw, and nothing must stay of what was done then. */
    private boolean canPay() {
        try {
            return world.order.canPay(cost);
        } catch (GameCodeException thrown) {
            world.changes.rollback();
            throw thrown;
        }
    }

    private @Nullable End goOnWith(@Nullable Action next) {
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

    private End cut(Flaw found) {
        flaw = found;
        refusal = new Refusal.ChainCut(chain().size());
        return End.CUT;
    }
}
