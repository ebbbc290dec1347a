package io.github.undercroft.game;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Cause;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import java.util.function.Consumer;

/**
 * Runs the game's own code, each call as a transaction of its own. A call that throws is undone and its exception is
 * noted.
 */
final class GameCodeRunner {

    private final ContextServices services;
    private final Views views;

    GameCodeRunner(ContextServices services, Views views) {
        this.services = services;
        this.views = views;
    }

    /** @return whether the code did anything; false if it threw */
    boolean act(EntityState actor, Cause cause, Object culprit, Consumer<ActionContext> code) {
        Context context = new Context(services, actor, views.of(actor), cause, false);
        try {
            return services.changes.atomically(() -> call(code, context));
        } catch (Throwable thrown) {
            services.world.failures.add(GameCode.failure("Asking for " + actor, culprit, thrown));
            return false;
        }
    }

    private static void call(Consumer<ActionContext> code, Context context) {
        try {
            code.accept(context);
        } finally {
            context.close();
        }
    }
}
