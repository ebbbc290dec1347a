package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Damage;
import io.github.undercroft.DamageKind;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Look;
import io.github.undercroft.Reaction;
import io.github.undercroft.combat.AllyPolicy;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Protection;
import io.github.undercroft.event.CellEvent;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.EntityEvent;
import io.github.undercroft.event.TravelEvent;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Kindle;
import io.github.undercroft.random.Dice;
import io.github.undercroft.wording.English;

/** How the Warden fights: in its mail, from two thirds of its hit points on with the water, and from a third on with oil. */
enum Wrath implements Reaction {
    MAIL,
    WATER,
    OIL;

    private static final DamageKind HEAT = new DamageKind("heat");

    /** It fights otherwise from now on. */
    record Turned(EntityId who, Point at, String told) implements EntityEvent, CellEvent {
        @Override
        public int loudness() {
            return 20;
        }
    }

    /** Adds the sentences for it. */
    static English told(English english) {
        return english.saying(Turned.class, (turned, say) -> say.words(turned.told()))
                .silentIf(Damaged.class, (hurt, say) -> hurt.damage().kind().equals(HEAT));
    }

    /** Sweeps, and spares the eels. */
    static AreaWeapon blade(Blow blow) {
        return AreaWeapon.sweep(blow).replacing(AllyPolicy.REACHES_OVER);
    }

    @Override
    public void react(ActionContext context, Entity self, GameEvent event) {
        if (!(self.get(Destructible.class).orElse(null) instanceof Health body) || body.hitPoints() <= 0) {
            return;
        }
        if (event instanceof TravelEvent.Arrived back) {
            bindUp(context, self, body, back.who());
        } else if (event instanceof Damaged hurt && hurt.who().equals(self.id())) {
            if (this != OIL && hurt.damage().kind().equals(Fire.KIND)) {
                int heat = Dice.of("1d6+2").roll(context.random());
                context.emit(new Deepest.Told(self.id(), "The warden's mail glows, and burns it for " + heat));
                context.damage(self.id(), Damage.of(heat, HEAT));
            } else {
                endure(context, hurt, body);
            }
        }
    }

    /** Nobody rests outside its hall and finds it as it was left; but it does not take up again what it has thrown off. */
    private void bindUp(ActionContext context, Entity self, Health body, EntityId who) {
        int lost = body.max() * (values().length - ordinal()) / values().length - body.hitPoints();
        if (lost > 0
                && context.game().entity(who).filter(context.view()::isEnemy).isPresent()) {
            context.heal(self.id(), lost);
            context.emit(new Turned(self.id(), self.position().orElseThrow(), "The warden has bound up its wounds"));
        }
    }

    private void endure(ActionContext context, Damaged hurt, Health body) {
        EntityId self = hurt.who();
        if (this != OIL && 3 * body.hitPoints() <= body.max()) {
            throwOffMail(context, hurt);
        } else if (this == MAIL && 3 * body.hitPoints() <= 2 * body.max()) {
            boolean isDry = context.board().cells(Hall.CHANNEL).count() == 0;
            context.set(self, WATER);
            context.emit(new Turned(
                    self,
                    hurt.at(),
                    isDry
                            ? "The warden roars at its channels, but no water comes"
                            : "The warden roars, and the water rises"));
            Tide.begin(context, self);
        }
    }

    private static void throwOffMail(ActionContext context, Damaged hurt) {
        context.set(hurt.who(), OIL);
        context.set(hurt.who(), Protection.immuneTo(Fire.KIND));
        context.set(hurt.who(), blade(Warden.BLOW.with(new Kindle())));
        context.set(hurt.who(), Look.of("W", 0xFF4040));
        context.emit(new Turned(
                hurt.who(), hurt.at(), "The warden throws off its mail, and oil burns on its blade and all around"));
        context.queue(hurt.who(), Tide.EBBS);
    }
}
