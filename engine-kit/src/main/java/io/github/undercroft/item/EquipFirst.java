package io.github.undercroft.item;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Location;
import io.github.undercroft.TurnView;

/**
 * Wears or wields the first carried thing, by id, that can be worn. It takes off what was in the slot, so with two swords it
 * switches between them.
 */
public record EquipFirst() implements Action {

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        return turn.things().stream()
                .filter(each -> each.has(Wearable.class)
                        && !each.has(Cursed.class)
                        && each.location() instanceof Location.CarriedBy)
                .findFirst()
                .map(each -> ActionResult.alternate(new Equip(each.id())))
                .orElseGet(() -> ActionResult.failed(new ThingRefusal.NothingWearable()));
    }
}
