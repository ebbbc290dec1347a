package io.github.undercroft.examples.descent.first;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Cause;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.event.Spawned;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.growth.Bounty;
import io.github.undercroft.wording.English;
import java.util.List;
import java.util.Optional;

/** Who is hit and lives splits in two, each with half of the hit points that are left, if there is space beside it. */
public record Splits() implements Reaction {

    /** Somebody split in two. */
    record Split(EntityId who, Point at) implements EntityEvent, CellEvent {}

    /** Adds the sentence for it, in which the other half is told. */
    static English told(English english) {
        return english.saying(
                        Split.class,
                        (split, say) -> say.subject(split.who()).verb("split").words("in two"))
                .silentIf(Spawned.class, (birth, say) -> birth.cause() instanceof Cause.Answer);
    }

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        split(context, self, event, this);
    }

    /** Splits who was hit, into two that have that reaction. */
    public static void split(ActionContext context, Entity self, GameEvent event, Reaction reaction) {
        Optional<Point> here = self.position();
        if (!(event instanceof Damaged damaged) || !damaged.who().equals(self.id()) || here.isEmpty()) {
            return;
        }
        int left = self.get(Destructible.class).map(Destructible::hitPoints).orElse(0);
        List<Point> free = Direction.all().stream()
                .map(here.get()::step)
                .filter(cell ->
                        context.board().isPassable(cell) && !context.board().isOccupied(cell))
                .toList();
        if (left >= 2 && !free.isEmpty()) {
            context.emit(new Split(self.id(), here.get()));
            context.set(self.id(), Health.of(left - left / 2));
            context.trySpawn(
                    Bestiary.OOZE
                            .replacing(reaction)
                            .replacing(Health.of(left / 2))
                            .replacing(new Bounty(Math.min(
                                    1,
                                    self.get(Bounty.class).map(Bounty::points).orElse(0)))),
                    context.random().pick(free));
        }
    }
}
