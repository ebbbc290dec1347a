package io.github.undercroft.item;

import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import java.util.Objects;

/** Why something can't be done with a thing. */
public sealed interface ThingRefusal extends Refusal {

    /** It has no {@link Inventory} to put anything into. */
    record NoInventory(EntityId who) implements ThingRefusal {
        public NoInventory {
            Objects.requireNonNull(who, "who");
        }
    }

    /** It holds as many things as it can. */
    record Full(EntityId who, int things) implements ThingRefusal {
        public Full {
            Objects.requireNonNull(who, "who");
        }
    }

    /**
     * With that it would hold more weight than it can.
     *
     * @param weight of the thing, with what it holds; {@link Long#MAX_VALUE} if it is more
     */
    record TooHeavy(EntityId who, EntityId thing, long weight) implements ThingRefusal {
        public TooHeavy {
            Objects.requireNonNull(who, "who");
            Objects.requireNonNull(thing, "thing");
        }
    }

    /** The thing is not here: not at the actor's feet, or out of reach. */
    record NotHere(EntityId thing) implements ThingRefusal {
        public NotHere {
            Objects.requireNonNull(thing, "thing");
        }
    }

    /** Nothing that could be taken is here. */
    record NothingHere() implements ThingRefusal {}

    /** It can't be taken up. */
    record Immovable(EntityId thing) implements ThingRefusal {
        public Immovable {
            Objects.requireNonNull(thing, "thing");
        }
    }

    /** The actor does not have it. */
    record NotCarried(EntityId thing) implements ThingRefusal {
        public NotCarried {
            Objects.requireNonNull(thing, "thing");
        }
    }

    /** The actor does not wear it. */
    record NotWorn(EntityId thing) implements ThingRefusal {
        public NotWorn {
            Objects.requireNonNull(thing, "thing");
        }
    }

    /** The actor wears it already. */
    record AlreadyWorn(EntityId thing) implements ThingRefusal {
        public AlreadyWorn {
            Objects.requireNonNull(thing, "thing");
        }
    }

    /** It can't be worn. */
    record NotWearable(EntityId thing) implements ThingRefusal {
        public NotWearable {
            Objects.requireNonNull(thing, "thing");
        }
    }

    /** It is cursed and can't be got rid of. */
    record Clings(EntityId thing) implements ThingRefusal {
        public Clings {
            Objects.requireNonNull(thing, "thing");
        }
    }

    /** It is of no use by itself. */
    record NotUsable(EntityId thing) implements ThingRefusal {
        public NotUsable {
            Objects.requireNonNull(thing, "thing");
        }
    }

    /** The actor has nothing that is of use by itself. */
    record NothingUsable() implements ThingRefusal {}

    /** The actor carries nothing that can be worn. */
    record NothingWearable() implements ThingRefusal {}

    /** There are not that many of it. */
    record TooFew(EntityId thing, int count) implements ThingRefusal {
        public TooFew {
            Objects.requireNonNull(thing, "thing");
        }
    }

    /** It holds nothing: it is no {@link Container}. */
    record NoContainer(EntityId what) implements ThingRefusal {
        public NoContainer {
            Objects.requireNonNull(what, "what");
        }
    }

    /** The container is open. */
    record AlreadyOpen(EntityId container) implements ThingRefusal {
        public AlreadyOpen {
            Objects.requireNonNull(container, "container");
        }
    }

    /** The container is closed. */
    record Closed(EntityId container) implements ThingRefusal {
        public Closed {
            Objects.requireNonNull(container, "container");
        }
    }

    /** The container is locked, and the actor has no key of that name. */
    record NeedsKey(EntityId container, String key) implements ThingRefusal {
        public NeedsKey {
            Objects.requireNonNull(container, "container");
            Objects.requireNonNull(key, "key");
        }
    }

    /** There is no lock that could be broken. */
    record NotLocked(EntityId what) implements ThingRefusal {
        public NotLocked {
            Objects.requireNonNull(what, "what");
        }
    }

    /** No trap has been found on it. */
    record NoTrapFound(EntityId what) implements ThingRefusal {
        public NoTrapFound {
            Objects.requireNonNull(what, "what");
        }
    }
}
