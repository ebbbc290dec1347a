package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.item.Flight;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.Stacks;
import java.util.Objects;

/**
 * Makes a thing strike the creature that it is thrown at: a knife, a javelin. {@link io.github.undercroft.item.Throw} throws
 * it, friend or foe; it lies where it ends unless it breaks. A knife to stab with also needs a {@link
 * io.github.undercroft.Weapon} component.
 *
 * @param reach how many cells it flies, 1 or more
 * @param blow the blow to the creature that fills the cell where it ends
 * @param breaks how likely it breaks when it is thrown, 0 to 100 percent
 */
public record ThrowingWeapon(int reach, Blow blow, int breaks) implements Missile {

    public ThrowingWeapon {
        Objects.requireNonNull(blow, "blow");
        if (reach < 1) {
            throw new IllegalArgumentException(
                    "A thrown weapon flies 1 or more cells; this reach is " + reach + ". Give 1 for the next cell");
        }
        Ammunition.requirePercent(breaks);
    }

    /** @return one that does not break */
    public static ThrowingWeapon of(int reach, Blow blow) {
        return new ThrowingWeapon(reach, blow, 0);
    }

    @Override
    public void land(ActionContext context, Flight flight) {
        if (context.random().chance(breaks, 100)) {
            Stacks.useUp(context, flight.thing());
        }
        flight.hit().ifPresent(who -> blow.strike(context, this, ImmutableList.of(who)));
    }
}
