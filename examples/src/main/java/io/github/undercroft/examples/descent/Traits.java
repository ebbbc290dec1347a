package io.github.undercroft.examples.descent;

import io.github.undercroft.ActionContext;
import io.github.undercroft.Armour;
import io.github.undercroft.Brain;
import io.github.undercroft.Damage;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Reaction;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.sense.Alertness;
import io.github.undercroft.sense.Sleep;
import io.github.undercroft.sense.Sleeper;
import io.github.undercroft.wording.English;

/** What a hero is who has grown so: what befalls it, or others, goes otherwise. Each is one component. */
final class Traits {

    /** The effects that a hero has from the start. */
    static final Effects EFFECTS = Effects.of(Bestiary.healing("1d9-8"), new Swim());

    /** So a goblin's wounds heal. */
    static final Effects SLOW_MENDING = Effects.of(Bestiary.healing("1d4-3"));

    private Traits() {}

    /** That somebody wakes and sleeps on needs no words. */
    static English told(English english) {
        return english.silentIf(
                Sleep.Woke.class,
                (woke, say) -> say.known(woke.who()).filter(Alertness::isAsleep).isPresent());
    }

    /**
     * Whoever wakes unhurt falls asleep again, but for an alarm.
     *
     * @param rang when there was one at last
     */
    record SoftFeet(long rang) implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            long now = context.view().now();
            if (event instanceof Alarm.Rings) {
                context.set(self.id(), new SoftFeet(now));
            } else if (event instanceof Sleep.Woke woke && now != rang) {
                context.game()
                        .entity(woke.who())
                        .filter(who -> !who.id().equals(self.id()) && isUnhurt(who))
                        .ifPresent(who -> lull(context, who));
            }
        }

        private static void lull(ActionContext context, Entity who) {
            if (who.get(Brain.class).orElse(null) instanceof Sleeper brain) {
                context.set(who.id(), brain.replacing(Alertness.SLUMBER));
            }
        }

        private static boolean isUnhurt(Entity who) {
            return who.get(Destructible.class)
                    .filter(body -> body.healed(1).equals(body))
                    .isPresent();
        }
    }

    /**
     * Gets its breath when it is down to a quarter of its hit points: half of them, once a floor.
     *
     * @param floor the deepest on which it did, from 1; 0 if on none
     */
    record SecondWind(int floor) implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (event instanceof Damaged hurt
                    && hurt.who().equals(self.id())
                    && self.location() instanceof Location.OnLevel at
                    && at.level() >= floor
                    && self.get(Destructible.class).orElse(null) instanceof Health body
                    && body.hitPoints() > 0
                    && 4 * body.hitPoints() <= body.max()) {
                context.set(self.id(), new SecondWind(at.level() + 1));
                context.emit(new Deepest.Told(self.id(), "You get your second wind"));
                context.heal(self.id(), body.max() / 2);
            }
        }
    }

    /** Walks through fire. */
    record Fireproof() implements Armour {
        @Override
        public Damage softened(Damage damage) {
            return damage.kind().equals(Fire.KIND) ? Damage.of(0, Fire.KIND) : damage;
        }
    }
}
