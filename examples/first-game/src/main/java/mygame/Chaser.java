package mygame;

import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import java.util.Comparator;
import java.util.Optional;

/** Goes straight for the nearest enemy and attacks what it bumps into. Not clever: it walks into dead ends. */
record Chaser() implements Brain {
    @Override
    public Decision decide(TurnView turn) {
        Point here = turn.position();
        Optional<Point> enemy = turn.board().entities().stream()
                .filter(turn::isEnemy)
                .flatMap(entity -> entity.position().stream())
                .min(Comparator.comparingDouble(cell -> Metric.MANHATTAN.distance(here, cell)));
        if (enemy.isEmpty()) {
            return Decision.act(new Rest());
        }
        Direction way = turn.steps().movement().directions().stream()
                .min(Comparator.comparingDouble(direction -> Metric.MANHATTAN.distance(here.step(direction), enemy.get())))
                .orElseThrow();
        return Decision.act(Bump.toward(way).friends(Bump.Friends.REFUSE));
    }
}
