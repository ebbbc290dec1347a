package io.github.undercroft.item;

import io.github.undercroft.model.Component;
import io.github.undercroft.model.Offer;
import io.github.undercroft.model.Offers;
import io.github.undercroft.model.TurnView;
import java.util.List;

/**
 * What somebody or something can hold. Who has none takes nothing up; a {@link Container} without one holds any number.
 * Carried and worn things count alike, a stack as one. An actor with an inventory is offered what can be done with its
 * things, those at its feet, and the containers in its reach.
 *
 * @param things the most things, 1 or more
 * @param weight the most that they may weigh together with what they hold, 0 or more
 */
public record Inventory(int things, int weight) implements Component, Offers {

    /** No limit. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    /** Refuses limits out of range. */
    public Inventory {
        if (things < 1 || weight < 0) {
            throw new IllegalArgumentException("An inventory holds 1 or more things of a weight of 0 or more; this is "
                    + things + " things and a weight of " + weight + ". Who holds nothing needs no inventory");
        }
    }

    /** @return an inventory for that many things of any weight */
    public static Inventory of(int things) {
        return new Inventory(things, UNLIMITED);
    }

    /** @return an inventory for any number of things of that weight together */
    public static Inventory upTo(int weight) {
        return new Inventory(UNLIMITED, weight);
    }

    @Override
    public Class<Inventory> slot() {
        return Inventory.class;
    }

    @Override
    public List<Offer> offers(TurnView turn) {
        return ThingOffers.of(turn);
    }
}
