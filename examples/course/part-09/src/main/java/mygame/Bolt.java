package mygame;

import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.Refusal;
import io.github.undercroft.TurnView;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.item.Usable;
import java.util.Comparator;
import java.util.Optional;

/** A scroll whose lightning strikes the nearest enemy that its reader sees. */
record Bolt(Harm harm) implements Usable {

    record NobodyInView() implements Refusal {}

    @Override
    public ActionResult use(ActionContext context, Entity scroll) {
        TurnView turn = context.view();
        Optional<Entity> nearest = turn.board().entities().stream()
                .filter(turn::isEnemy)
                .filter(enemy -> turn.perception().orElseThrow().sees(enemy.id()))
                .min(Comparator.comparingDouble(enemy ->
                        Metric.CHEBYSHEV.distance(turn.position(), enemy.position().orElseThrow())));
        if (nearest.isEmpty()) {
            return ActionResult.failed(new NobodyInView());
        }
        Stacks.useUp(context, scroll.id());
        harm.befall(context, nearest.get().id());
        return ActionResult.succeeded();
    }
}
