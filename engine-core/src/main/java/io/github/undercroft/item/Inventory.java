package io.github.undercroft.item;

import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.CarryingLimit;
import io.github.undercroft.model.Offer;
import io.github.undercroft.model.Offers;
import io.github.undercroft.model.TurnView;
import java.util.List;
import java.util.Optional;

/**
 * What somebody or something can hold. Who has none takes nothing up; a {@link Container} without one holds any number.
 * Carried and worn things count alike, a stack as one. An actor with an inventory is offered what can be done with its
 * things, those at its feet, and the containers in its reach.
 *
 * <p>The actions of this package ask the limits when they take something, and a blueprint that starts above them is refused.
 * Nothing is taken away from who is above: a bag that breaks while it is carried leaves what it held to its bearer, which
 * may then have more things than its limit (never more weight), and takes nothing more until it has parted with some.
 *
 * @param things the most things, 1 or more
 * @param weight the most that they may weigh together with what they hold, 0 or more
 */
public record Inventory(int things, int weight) implements CarryingLimit, Offers {

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
    public Optional<String> whyTooMuch(List<Blueprint.Belonging> belongings) {
        long heavy = Weight.of(belongings);
        return belongings.size() <= things && heavy <= weight
                ? Optional.empty()
                : Optional.of(belongings.size() + " things of a weight of " + heavy + ", where its inventory holds "
                        + limit(things) + " things of a weight of " + limit(weight)
                        + "; let it start with less, or give it a larger inventory first");
    }

    private static String limit(int most) {
        return most == UNLIMITED ? "any" : String.valueOf(most);
    }

    @Override
    public List<Offer> offers(TurnView turn) {
        return ThingOffers.of(turn);
    }
}
