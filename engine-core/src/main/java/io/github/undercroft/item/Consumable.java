package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.ActionResult;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import java.util.List;
import java.util.Objects;

/**
 * Is used up by being used: a potion, a scroll, a meal.
 *
 * @param consequences what befalls who uses it, in this order
 */
public record Consumable(List<Consequence> consequences) implements Usable {

    /** How far a potion is thrown. */
    static final int THROW = 6;

    /** Copies the list. */
    public Consumable {
        Objects.requireNonNull(consequences, "consequences");
        consequences = ImmutableList.copyOf(consequences);
    }

    /** @return something with these consequences for who uses it */
    public static Consumable of(Consequence... consequences) {
        return new Consumable(ImmutableList.copyOf(consequences));
    }

    /** @return a potion of that name, which stacks, is drunk, and breaks over who it is thrown at */
    public static Blueprint potion(String name, Consequence... consequences) {
        Consumable drink = of(consequences);
        return Blueprint.item(name).with(new Stack(1)).with(drink).with(new Shatters(THROW, drink.consequences));
    }

    @Override
    public ActionResult use(ActionContext context, Entity thing) {
        EntityId user = context.view().actor().id();
        Stacks.useUp(context, thing.id());
        consequences.forEach(each -> each.befall(context, user));
        return ActionResult.succeeded();
    }
}
