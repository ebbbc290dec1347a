package io.github.undercroft.examples.descent.first;

import io.github.undercroft.Action;
import io.github.undercroft.Ages;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Motility;
import io.github.undercroft.Perception;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.TurnView;
import io.github.undercroft.combat.Bump;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.brain.Travel;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/** Goes where it has not looked for the longest time, or beside it: somebody may be there now, and what burnt may be out. */
record LookAgain() implements Behaviour {

    private static final Terrain.Quality AGEING = Terrain.Quality.of("ageing", Ages.class::isInstance);

    private static final int TURNS_A_SWAP = 4;

    @Override
    public Optional<Action> next(TurnView turn) {
        Perception known = turn.perception().orElseThrow();
        return Stream.concat(
                        turn.board().passable(Motility.WALK).points().stream(),
                        turn.board().cells(AGEING).points().stream())
                .filter(cell -> !turn.board().isOccupied(cell))
                .min(Comparator.comparingLong(
                        (Point cell) -> known.lastSeen(cell).orElse(0)))
                .filter(cell -> !known.sees(cell))
                .flatMap(cell -> Stream.concat(
                                Stream.of(cell), Direction.all().stream().map(cell::step))
                        .flatMap(goal -> step(turn, new Travel(goal)).stream())
                        .findFirst());
    }

    /** In one of four turns changes places with an ally in the only way: two of them with the same goal would do so for ever. */
    private static Optional<Action> step(TurnView turn, Travel travel) {
        Optional<Action> step = travel.next(turn);
        return step.filter(Rest.class::isInstance)
                .flatMap(rest -> travel.path(turn))
                .filter(path -> path.steps() > 1)
                .flatMap(Path::nextStep)
                .filter(way -> turn.board()
                        .occupantAt(turn.position().step(way))
                        .filter(other -> Bump.toward(way).changesPlaces(turn, other))
                        .isPresent())
                .filter(way -> turn.random().chance(1, TURNS_A_SWAP))
                .<Action>map(Bump::toward)
                .or(() -> step);
    }
}
