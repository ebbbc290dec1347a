package io.github.undercroft.item;

import io.github.undercroft.model.Action;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.TurnView;

/**
 * Wears or wields the first thing that the actor carries and does not wear, by id, of those that can be worn. It takes off
 * what is in that place; of two swords it wields now the one and now the other.
 */
public record EquipFirst() implements Action {

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        return turn.game().things(turn.actor().id()).stream()
                .filter(each -> each.has(Wearable.class) && each.location() instanceof Location.CarriedBy)
                .findFirst()
                .map(each -> ActionResult.alternate(new Equip(each.id())))
                .orElseGet(() -> ActionResult.failed(new ThingRefusal.NothingWearable()));
    }
}
