package io.github.undercroft.examples.descent;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Intent;
import io.github.undercroft.brain.LeaveHarm;
import io.github.undercroft.brain.Mend;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.BestAim;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.Worth;
import io.github.undercroft.examples.descent.first.DescentBot;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.ThrowTemplate;
import io.github.undercroft.item.Usable;
import io.github.undercroft.item.Use;
import io.github.undercroft.kind.Untried;
import io.github.undercroft.sense.Awareness;
import io.github.undercroft.terrain.Flammable;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What the bot does besides that of the first Descent: with things that it knows by what they do, and with those that it does not. */
enum Adventurer implements Behaviour {

    /** Off what harms it; out of the way of an announced blow it goes now and then alone, as it does when it hunts. */
    LEAVE_HARM {
        @Override
        public Optional<Action> next(TurnView turn) {
            return Intent.threats(turn).contains(turn.position()) ? Optional.empty() : new LeaveHarm().next(turn);
        }
    },

    /** Uses up what gets it out of a fight that it is about to lose; if it has nothing, what it does not know. */
    ESCAPE {
        @Override
        public Optional<Action> next(TurnView turn) {
            return hitPoints(turn) <= DescentBot.HURT && !isAlone(turn)
                    ? first(turn, thing -> isOneOf(thing, ESCAPES))
                            .or(() -> first(turn, Untried::is))
                            .map(thing -> new Use(thing.id()))
                    : Optional.empty();
        }
    },

    /** Throws what bursts to where it hits most enemies and not itself, and no fire that would come back to it. */
    THROW {
        @Override
        public Optional<Action> next(TurnView turn) {
            return first(turn, thing -> isOneOf(thing, isOnBareGround(turn) ? FLASKS : FROST))
                    .map(ThrowTemplate::of)
                    .flatMap(thrown -> BestAim.of(turn, thrown, SEEN).map(best -> thrown.aimed(best.aim())));
        }
    },

    /** Throws darts, and what it does not wield, if that strikes. */
    HURL {
        @Override
        public Optional<Action> next(TurnView turn) {
            return first(turn, thing -> Darts.is(thing) || Deeds.Arm.isSpare(turn.actor(), thing))
                    .map(ThrowTemplate::of)
                    .flatMap(thrown -> BestAim.of(turn, thrown, SEEN)
                            .filter(best -> !Metric.CHEBYSHEV.within(
                                    turn.position(), best.aim().target(), 1))
                            .map(best -> thrown.aimed(best.aim())));
        }
    },

    /** Chooses what is worth most to it. */
    GROW {
        @Override
        public Optional<Action> next(TurnView turn) {
            return isAlone(turn) ? Growth.best(turn) : Optional.empty();
        }
    },

    /** Tries what it does not know where that can do little harm, and uses up what tells of the floor. */
    LEARN {
        @Override
        public Optional<Action> next(TurnView turn) {
            return isAlone(turn) && isUnhurt(turn) && isOnBareGround(turn)
                    ? first(turn, thing -> Untried.is(thing) || isOneOf(thing, NEWS))
                            .map(thing -> new Use(thing.id()))
                    : Optional.empty();
        }
    };

    /** Nothing is thrown at who is only remembered. */
    private static final Worth SEEN =
            (turn, other) -> turn.isEnemy(other) && !Awareness.of(turn).sees(other.id())
                    ? 0
                    : Worth.enemiesMinusFriends(3).of(turn, other);

    private static final ImmutableList<Blueprint> ESCAPES =
            ImmutableList.of(Brews.FRIGHT, Brews.TELEPORT, Brews.GUST, Brews.SPEED);
    private static final ImmutableList<Blueprint> FLASKS =
            ImmutableList.of(Brews.FIRE, Brews.POT, Brews.GAS, Brews.FROST);
    private static final ImmutableList<Blueprint> FROST = ImmutableList.of(Brews.FROST);
    private static final ImmutableList<Blueprint> NEWS = ImmutableList.of(Brews.INSIGHT, Brews.MAPPING);

    static PriorityBrain brain() {
        return DescentBot.brain(
                LEAVE_HARM, new Mend(DescentBot.HURT), ESCAPE, THROW, HURL, GROW, LEARN, Hoarder.PULL, Hoarder.CHOOSE);
    }

    private static Optional<Entity> first(TurnView turn, Predicate<Entity> which) {
        return turn.things().stream().filter(which).findFirst();
    }

    /** Whether using it does what using one of these does; nobody can tell that of what is not known. */
    private static boolean isOneOf(Entity thing, List<Blueprint> kinds) {
        return Stream.of(Usable.class, Missile.class)
                .flatMap(part -> thing.get(part).stream())
                .anyMatch(part ->
                        kinds.stream().anyMatch(kind -> kind.components().contains(part)));
    }

    static boolean isAlone(TurnView turn) {
        return Awareness.of(turn).threats().isEmpty();
    }

    private static int hitPoints(TurnView turn) {
        return turn.actor().get(Destructible.class).orElseThrow().hitPoints();
    }

    private static boolean isUnhurt(TurnView turn) {
        return turn.actor().get(Destructible.class).orElseThrow() instanceof Health health
                && health.hitPoints() == health.max();
    }

    /** Whether nothing at the actor's feet or around can burn. */
    private static boolean isOnBareGround(TurnView turn) {
        return !burns(turn, turn.position())
                && Direction.all().stream()
                        .noneMatch(way -> burns(turn, turn.position().step(way)));
    }

    private static boolean burns(TurnView turn, Point cell) {
        return turn.board().terrainAt(cell) instanceof Flammable fuel && fuel.catching() > 0;
    }
}
