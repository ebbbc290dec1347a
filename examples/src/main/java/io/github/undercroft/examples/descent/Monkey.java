package io.github.undercroft.examples.descent;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.brain.Thieve;
import io.github.undercroft.pathfinding.brain.Travel;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import java.util.Comparator;
import java.util.Optional;

/**
 * Steals from who is beside it, makes for the nearest stairs with that, and takes them. Beyond them it fights for what it has, as where it
 * cannot get on.
 *
 * @param hasEscaped whether it has taken stairs with what it has
 */
record Monkey(boolean hasEscaped) implements Behaviour {

    private static final Terrain.Quality STAIRS = Terrain.Quality.of("stairs", Stairs.class::isInstance);

    @Override
    public Optional<Action> next(TurnView turn) {
        if (turn.things().isEmpty()) {
            return new Thieve().next(turn);
        }
        if (hasEscaped) {
            return Optional.empty();
        }
        return turn.board().terrainAt(turn.position()) instanceof Stairs
                ? Optional.of(new TakeStairs())
                : toStairs(turn).filter(action -> !(action instanceof Rest));
    }

    @Override
    public Monkey afterwards(TurnView turn, Action chosen) {
        return new Monkey(chosen instanceof TakeStairs);
    }

    private static Optional<Action> toStairs(TurnView turn) {
        return turn.board().cells(STAIRS).points().stream()
                .map(Travel::new)
                .filter(way -> way.path(turn).isPresent())
                .min(Comparator.comparingDouble(
                        way -> way.path(turn).map(Path::cost).orElseThrow()))
                .flatMap(way -> way.next(turn));
    }
}
