package io.github.undercroft.front.cheat;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Damage;
import io.github.undercroft.Entity;
import io.github.undercroft.Refusal;
import io.github.undercroft.sense.Awareness;
import java.util.List;
import java.util.Optional;

/**
 * Kills the enemies in view.
 *
 * @param name of those that die; empty for all
 */
record Kill(Optional<String> name) implements Typed {

    /** More than anybody has. */
    private static final Damage DEATH = Damage.physical(1_000_000);

    /** There is no such enemy in view. */
    record NobodyInView() implements Refusal {}

    @Override
    public String line() {
        return "kill" + name.map(" "::concat).orElse("");
    }

    @Override
    public ActionResult perform(ActionContext context) {
        List<Entity> doomed = Awareness.of(context.view()).enemies().stream()
                .filter(enemy -> name.orElse(enemy.name()).equals(enemy.name()))
                .toList();
        doomed.forEach(enemy -> context.damage(enemy.id(), DEATH));
        return doomed.isEmpty() ? ActionResult.failed(new NobodyInView()) : ActionResult.succeeded();
    }
}
