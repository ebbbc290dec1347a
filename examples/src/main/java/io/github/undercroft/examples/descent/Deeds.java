package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.undercroft.ActionContext;
import io.github.undercroft.Brain;
import io.github.undercroft.Component;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Motility;
import io.github.undercroft.Reaction;
import io.github.undercroft.Weapon;
import io.github.undercroft.area.Sweep;
import io.github.undercroft.combat.AreaWeapon;
import io.github.undercroft.combat.Blow;
import io.github.undercroft.combat.ThrowingWeapon;
import io.github.undercroft.combat.ToHit;
import io.github.undercroft.event.Attacked;
import io.github.undercroft.event.Moved;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.Throw;
import io.github.undercroft.item.ThrowingArm;
import io.github.undercroft.item.Wearable;
import io.github.undercroft.terrain.Door;
import java.util.Optional;

/** What a hero does otherwise who has grown so. Each is one component, and nothing else of the game asks for it. */
final class Deeds {

    private Deeds() {}

    /** Strikes the enemy before it as it steps up. */
    record Lunge() implements Reaction {
        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (event instanceof Moved moved && Fencing.isOwnStep(moved, self)) {
                Direction.between(moved.from(), moved.to())
                        .map(moved.to()::step)
                        .filter(next -> Fencing.isEnemyAt(context.view(), next))
                        .ifPresent(next -> Fencing.strike(context, self, next));
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
                                            .filter(who ->
                                                    !blow.target().struck().contains(who))
                                            .distinct()
                                            .collect(ImmutableList.toImmutableList())));
        }
    }

    /** A weapon that is thrown strikes as in the hand, and armour somewhat. */
    record HardThrow() implements Component {}

    /** What is thrown flies twice as far. */
    record FarThrow() implements Component {}

    /** The hero's arm, which throws as the hero has learnt to. */
    record Arm() implements ThrowingArm {

        private static final Blow LUMP = Blow.of("1d4").with(ToHit.d20());

        @Override
        public Optional<Missile> missile(Entity thrower, Entity thing) {
            Optional<Missile> own = ThrowingArm.super.missile(thrower, thing);
            return own.isPresent() || !thrower.has(HardThrow.class) || !thing.has(Wearable.class)
                    ? own
                    : Optional.of(ThrowingWeapon.of(Throw.PLAIN_REACH, blow(thing)));
        }

        @Override
        public int reach(Entity thrower, Entity thing) {
            int reach = ThrowingArm.super.reach(thrower, thing);
            return thrower.has(FarThrow.class) ? Ints.saturatedCast(2L * reach) : reach;
        }

        /** Whether it strikes when thrown, and is neither a flask nor in use. */
        static boolean isSpare(Entity self, Entity thing) {
            return !thing.has(Missile.class)
                    && ThrowingArm.missileOf(self, thing).isPresent()
                    && !(thing.location() instanceof Location.WornBy);
        }

        private static Blow blow(Entity thing) {
            return thing.get(Weapon.class).orElse(null) instanceof AreaWeapon weapon ? weapon.blow() : LUMP;
        }
    }

    /** Feels who stands behind a closed door beside it. */
    record KeenEars() implements Reaction {

        private static final int FAR = 8;

        @Override
        public void react(ActionContext context, Entity self, GameEvent event) {
            if (event instanceof Moved moved && Fencing.isOwnStep(moved, self)) {
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
}
