package io.github.undercroft.docs;

import io.github.undercroft.Action;
import io.github.undercroft.Entity;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.BestAim;
import io.github.undercroft.combat.Worth;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.item.PickUp;
import io.github.undercroft.item.ThrowTemplate;
import io.github.undercroft.pathfinding.brain.Explore;
import io.github.undercroft.pathfinding.brain.Travel;
import io.github.undercroft.sense.Awareness;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Plays Descent for a picture: fetches a fire pot, throws it at the first enemies that are far enough away, and goes back to look. */
final class FirePot implements Function<TurnView, Action> {

    private static final String POT = "fire pot";

    private @Nullable Point start;
    private boolean isThrown;

    @Override
    public Action apply(TurnView turn) {
        Point home = start == null ? turn.position() : start;
        start = home;
        if (isThrown) {
            return new Travel(home).next(turn).orElseGet(Rest::new);
        }
        Optional<Action> thrown = turn.things().stream()
                .filter(thing -> thing.name().equals(POT))
                .findFirst()
                .flatMap(pot -> thrown(turn, pot));
        isThrown = thrown.isPresent();
        return thrown.or(() -> fetched(turn)).or(() -> new Explore().next(turn)).orElseGet(Rest::new);
    }

    private static Optional<Action> thrown(TurnView turn, Entity pot) {
        ThrowTemplate template = ThrowTemplate.of(pot);
        Worth seen = (view, other) -> view.isEnemy(other) && Awareness.of(view).sees(other.id())
                ? Worth.enemiesMinusFriends(3).of(view, other)
                : 0;
        return BestAim.of(turn, template, seen)
                .filter(best ->
                        !Metric.CHEBYSHEV.within(turn.position(), best.aim().target(), 2))
                .map(best -> template.aimed(best.aim()));
    }

    private static Optional<Action> fetched(TurnView turn) {
        return turn.board().entities().stream()
                .filter(thing -> thing.name().equals(POT))
                .findFirst()
                .flatMap(pot -> pot.position()
                        .flatMap(at -> at.equals(turn.position())
                                ? Optional.of(PickUp.all(pot.id()))
                                : new Travel(at).next(turn)));
    }
}
