package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import io.github.undercroft.door.Lever;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.wording.English;

/** The channels of the Warden's hall run dry when the lever there is pulled. It is the hero's, so it does not matter where the Warden is. */
record Sluice() implements Reaction {

    /** The water is let off. */
    record Drained(EntityId who) implements EntityEvent {}

    /** Adds the sentence for it. */
    static English told(English english) {
        return english.saying(Drained.class, (drained, say) -> say.words("The channels run dry"));
    }

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (event instanceof Lever.Pulled pulled
                && context.board().terrainAt(pulled.at()).equals(new Lever(Hall.SLUICE, true))) {
            context.board().cells(Hall.CHANNEL).points().forEach(at -> context.setTerrain(at, Ground.FLOOR));
            context.emit(new Drained(self.id()));
        }
    }
}
