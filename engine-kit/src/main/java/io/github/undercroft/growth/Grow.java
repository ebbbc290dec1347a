package io.github.undercroft.growth;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Entity;
import io.github.undercroft.Refusal;
import java.util.Optional;

/**
 * Chooses what to gain by a new level. A turn like any other, so it is best done in peace.
 *
 * @param gain the index in {@link Experience#gains}
 */
public record Grow(int gain) implements Action {

    /** There is no such gain, or no choice is open. */
    public record NothingToChoose() implements Refusal {}

    @Override
    public ActionResult perform(ActionContext context) {
        Entity self = context.view().actor();
        Optional<Experience> growth = Experience.of(self).filter(each -> each.open() > 0);
        if (growth.isEmpty() || gain < 0 || gain >= growth.get().gains().size()) {
            return ActionResult.failed(new NothingToChoose());
        }
        growth.get().choose(growth.get().gains().get(gain), context, self);
        return ActionResult.succeeded();
    }
}
