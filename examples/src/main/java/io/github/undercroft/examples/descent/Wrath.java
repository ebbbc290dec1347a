package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Look;
import io.github.undercroft.Reaction;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.door.Lever;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Kindle;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.wording.English;

/**
 * At two thirds of its hit points it lets the water in, at a third it lets it off, and sets fire to the oil.
 *
 * @param isDrained whether somebody has pulled the lever
 */
record Wrath(Phase phase, boolean isDrained) implements Reaction {

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (event instanceof Lever.Pulled pulled && !isDrained && isSluice(context, pulled)) {
            context.set(self.id(), new Wrath(phase, true));
            Tide.end(context, self.id());
            Hall.cells(context.board(), Hall.DEEP).forEach(at -> context.setTerrain(at, Ground.FLOOR));
            context.emit(new Turned(self.id(), context.place(), "The channels run dry"));
        } else if (event instanceof Damaged hurt
                && hurt.who().equals(self.id())
                && self.get(Destructible.class).orElse(null) instanceof Health body
                && body.hitPoints() > 0) {
            if (phase == Phase.MAIL && 3 * body.hitPoints() <= 2 * body.max()) {
                turn(isDrained ? Phase.DRY : Phase.WATER, context, hurt);
            } else if (phase != Phase.OIL && 3 * body.hitPoints() <= body.max()) {
                turn(Phase.OIL, context, hurt);
            }
        }
    }

    private static boolean isSluice(ActionContext context, Lever.Pulled pulled) {
        return context.board().terrainAt(pulled.at()) instanceof Lever lever
                && lever.opens().equals(Hall.SLUICE);
    }

    private void turn(Phase next, ActionContext context, Damaged hurt) {
        context.set(hurt.who(), new Wrath(next, isDrained));
        context.emit(new Turned(hurt.who(), hurt.at(), next.told()));
        if (next == Phase.WATER) {
            Tide.begin(context, hurt.who());
        } else if (next == Phase.OIL) {
            context.set(hurt.who(), Protection.immuneTo(Fire.KIND));
            context.set(hurt.who(), AreaWeapon.sweep(Warden.BLOW.with(new Kindle())));
            context.set(hurt.who(), Look.of("W", 0xFF4040));
            context.queue(hurt.who(), Tide.EBBS);
        }
    }

    /** How it fights. */
    enum Phase {
        MAIL,
        WATER,
        DRY,
        OIL;

        private String told() {
            return switch (this) {
                case MAIL -> "The warden waits in its mail";
                case WATER -> "The warden roars, and its channels overflow";
                case DRY -> "The warden roars at its channels, but they are empty";
                case OIL -> "The water runs off. The warden throws off its mail, and oil burns on its blade";
            };
        }
    }

    /** It fights otherwise from now on, or somebody has drained its channels. */
    record Turned(EntityId who, Point at, String told) implements EntityEvent, CellEvent {
        @Override
        public int loudness() {
            return 20;
        }
    }

    /** Adds the sentences for it. */
    static English told(English english) {
        return english.saying(Turned.class, (turned, say) -> say.words(turned.told()));
    }
}
