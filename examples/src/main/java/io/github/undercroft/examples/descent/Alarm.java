package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.EntityId;
import io.github.undercroft.Sound;
import io.github.undercroft.effect.Consequence;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.sense.Alertness;
import io.github.undercroft.sense.Sleep;
import io.github.undercroft.wording.English;

/** Rings so loud that everybody on the floor wakes, and comes to where it was heard. */
record Alarm() implements Consequence {

    private static final int EVERYWHERE = 1_000;

    /** It rings where that one is. */
    record Rings(EntityId who) implements EntityEvent {
        @Override
        public int loudness() {
            return EVERYWHERE;
        }

        @Override
        public Sound sound() {
            return new Sound("a shrill ringing");
        }
    }

    /** Adds the sentence for it. */
    static English told(English english) {
        return english.saying(Rings.class, (rings, say) -> say.words("A shrill ringing fills the floor"));
    }

    @Override
    public void befall(ActionContext context, EntityId who) {
        context.emit(new Rings(who));
        context.board().entities().stream()
                .filter(Alertness::isAsleep)
                .forEach(each -> context.queue(each.id(), Sleep.END));
    }
}
