package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Reaction;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.event.Moved;
import io.github.undercroft.event.TravelEvent;
import io.github.undercroft.growth.Gain;
import io.github.undercroft.growth.GrowthEvent;
import io.github.undercroft.wording.English;

/**
 * How deep the hero has come. The first step on each new floor has {@link Company} wait for it; each below the first gives hit
 * points and the choice of a {@link Growth}, and nothing else does.
 *
 * @param floor from 1; 0 before the first step
 */
record Deepest(int floor) implements Reaction {

    static final int HIT_POINTS = 4;

    /** Adds the sentences for a new floor, and others. */
    static English told(English english) {
        return english.saying(Told.class, (said, say) -> say.words(said.told()))
                .saying(GrowthEvent.Rose.class, (rose, say) -> say.words("Down here you grow, as you choose"));
    }

    /** Something is told to somebody. */
    record Told(EntityId who, String told) implements EntityEvent {}

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if ((event instanceof Moved || event instanceof TravelEvent.Arrived)
                && ((EntityEvent) event).who().equals(self.id())
                && self.location() instanceof Location.OnLevel at
                && at.level() >= floor) {
            context.set(self.id(), new Deepest(at.level() + 1));
            Company.await(context, self.id());
            Hoards.refresh(context, self.id());
            Bones.lay(context, self, at.level() + 1);
            context.emit(new Told(self.id(), context.game().fromSeed(Plot.ALL).told(at.level())));
            if (at.level() > 0) {
                new Gain.MoreHealth(HIT_POINTS).befall(context, self.id());
                context.emit(new GrowthEvent.Gained(self.id(), 1));
            }
        } else if (event instanceof GrowthEvent.Rose rose && rose.who().equals(self.id())) {
            context.queue(self.id(), Growth.Offering.OF_THREE);
        }
    }
}
