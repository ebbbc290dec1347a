package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Armour;
import io.github.undercroft.Brain;
import io.github.undercroft.Cause;
import io.github.undercroft.Damage;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Motility;
import io.github.undercroft.Reaction;
import io.github.undercroft.Weapon;
import io.github.undercroft.area.Sweep;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.ToHit;
import io.github.undercroft.effect.EffectKind;
import io.github.undercroft.effect.Lasting;
import io.github.undercroft.effect.Quickness;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Moved;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.Use;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.sense.Sleep;
import io.github.undercroft.terrain.Door;
import java.util.Optional;

/** What a hero does otherwise who has grown so. Each is one component, and nothing else of the game asks for it. */
final class Deeds {

    private Deeds() {}

    /** Whether that one went there on its own feet. */
    private static boolean isOwnStep(Moved moved, Entity self) {
        return moved.who().equals(self.id())
                && moved.cause() instanceof Cause.Deed deed
                && deed.actor().equals(self.id());
    }

    /** Strikes the enemy before it as it steps up. */
    record Lunge() implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (event instanceof Moved moved && isOwnStep(moved, self)) {
                Direction.between(moved.from(), moved.to())
                        .map(moved.to()::step)
                        .filter(next -> context.view()
                                .board()
                                .occupantAt(next)
                                .filter(context.view()::isEnemy)
                                .isPresent())
                        .ifPresent(next -> context.queue(self.id(), Attack.at(next)));
            }
        }
    }

    /** A blow at the next cell strikes the enemies on both sides of it as well. */
    record Sweeping() implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (!(event instanceof Attacked blow)
                    || !blow.who().equals(self.id())
                    || !(blow.weapon() instanceof AreaWeapon weapon)
                    || blow.target().area().size() != 1) {
                return;
            }
            Direction.between(blow.from(), blow.target().area().get(0))
                    .ifPresent(way -> weapon.blow()
                            .strike(
                                    context,
                                    weapon,
                                    Sweep.ARC
                                            .cells(
                                                    context.board().passable(Motility.FLY),
                                                    blow.from(),
                                                    blow.from().step(way))
                                            .stream()
                                            .skip(1)
                                            .flatMap(cell -> context.board().occupantAt(cell).stream())
                                            .filter(context.view()::isEnemy)
                                            .map(Entity::id)
                                            .collect(ImmutableList.toImmutableList())));
        }
    }

    /** A weapon that is thrown strikes as in the hand, and armour somewhat. */
    record HardThrow() implements Reaction {

        private static final AreaWeapon LUMP = AreaWeapon.melee(Blow.of("1d4").with(ToHit.d20()));

        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (event instanceof Throw.Thrown thrown && thrown.who().equals(self.id())) {
                context.game()
                        .entity(thrown.flight().thing())
                        .filter(HardThrow::isHard)
                        .map(thing -> thing.get(Weapon.class).orElse(LUMP) instanceof AreaWeapon weapon ? weapon : LUMP)
                        .ifPresent(weapon -> weapon.blow()
                                .strike(
                                        context,
                                        weapon,
                                        thrown.flight().hit().stream().toList()));
            }
        }

        static boolean isHard(Entity thing) {
            return thing.has(Wearable.class) && !thing.has(Missile.class);
        }
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
                        .ifPresent(who -> context.queue(who.id(), Sleep.BEGIN));
            }
        }

        private static boolean isUnhurt(Entity who) {
            return who.get(Destructible.class)
                    .filter(body -> body.healed(1).equals(body))
                    .isPresent();
        }
    }

    /** Feels who stands behind a closed door beside it. */
    record KeenEars() implements Reaction {

        private static final int FAR = 8;

        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (event instanceof Moved moved && isOwnStep(moved, self)) {
                for (Direction way : Direction.all()) {
                    Point door = moved.to().step(way);
                    if (context.board().terrainAt(door).equals(Door.CLOSED)) {
                        context.detect(
                                self.id(),
                                context.board().level(),
                                other -> other.has(Brain.class) && isBehind(door, way, other.position()));
                    }
                }
            }
        }

        private static boolean isBehind(Point door, Direction way, Optional<Point> at) {
            return at.filter(cell -> Metric.CHEBYSHEV.within(cell, door, FAR)
                            && (cell.x() - door.x()) * way.dx() + (cell.y() - door.y()) * way.dy() >= 0)
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

    /** Drinks or reads as it steps: what it does next comes at once. */
    record QuickHands() implements Reaction {

        private static final Lasting AT_ONCE = Lasting.of(new EffectKind("quick hands"), new Quickness(10_000), 1);

        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (event instanceof Use.Used used && used.who().equals(self.id())) {
                context.afflict(self.id(), AT_ONCE);
            }
        }
    }
}
