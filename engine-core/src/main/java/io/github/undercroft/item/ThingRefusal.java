package io.github.undercroft.item;

import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Refusal;

/** Why something can't be done with a thing. */
public sealed interface ThingRefusal extends Refusal {

    /** It has no {@link Inventory} to put anything into. */
    record NoInventory(EntityId who) implements ThingRefusal {}

    /** It holds as many things as it can. */
    record Full(EntityId who, int things) implements ThingRefusal {}

    /** With that it would hold more weight than it can. */
    record TooHeavy(EntityId who, EntityId thing, long weight) implements ThingRefusal {}

    /** The thing is not here: not at the actor's feet, or out of reach. */
    record NotHere(EntityId thing) implements ThingRefusal {}

    /** Nothing that could be taken is here. */
    record NothingHere() implements ThingRefusal {}

    /** It can't be taken up. */
    record Immovable(EntityId thing) implements ThingRefusal {}

    /** The actor does not have it. */
    record NotCarried(EntityId thing) implements ThingRefusal {}

    /** The actor does not wear it. */
    record NotWorn(EntityId thing) implements ThingRefusal {}

    /** The actor wears it already. */
    record AlreadyWorn(EntityId thing) implements ThingRefusal {}

    /** It can't be worn. */
    record NotWearable(EntityId thing) implements ThingRefusal {}

    /** It is cursed and can't be got rid of. */
    record Clings(EntityId thing) implements ThingRefusal {}

    /** It is of no use by itself. */
    record NotUsable(EntityId thing) implements ThingRefusal {}

    /** The actor has nothing that is of use by itself. */
    record NothingUsable() implements ThingRefusal {}

    /** The actor carries nothing that can be worn. */
    record NothingWearable() implements ThingRefusal {}

    /** There are not that many of it. */
    record TooFew(EntityId thing, int count) implements ThingRefusal {}

    /** It holds nothing: it is no {@link Container}. */
    record NoContainer(EntityId what) implements ThingRefusal {}

    /** The container is open. */
    record AlreadyOpen(EntityId container) implements ThingRefusal {}

    /** The container is closed. */
    record Closed(EntityId container) implements ThingRefusal {}

    /** The container is locked, and the actor has no key of that name. */
    record NeedsKey(EntityId container, String key) implements ThingRefusal {}

    /** There is no lock that could be broken. */
    record NotLocked(EntityId what) implements ThingRefusal {}

    /** No trap has been found on it. */
    record NoTrapFound(EntityId what) implements ThingRefusal {}
}
