package io.github.undercroft.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Board;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;

/** The surroundings of a running actor, as far as it knows them. */
final class RunCourse {

    private final TurnView turn;
    private final Board known;
    private final Ways ways;
    private final Point here;

    RunCourse(TurnView turn) {
        this.turn = turn;
        this.known = turn.board();
        this.ways = new Ways(turn);
        this.here = turn.position();
    }

    /** Whether the next cell that way is of a use of its own. */
    boolean isUsable(Direction way) {
        return ways.isUsable(here.step(way));
    }

    /** What a run in that direction follows. */
    Run.Along begin(Direction way) {
        Point first = here.step(way);
        return !way.isDiagonal() && onward(first, way).size() <= 1 ? Run.Along.CORRIDOR : sides(way);
    }

    /** The way on of a run that goes on. */
    Direction onward(Run run) {
        return run.along() == Run.Along.CORRIDOR ? onward(run.direction()).get(0) : run.direction();
    }

    /** The ways on from a corridor cell, for an actor that came from that direction. */
    private List<Direction> onward(Direction came) {
        return onward(here, came);
    }

    private List<Direction> onward(Point from, Direction came) {
        return Direction.cardinal().stream()
                .filter(way -> way != came.opposite() && ways.isOpen(from.step(way)))
                .collect(ImmutableList.toImmutableList());
    }

    private Run.Along sides(Direction way) {
        boolean left = ways.isOpen(here.step(way.turned(-2)));
        boolean right = ways.isOpen(here.step(way.turned(2)));
        if (left) {
            return right ? Run.Along.BOTH_SIDES : Run.Along.LEFT_SIDE;
        }
        return right ? Run.Along.RIGHT_SIDE : Run.Along.NO_SIDE;
    }

    /** Why a run ends here. */
    Optional<Run.Stop> stop(Run run) {
        Direction came = run.direction();
        Point last = here.step(came.opposite());
        if (known.entitiesAt(here).stream().anyMatch(other -> !other.equals(turn.actor()))) {
            return Optional.of(Run.Stop.THING);
        }
        if (!known.terrainAt(here).equals(known.terrainAt(last))) {
            return Optional.of(Run.Stop.GROUND);
        }
        if (Direction.cardinal().stream().map(here::step).anyMatch(cell -> !cell.equals(last) && ways.isUsable(cell))) {
            return Optional.of(Run.Stop.DOOR);
        }
        return (run.along() == Run.Along.CORRIDOR ? inCorridor(came) : straight(run, came))
                .or(() -> beforeHarm(run))
                .or(() -> run.steps() >= Run.MAX_STEPS ? Optional.of(Run.Stop.FAR) : Optional.empty());
    }

    private Optional<Run.Stop> beforeHarm(Run run) {
        return ActiveTerrain.harming(known, here.step(onward(run)), turn, turn.actor())
                .map(harm -> Run.Stop.HARM);
    }

    private Optional<Run.Stop> inCorridor(Direction came) {
        int exits = onward(came).size();
        if (exits == 1) {
            return Optional.empty();
        }
        return Optional.of(exits == 0 ? Run.Stop.DEAD_END : Run.Stop.JUNCTION);
    }

    private Optional<Run.Stop> straight(Run run, Direction came) {
        if (sides(came) != run.along()) {
            return Optional.of(Run.Stop.SIDE);
        }
        return ways.isOpen(here.step(came)) ? Optional.empty() : Optional.of(Run.Stop.WALL);
    }
}
