package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.effect.Consequence;
import java.util.List;
import java.util.Objects;

/**
 * A thing that is used up when it is used: a potion, a scroll, a meal.
 *
 * @param consequences the consequences for the user, in this order
 */
public record Consumable(List<Consequence> consequences) implements Usable {

    /** How far a potion is thrown. */
    static final int THROW = 6;

    public Consumable {
        Objects.requireNonNull(consequences, "consequences");
        consequences = ImmutableList.copyOf(consequences);
    }

    /** @return something with these consequences for its user */
    public static Consumable of(Consequence... consequences) {
        return new Consumable(ImmutableList.copyOf(consequences));
    }

    /** @return a potion of that name, which stacks, is drunk, and breaks over the creature that it is thrown at */
    public static Blueprint potion(String name, Consequence... consequences) {
        Consumable drink = of(consequences);
        return Blueprint.item(name).with(new StackSize(1)).with(drink).with(new Shatters(THROW, drink.consequences));
    }

    @Override
    public ActionResult use(ActionContext context, Entity thing) {
        EntityId user = context.view().actor().id();
        Stacks.useUp(context, thing.id());
        consequences.forEach(each -> each.befall(context, user));
        return ActionResult.succeeded();
    }
}
