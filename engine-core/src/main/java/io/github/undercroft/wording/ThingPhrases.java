package io.github.undercroft.wording;

import io.github.undercroft.item.Joined;
import io.github.undercroft.item.Parted;
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

    /** Somebody brings a thing, or part of a stack, from one place to another. */
    private record Moving(EntityId by, EntityId thing, Location from, Location to) {}

    /** What joins a stack is told of like what is taken up or put down as it is. */
    static Sentence joined(Joined joined, Sentence say) {
        return moving(new Moving(joined.by(), joined.stack(), joined.from(), joined.to()), say);
    }

    static Sentence parted(Parted parted, Sentence say) {
        return moving(new Moving(parted.by(), parted.part(), parted.from(), parted.to()), say);
    }

    private static Sentence moving(Moving moving, Sentence say) {
        Optional<EntityId> giver = moving.from().holder();
        Optional<EntityId> taker = moving.to().holder();
        Sentence by = say.subject(moving.by());
        if (taker.isEmpty()) {
            return giver.isEmpty() ? say : by.verb("drop").object(moving.thing());
        }
        if (giver.isEmpty()) {
            return by.verb("pick up").object(moving.thing());
        }
        if (giver.equals(taker)) {
            return by.verb("put away").object(moving.thing());
        }
        return taker.get().equals(moving.by())
                ? by.verb("take").object(moving.thing()).words("from").object(giver.get())
                : by.verb("put").object(moving.thing()).words("into").object(taker.get());
    }

    static Sentence placed(GameEvent.Placed placed, Sentence say) {
        Optional<EntityId> giver = placed.from().holder();
        Optional<EntityId> taker = placed.to().holder();
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
}
