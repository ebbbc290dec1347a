package io.github.undercroft.wording;

import io.github.undercroft.Action;
import io.github.undercroft.Blocks;
import io.github.undercroft.Cause;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.EquipmentSlot;
import io.github.undercroft.Location;
import io.github.undercroft.Rest;
import io.github.undercroft.event.Placed;
import io.github.undercroft.item.Container;
import io.github.undercroft.item.Drop;
import io.github.undercroft.item.PutIn;
import io.github.undercroft.item.StackEvent;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.item.TakeOff;
import io.github.undercroft.item.Throw;
import java.util.Optional;

/** English phrases for things that change hands. */
final class ThingPhrases {

    private static final Action NOTHING = new Rest();

    private ThingPhrases() {}

    /** An entity moves a thing, or some of a stack, from one place to another. */
    private record Moving(EntityId by, EntityId thing, int count, Location from, Location to) {}

    /** Things that join a stack are told like things that are picked up or dropped on their own. */
    static Sentence joined(StackEvent.Joined joined, Sentence say) {
        return moving(new Moving(joined.by(), joined.stack(), joined.count(), joined.from(), joined.to()), say);
    }

    static Sentence parted(StackEvent.Parted parted, Sentence say) {
        return moving(new Moving(parted.by(), parted.part(), parted.count(), parted.from(), parted.to()), say);
    }

    private static Sentence moving(Moving moving, Sentence say) {
        Optional<EntityId> giver = moving.from().holder();
        Optional<EntityId> taker = moving.to().holder();
        Sentence by = say.subject(moving.by());
        if (taker.isEmpty()) {
            boolean isDrop = giver.isPresent() && !liesElsewhere(moving.by(), moving.to(), say);
            return isDrop ? drops(moving.by(), moving.thing(), moving.count(), say) : say;
        }
        if (giver.isEmpty()) {
            return by.verb("pick up").object(moving.thing(), moving.count());
        }
        if (moving.to() instanceof Location.WornBy worn) {
            return wears(worn, moving.thing(), moving.count(), say);
        }
        if (giver.equals(taker)) {
            return by.verb("put away").object(moving.thing(), moving.count());
        }
        return taker.get().equals(moving.by())
                ? by.verb("take")
                        .object(moving.thing(), moving.count())
                        .words("from")
                        .object(giver.get())
                : put(by, moving.thing(), moving.count(), taker.get(), say);
    }

    /** Somebody is given something; everything else has it put into it. */
    private static Sentence put(Sentence by, EntityId thing, int count, EntityId taker, Sentence say) {
        boolean isSomebody = say.known(taker)
                .filter(each -> each.has(Blocks.class) && !each.has(Container.class))
                .isPresent();
        return by.verb(isSomebody ? "give" : "put")
                .object(thing, count)
                .words(isSomebody ? "to" : "into")
                .object(taker);
    }

    static Sentence placed(Placed placed, Sentence say) {
        Optional<EntityId> giver = placed.from().holder();
        Optional<EntityId> taker = placed.to().holder();
        Action deed = placed.cause() instanceof Cause.Deed done ? done.action() : NOTHING;
        if (deed instanceof Throw) {
            return say; // the throw is told
        }
        int count = say.known(placed.thing()).map(Stacks::count).orElse(1);
        if (deed instanceof PutIn && taker.isPresent()) {
            return put(say.subject(((Cause.Deed) placed.cause()).actor()), placed.thing(), count, taker.get(), say);
        }
        if (taker.isEmpty()) {
            return giver.filter(from -> deed instanceof Drop || !liesElsewhere(from, placed.to(), say))
                    .map(from -> dropped(from, placed.thing(), count, say))
                    .orElse(say);
        }
        if (placed.to() instanceof Location.WornBy worn) {
            return wears(worn, placed.thing(), count, say);
        }
        if (placed.from() instanceof Location.WornBy worn && giver.equals(taker)) {
            return say.subject(worn.bearer())
                    .verb(
                            worn.slot().equals(EquipmentSlot.HAND) && !(deed instanceof TakeOff)
                                    ? "put away"
                                    : "take off")
                    .object(placed.thing(), count);
        }
        return given(placed, count, giver, say);
    }

    private static Sentence wears(Location.WornBy worn, EntityId thing, int count, Sentence say) {
        return say.subject(worn.bearer())
                .verb(worn.slot().equals(EquipmentSlot.HAND) ? "wield" : "put on")
                .object(thing, count);
    }

    /** Whether it came to lie on another cell than that of its former bearer: a missile, whose shot is told. */
    private static boolean liesElsewhere(EntityId from, Location to, Sentence say) {
        Optional<Location> bearer = say.known(from).map(Entity::location);
        return bearer.isPresent()
                && bearer.get() instanceof Location.OnLevel
                && !bearer.get().equals(to);
    }

    private static Sentence dropped(EntityId from, EntityId thing, int count, Sentence say) {
        if (say.recognises(from)) {
            return drops(from, thing, count, say);
        }
        return say.recognises(thing)
                ? say.subject(say.noun(thing, count).replacing(Noun.Article.A))
                        .verb("drop")
                        .words("to the ground")
                : say;
    }

    /** What others drop is mostly told for the first time. */
    private static Sentence drops(EntityId from, EntityId thing, int count, Sentence say) {
        Noun noun = count == 1 ? say.noun(thing) : say.noun(thing, count);
        return say.subject(from).verb("drop").object(say.noun(from).isYou() ? noun : noun.replacing(Noun.Article.A));
    }

    private static Sentence given(Placed placed, int count, Optional<EntityId> giver, Sentence say) {
        EntityId taker = placed.to().holder().orElseThrow();
        EntityId doer = UsualPhrases.doer(placed.cause()).orElse(taker);
        if (!doer.equals(taker)) {
            return say.subject(doer)
                    .verb("give")
                    .object(placed.thing(), count)
                    .words("to")
                    .object(taker);
        }
        return giver.map(from -> say.subject(taker)
                        .verb("take")
                        .object(placed.thing(), count)
                        .words("from")
                        .object(from))
                .orElseGet(() -> say.subject(taker).verb("pick up").object(placed.thing(), count));
    }
}
