package io.github.undercroft.wording;

import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.EquipmentSlot;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Location;
import java.util.Optional;

/** How it is told in English that things change hands. */
final class ThingPhrases {

    private ThingPhrases() {}

    static Sentence placed(GameEvent.Placed placed, Sentence say) {
        Optional<EntityId> giver = bearer(placed.from());
        Optional<EntityId> taker = bearer(placed.to());
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
