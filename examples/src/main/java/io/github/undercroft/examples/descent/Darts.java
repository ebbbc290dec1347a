package io.github.undercroft.examples.descent;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Entity;
import io.github.undercroft.Look;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.Flee;
import io.github.undercroft.brain.Unless;
import io.github.undercroft.combat.BestAim;
import io.github.undercroft.combat.ThrowingWeapon;
import io.github.undercroft.combat.Worth;
import io.github.undercroft.examples.descent.first.Bestiary;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.Missile;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.StackSize;
import io.github.undercroft.item.ThrowTemplate;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.brain.Travel;
import io.github.undercroft.sense.Awareness;
import java.util.Comparator;
import java.util.Optional;

/**
 * Throws its darts, and steps back once, before it throws again, from who comes beside it. Without darts it fetches those that it sees, unless
 * somebody is beside it.
 */
record Darts(boolean hasSteppedBack) implements Behaviour {

    static final Blueprint DART = Blueprint.item("dart")
            .with(Look.of("(", 0xC0D0E0))
            .with(new StackSize(1))
            .with(ThrowingWeapon.of(5, Bestiary.blow("1d4")));

    private static final int FEW = 3;

    /** A hunter that has some. */
    static Brain with(Brain hunter) {
        return new Unless(hunter, "has darts", new Darts(false));
    }

    static boolean is(Entity thing) {
        return thing.get(Missile.class).filter(ThrowingWeapon.class::isInstance).isPresent();
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        boolean isCrowded = Awareness.of(turn).enemies().stream()
                .anyMatch(enemy -> turn.nearest(enemy).filter(turn::isBeside).isPresent());
        Optional<Entity> dart = turn.things().stream().filter(Darts::is).findFirst();
        if (dart.isEmpty()) {
            return isCrowded ? Optional.empty() : fetch(turn);
        }
        Optional<Action> back = isCrowded && !hasSteppedBack ? new Flee(1).next(turn) : Optional.empty();
        return back.filter(Move.class::isInstance).or(() -> cast(turn, ThrowTemplate.of(dart.get())));
    }

    @Override
    public Darts afterwards(TurnView turn, Action chosen) {
        return new Darts(chosen instanceof Move);
    }

    private static Optional<Action> cast(TurnView turn, ThrowTemplate dart) {
        return BestAim.of(turn, dart, Worth.enemiesMinusFriends(FEW)).map(best -> dart.aimed(best.aim()));
    }

    /** Does not wait for who stands on one. */
    private static Optional<Action> fetch(TurnView turn) {
        Optional<Point> nearest = turn.board().entities().stream()
                .filter(Darts::is)
                .flatMap(dart -> dart.position().stream())
                .min(Comparator.comparingDouble(at -> Metric.CHEBYSHEV.distance(turn.position(), at)));
        return nearest.equals(Optional.of(turn.position()))
                ? Optional.of(PickUp.all())
                : nearest.flatMap(at -> new Travel(at).next(turn)).filter(action -> !(action instanceof Rest));
    }
}
