package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.effect.Consequence;
import java.util.List;
import java.util.Objects;

/**
 * A missile that breaks where it lands, and is used up.
 *
 * @param reach how many cells it flies, 1 or more
 * @param consequences the consequences for the creature that is hit, in this order; they touch the cell before
 */
public record Shatters(int reach, List<Consequence> consequences) implements Missile {

    public Shatters {
        Objects.requireNonNull(consequences, "consequences");
        consequences = ImmutableList.copyOf(consequences);
        if (reach < 1) {
            throw new IllegalArgumentException(
                    "A missile flies 1 or more cells; this reach is " + reach + ". Give 1 for the next cell");
        }
    }

    @Override
    public void land(ActionContext context, Flight flight) {
        Stacks.useUp(context, flight.thing());
        consequences.forEach(each -> each.touch(context, flight.at()));
        flight.hit().ifPresent(who -> consequences.forEach(each -> each.befall(context, who)));
    }
}
