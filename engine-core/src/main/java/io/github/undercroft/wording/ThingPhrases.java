package io.github.undercroft.wording;

import io.github.undercroft.item.Joined;
import io.github.undercroft.item.PutIn;
import io.github.undercroft.item.Throw;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Cause;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.EquipmentSlot;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Rest;
import java.util.Optional;

/** How it is told in English that things change hands. */
final class ThingPhrases {

    private static final Action NOTHING = new Rest();

    private ThingPhrases() {}

    /** What joins a stack is told of like what is taken up or put down as it is. */
    static Sentence joined(Joined joined, Sentence say) {
        Sentence by = say.subject(joined.by());
        if (joined.to() instanceof Location.OnLevel) {
            return bearer(joined.from()).filter(joined.by()::equals).isPresent()
                    ? by.verb("drop").object(joined.stack())
                    : say;
        }
        if (joined.from() instanceof Location.OnLevel) {
            return by.verb("pick up").object(joined.stack());
        }
        return bearer(joined.to()).filter(joined.by()::equals).isPresent()
                ? bearer(joined.from())
                        .filter(from -> !from.equals(joined.by()))
                        .map(from -> by.verb("take")
                                .object(joined.stack())
                                .words("from")
                                .object(from))
                        .orElse(say)
                : bearer(joined.to())
                        .map(into -> by.verb("put")
                                .object(joined.stack())
                                .words("into")
                                .object(into))
                        .orElse(say);
    }

    static Sentence placed(GameEvent.Placed placed, Sentence say) {
        Optional<EntityId> giver = bearer(placed.from());
        Optional<EntityId> taker = bearer(placed.to());
        Action deed = placed.cause() instanceof Cause.Deed done ? done.action() : NOTHING;
        if (deed instanceof Throw) {
            return say; // the throw is told
        }
        if (deed instanceof PutIn && taker.isPresent()) {
            return say.subject(((Cause.Deed) placed.cause()).actor())
                    .verb("put")
                    .object(placed.thing())
                    .words("into")
                    .object(taker.get());
        }
        if (taker.isEmpty()) {
            return giver.map(from -> dropped(from, placed.thing(), say)).orElse(say);
        }
        if (placed.to() instanceof Location.WornBy worn) {
            return say.subject(worn.bearer())
                    .verb(worn.slot().equals(EquipmentSlot.HAND) ? "wield" : "put on")
                    .object(placed.thing());
        }
        if (placed.from() instanceof Location.WornBy worn && giver.equals(taker)) {
            return say.subject(worn.bearer())
                    .verb(worn.slot().equals(EquipmentSlot.HAND) ? "put away" : "take off")
                    .object(placed.thing());
        }
        return given(placed, giver, taker.get(), say);
    }

    /** What the dead leave is dropped by nobody. */
    private static Sentence dropped(EntityId from, EntityId thing, Sentence say) {
        return say.recognises(from)
                ? say.subject(from).verb("drop").object(thing)
                : say.subject(thing).verb("drop").words("to the ground");
    }

    private static Sentence given(GameEvent.Placed placed, Optional<EntityId> giver, EntityId taker, Sentence say) {
        EntityId doer = UsualPhrases.doer(placed.cause()).orElse(taker);
        if (!doer.equals(taker)) {
            return say.subject(doer)
                    .verb("give")
                    .object(placed.thing())
                    .words("to")
                    .object(taker);
        }
        return giver.map(from -> say.subject(taker)
                        .verb("take")
                        .object(placed.thing())
                        .words("from")
                        .object(from))
                .orElseGet(() -> say.subject(taker).verb("pick up").object(placed.thing()));
    }

    private static Optional<EntityId> bearer(Location location) {
        if (location instanceof Location.CarriedBy carried) {
            return Optional.of(carried.bearer());
        }
        return location instanceof Location.WornBy worn ? Optional.of(worn.bearer()) : Optional.empty();
    }
}
