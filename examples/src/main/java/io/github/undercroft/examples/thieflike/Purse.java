package io.github.undercroft.examples.thieflike;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Stacks;
import io.github.undercroft.model.ActionContext;
import io.github.undercroft.model.Blueprint;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.GameView;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Reaction;
import io.github.undercroft.model.TravelEvent;
import java.util.List;
import java.util.Optional;

/**
 * What makes a thing a purse: whatever gold its bearer steps onto is in it. It lies where a thief died, so the score
 * outlives the thief.
 *
 * @param gold how many pieces, which is the score
 */
record Purse(int gold) implements Reaction {

    static final Blueprint EMPTY = Blueprint.item("purse").with(Colours.GOLD).with(new Purse(0));

    /** Somebody put gold into a purse. */
    record Filled(EntityId who, Point at, int gold) implements GameEvent {

        @Override
        public Optional<Point> place() {
            return Optional.of(at);
        }

        @Override
        public List<EntityId> involved() {
            return ImmutableList.of(who);
        }
    }

    /** The score. */
    static int gold(GameView game) {
        return game.entities().stream()
                .flatMap(each -> each.get(Reaction.class).stream())
                .mapToInt(each -> each instanceof Purse purse ? purse.gold : 0)
                .sum();
    }

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (self.location() instanceof Location.CarriedBy carried && isComing(carried.bearer(), event)) {
            Point here = context.view().position();
            List<Entity> found = context.view().board().entitiesAt(here).stream()
                    .filter(each -> each.name().equals(Gear.GOLD))
                    .toList();
            int pieces = found.stream().mapToInt(Stacks::count).sum();
            if (pieces > 0) {
                found.forEach(each -> context.remove(each.id()));
                context.set(self.id(), new Purse(gold + pieces));
                context.emit(new Filled(carried.bearer(), here, pieces));
            }
        }
    }

    private static boolean isComing(EntityId who, GameEvent event) {
        return (event instanceof GameEvent.Moved || event instanceof TravelEvent.Arrived)
                && event.involved().contains(who);
    }
}
