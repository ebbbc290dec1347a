package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.item.Flight;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.model.ActionContext;
import java.util.Objects;

/**
 * Makes a thing strike whom it is thrown at: a knife, a javelin. It is thrown by {@link io.github.undercroft.item.Throw},
 * whoever is in the way, and lies where it ends unless it breaks. A knife to stab with is a
 * {@link io.github.undercroft.model.Weapon} too.
 *
 * @param reach how many cells it flies, 1 or more
 * @param blow what it does to who fills the cell where it ends
 * @param breaks in how many of a hundred throws it is gone afterwards, 0 to 100
 */
public record ThrowingWeapon(int reach, Blow blow, int breaks) implements Missile {

    /** Refuses numbers out of range. */
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
