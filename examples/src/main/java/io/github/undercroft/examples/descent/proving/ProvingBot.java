package io.github.undercroft.examples.descent.proving;

import io.github.undercroft.Action;
import io.github.undercroft.Aim;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Entity;
import io.github.undercroft.Location;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.LeaveHarm;
import io.github.undercroft.brain.Mend;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.effect.Push;
import io.github.undercroft.examples.descent.first.DescentBot;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.ground.Fire;
import io.github.undercroft.ground.Grass;
import io.github.undercroft.item.ThrowTemplate;
import io.github.undercroft.pathfinding.brain.PullLever;
import io.github.undercroft.sense.Awareness;
import io.github.undercroft.terrain.Flammable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the bot does with the level besides what that of Descent does. */
enum ProvingBot implements Behaviour {

    /** Throws fire at an enemy, or into tall grass, from where it can't come back. */
    BURN {
        @Override
        public Optional<Action> next(TurnView turn) {
            return isBesideFuel(turn)
                    ? Optional.empty()
                    : flung(turn, Stock.FIRE, Stream.concat(enemies(turn), grass(turn)));
        }
    },

    /** Throws gas at an enemy that is still far. */
    GAS {
        @Override
        public Optional<Action> next(TurnView turn) {
            return flung(turn, Stock.GAS, enemies(turn));
        }
    },

    /** Pulls a lever that it knows. */
    PULL {
        @Override
        public Optional<Action> next(TurnView turn) {
            return enemies(turn).findFirst().isPresent() ? Optional.empty() : new PullLever().next(turn);
        }
    },

    /** Pushes an enemy into what harms it. */
    PUSH {
        @Override
        public Optional<Action> next(TurnView turn) {
            return own(turn, Stock.WAND)
                    .filter(wand -> wand.location() instanceof Location.WornBy)
                    .flatMap(wand -> enemies(turn)
                            .map(at -> (Action) Attack.at(at).with(wand.id()))
                            .filter(push -> turn.imagine(push).events().stream()
                                    .anyMatch(each -> each instanceof Push.Shoved shoved
                                            && shoved.into().isPresent()))
                            .findFirst());
        }
    };

    private static final int FAR = 3;

    static PriorityBrain brain() {
        return DescentBot.brain(new LeaveHarm(), new Mend(DescentBot.HURT), PUSH, GAS, BURN, PULL);
    }

    private static Optional<Entity> own(TurnView turn, Blueprint what) {
        return turn.things().stream().filter(what::isOf).findFirst();
    }

    private static Optional<Action> flung(TurnView turn, Blueprint what, Stream<Point> cells) {
        return own(turn, what)
                .map(ThrowTemplate::of)
                .flatMap(thrown -> cells.filter(at -> isInReach(turn, thrown, at))
                        .findFirst()
                        .map(at -> thrown.aimed(new Aim.At(at))));
    }

    private static Stream<Point> enemies(TurnView turn) {
        return Awareness.of(turn).enemies().stream().flatMap(each -> each.position().stream());
    }

    /** None while something burns. */
    private static Stream<Point> grass(TurnView turn) {
        List<Point> cells = turn.perception().orElseThrow().visible().points();
        return cells.stream().anyMatch(at -> turn.board().terrainAt(at) instanceof Fire)
                ? Stream.of()
                : cells.stream()
                        .filter(at -> turn.board().terrainAt(at) == Grass.TALL
                                && !turn.board().isOccupied(at));
    }

    private static boolean isBesideFuel(TurnView turn) {
        return Direction.all().stream()
                .map(way -> turn.position().step(way))
                .anyMatch(at -> turn.board().terrainAt(at) instanceof Flammable);
    }

    private static boolean isInReach(TurnView turn, ThrowTemplate thrown, Point at) {
        return !Metric.CHEBYSHEV.within(turn.position(), at, FAR - 1)
                && thrown.expectedTarget(turn, new Aim.At(at))
                        .filter(target ->
                                target.path().get(target.path().size() - 1).equals(at))
                        .isPresent();
    }
}
