package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.game.state.EntityState;
import org.jspecify.annotations.Nullable;

/** Writes an actor's submitted input and unfinished action, each kind of change in one place. */
final class Plans {

    private Plans() {}

    /** Sets an actor's input, instead of its unfinished action. */
    static void submit(EntityState actor, Action input) {
        drop(actor);
        actor.input = input;
    }

    /** Drops an actor's input and its unfinished action. */
    static void drop(EntityState actor) {
        actor.input = null;
        dropUnfinished(actor);
    }

    /** Drops an actor's unfinished action. */
    static void dropUnfinished(EntityState actor) {
        goOnWith(actor, null, false);
    }

    /**
     * Sets an actor's unfinished action.
     *
     * @param rest null if nothing is left to do
     * @param isInput whether the action was submitted as input
     */
    static void goOnWith(EntityState actor, @Nullable Action rest, boolean isInput) {
        actor.unfinished = rest;
        actor.unfinishedIsInput = isInput && rest != null;
        actor.forgetHash();
    }

    /** Counts a decided turn, for which the input is used up. */
    static void turnDecided(EntityState actor) {
        actor.input = null;
        actor.decisions++;
        actor.forgetHash();
    }
}
