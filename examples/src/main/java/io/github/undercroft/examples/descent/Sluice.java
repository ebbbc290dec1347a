package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Reaction;
import io.github.undercroft.door.Lever;
import io.github.undercroft.terrain.Ground;

/** The channels of the Warden's hall run dry when the lever there is pulled; others open bars. It is the hero's, so it does not matter where the Warden is. */
record Sluice() implements Reaction {

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (event instanceof Lever.Pulled pulled
                && context.board().terrainAt(pulled.at()).equals(new Lever(Hall.SLUICE, true))) {
            context.board().cells(Hall.CHANNEL).points().forEach(at -> context.setTerrain(at, Ground.FLOOR));
            context.emit(new Deepest.Told(self.id(), "The channels run dry"));
        } else if (event instanceof Lever.Pulled) {
            context.emit(new Deepest.Told(self.id(), "Bars open somewhere on this floor"));
        }
    }
}
