package io.github.undercroft.examples.thieflike;

import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.Pathfinder;
import io.github.undercroft.pathfinding.WalkMap;
import io.github.undercroft.random.RandomSource;
import java.util.List;

/** The doors. One in six is locked, and there is no key: it must be bashed in. */
final class Doors {

    private Doors() {}

    /** A door that is closed, or locked in one of six cases. Doors on the shortest path between the stairs are never locked. */
    static LockableDoor at(LevelPlan plan, Point cell, RandomSource random) {
        boolean isLocked = random.chance(1, 6) && !way(plan).contains(cell);
        return new LockableDoor(isLocked ? LockableDoor.State.LOCKED : LockableDoor.State.CLOSED, "lost", 6);
    }

    private static List<Point> way(LevelPlan plan) {
        PathRequest way = PathRequest.from(plan.places(CellKind.STAIRS_UP).get(0))
                .to(plan.places(CellKind.STAIRS_DOWN).get(0))
                .on(WalkMap.of(plan.open(), Movement.FOUR_WAY));
        return new Pathfinder().find(way).bestPath().orElseThrow().cells();
    }
}
