package io.github.undercroft.item;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Offer;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What can be done with the things that an actor has, that lie at its feet, and that are in containers in its reach. */
final class ThingOffers {

    private final TurnView turn;
    private final ImmutableList.Builder<Offer> offers = ImmutableList.builder();

    private ThingOffers(TurnView turn) {
        this.turn = turn;
    }

    static List<Offer> of(TurnView turn) {
        ThingOffers offers = new ThingOffers(turn);
        offers.lying();
        List<Entity> things = turn.things();
        things.forEach(offers::held);
        offers.containers(things).forEach(container -> offers.container(container, things));
        return offers.offers.build();
    }

    private void offer(Action action) {
        offers.add(Offer.of(action));
    }

    private void lying() {
        List<Entity> lying = Reach.lying(turn.board(), turn);
        lying.forEach(thing -> offer(PickUp.all(thing.id())));
        if (lying.size() > 1) {
            offer(PickUp.all());
        }
    }

    private void held(Entity thing) {
        EntityId id = thing.id();
        offer(Drop.all(id));
        if (thing.has(Usable.class)) {
            offer(new Use(id));
        }
        if (thing.location() instanceof Location.WornBy) {
            offer(new TakeOff(id));
        } else if (thing.has(Wearable.class)) {
            offer(new Equip(id));
        }
        offers.add(Offer.aimed(ThrowTemplate.of(thing)));
    }

    /** Those at its feet and next to it, clockwise from north, then those it carries. */
    private List<Entity> containers(List<Entity> things) {
        Set<Entity> near = new LinkedHashSet<>();
        turn.cells().forEach(cell -> near.addAll(turn.board().entitiesAt(cell)));
        for (Point cell : turn.cells()) {
            for (Direction direction : Direction.all()) {
                near.addAll(turn.board().entitiesAt(cell.step(direction)));
            }
        }
        near.addAll(things);
        near.removeIf(each -> !each.has(Container.class));
        return new ArrayList<>(near);
    }

    private void container(Entity container, List<Entity> things) {
        EntityId id = container.id();
        if (container.has(Locked.class)) {
            offer(new BashLock(id));
        }
        if (container
                .get(Trapped.class)
                .filter(trap -> trap.known() == Trapped.Known.FOUND)
                .isPresent()) {
            offer(new Disarm(id));
        }
        if (!Container.isOpen(container)) {
            offer(new UseContainer(Container.OPEN, id));
            return;
        }
        offer(new UseContainer(Container.CLOSED, id));
        List<Entity> contents = turn.things(id);
        contents.forEach(thing -> offer(TakeOut.all(thing.id(), id)));
        if (contents.size() > 1) {
            offer(TakeOut.everything(id));
        }
        things.stream().filter(thing -> !thing.equals(container)).forEach(thing -> offer(PutIn.all(thing.id(), id)));
    }
}
