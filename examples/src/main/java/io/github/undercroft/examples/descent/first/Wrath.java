package io.github.undercroft.examples.descent.first;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Armour;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Look;
import io.github.undercroft.Reaction;
import io.github.undercroft.Speed;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Paralysis;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.geometry.Point;

/**
 * The two phases of the Warden's fight. It fights in mail, which cracks at two thirds of its hit points: a warning. At half
 * of them it throws the mail off, which takes it a turn, and is twice as fast and hits harder from then on, but nothing
 * protects it.
 */
enum Wrath implements Reaction {
    CALM,
    CRACKED,
    RAGING;

    /** The Warden's mail cracks, or it is thrown off. */
    record Grows(EntityId who, Point at, Wrath into) implements EntityEvent, CellEvent {
        @Override
        public int loudness() {
            return 20;
        }
    }

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (!(event instanceof Damaged damaged) || !damaged.who().equals(self.id()) || !self.isAlive()) {
            return;
        }
        Health health = (Health) self.get(Destructible.class).orElseThrow();
        if (this == CALM && 3 * health.hitPoints() <= 2 * health.max()) {
            grow(CRACKED, context, damaged);
        } else if (this == CRACKED && 2 * health.hitPoints() <= health.max()) {
            grow(RAGING, context, damaged);
            context.clear(self.id(), Armour.class);
            context.set(self.id(), new Speed(2 * Hero.SPEED));
            context.set(self.id(), Look.of("W", 0xFF4040));
            context.afflict(self.id(), Lasting.of(EffectKind.PARALYSIS, new Paralysis(), 2));
        }
    }

    private static void grow(Wrath into, ActionContext context, Damaged blow) {
        context.set(blow.who(), into);
        context.emit(new Grows(blow.who(), blow.at(), into));
    }
}
