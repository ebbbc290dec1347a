package io.github.undercroft.item;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Blueprint.CarryingLimit;
import io.github.undercroft.Offer;
import io.github.undercroft.Offers;
import io.github.undercroft.TurnView;
import java.util.List;
import java.util.Optional;

/**
 * The limits of what an entity can hold. An actor without one cannot pick things up; a {@link Container} without one holds
 * any number. Carried and worn things both count, a stack as one. An actor with an inventory is offered actions with its
 * things, with those at its feet, and with the containers in its reach.
 *
 * <p>The actions of this package check the limits when they take something, and a blueprint that starts above them is
 * refused. An entity above its limit keeps its things: when a carried bag breaks, its bearer gets the contents, and may then
 * have more things than its limit (never more weight); it cannot take anything else until it has room again.
 *
 * @param things the maximum number of things, 1 or more
 * @param weight the maximum weight of the things with their contents, 0 or more
 */
public record Inventory(int things, int weight) implements CarryingLimit, Limit, Offers {

    /** No limit. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    public Inventory {
        if (things < 1 || weight < 0) {
            throw new IllegalArgumentException("An inventory holds 1 or more things of a weight of 0 or more; this is "
                    + things + " things and a weight of " + weight
                    + ". An entity that holds nothing needs no inventory");
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

    /** @return the same with a limit to the weight of the things together */
    public Inventory withWeight(int max) {
        return new Inventory(things, max);
    }

    @Override
    public Optional<String> whyTooMuch(List<Blueprint.Belonging> belongings) {
        long heavy = Weight.of(belongings);
        return belongings.size() <= things && (weight == UNLIMITED || heavy <= weight)
                ? Optional.empty()
                : Optional.of(
                        belongings.size() + " things of a weight of " + printed(heavy) + ", where its inventory holds "
                                + limit(things) + " things of a weight of " + limit(weight)
                                + "; let it start with less, or give it a larger inventory first");
    }

    private static String printed(long heavy) {
        return heavy == Long.MAX_VALUE ? heavy + " or more" : String.valueOf(heavy);
    }

    private static String limit(int max) {
        return max == UNLIMITED ? "any" : String.valueOf(max);
    }

    @Override
    public List<Offer> offers(TurnView turn) {
        return ThingOffers.of(turn);
    }
}
