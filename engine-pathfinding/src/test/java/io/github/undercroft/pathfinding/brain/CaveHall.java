package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A room of 25 cells or more of any shape, a corridor with bends that leads into it, and a place in the room. */
record CaveHall(BitGrid room, List<Point> corridor, Point target) {

    static final int CORRIDOR = 24;
    private static final int WIDTH = 40;
    private static final int HEIGHT = 30;
    private static final int WEST = 26;
    private static final int NORTH = 10;

    static CaveHall of(RandomSource random) {
        while (true) {
            BitGrid room = largestPart(shape(random));
            List<Point> doors = doors(room);
            if (room.count() >= 25 && !doors.isEmpty()) {
                List<Point> corridor = corridor(room, pick(doors, random), random);
                if (corridor.size() == CORRIDOR) {
                    return new CaveHall(room, corridor, target(room, corridor.get(0), random));
                }
            }
        }
    }

    private static <T> T pick(List<T> all, RandomSource random) {
        return all.get(random.nextInt(all.size()));
    }

    /** A room as it is, with pillars, without a corner, or a cave. */
    private static BitGrid shape(RandomSource random) {
        BitGrid cells = BitGrid.of(WIDTH, HEIGHT);
        int width = 3 + random.nextInt(10);
        int height = 3 + random.nextInt(10);
        int walls = pick(List.of(0, 0, 12, 35), random);
        int lackX = random.nextInt(width);
        int lackY = random.nextInt(height);
        boolean lacksCorner = random.chance(1, 3);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (!random.chance(walls, 100) && !(lacksCorner && x < lackX && y < lackY)) {
                    cells.set(WEST + x, NORTH + y);
                }
            }
        }
        return cells;
    }

    private static BitGrid largestPart(BitGrid cells) {
        BitGrid largest = BitGrid.of(WIDTH, HEIGHT);
        for (Point cell : cells.points()) {
            BitGrid part = FloodFill.of(Movement.FOUR_WAY).reachable(cells, cell);
            largest = part.count() > largest.count() ? part : largest;
        }
        return largest;
    }

    /** The cells in the wall with one side to the room. */
    private static List<Point> doors(BitGrid room) {
        BitGrid beside = BitGrid.of(WIDTH, HEIGHT);
        Direction.cardinal().forEach(way -> beside.orShifted(room, way));
        beside.andNot(room);
        return beside.points().stream()
                .filter(cell -> count(room, cell, Direction.cardinal()) == 1 && count(room, cell, Direction.all()) <= 3)
                .toList();
    }

    private static long count(BitGrid cells, Point at, List<Direction> ways) {
        return ways.stream()
                .map(at::step)
                .filter(cell -> cells.getOrFalse(cell.x(), cell.y()))
                .count();
    }

    /** From the door as far as it gets, beside neither the room nor itself. */
    private static List<Point> corridor(BitGrid room, Point door, RandomSource random) {
        List<Point> corridor = new ArrayList<>(List.of(door));
        Optional<Direction> before = Optional.empty();
        while (corridor.size() < CORRIDOR) {
            Point end = corridor.get(corridor.size() - 1);
            List<Direction> ways = Direction.cardinal().stream()
                    .filter(way -> isApart(room, corridor, end.step(way)))
                    .toList();
            if (ways.isEmpty()) {
                return corridor;
            }
            Direction way = before.filter(last -> ways.contains(last) && random.chance(3, 4))
                    .orElseGet(() -> pick(ways, random));
            before = Optional.of(way);
            corridor.add(end.step(way));
        }
        return corridor;
    }

    private static boolean isApart(BitGrid room, List<Point> corridor, Point next) {
        int last = Math.max(0, corridor.size() - 2);
        return room.contains(next)
                && count(room, next, Direction.all()) == 0
                && !room.get(next.x(), next.y())
                && corridor.subList(0, last).stream().noneMatch(cell -> Metric.CHEBYSHEV.distance(cell, next) <= 1)
                && !corridor.contains(next);
    }

    /** Somewhere, and often right before the door. */
    private static Point target(BitGrid room, Point door, RandomSource random) {
        List<Point> before = room.points().stream()
                .filter(cell -> Metric.CHEBYSHEV.distance(cell, door) == 1)
                .toList();
        return pick(random.chance(1, 3) ? before : room.points(), random);
    }

    BitGrid open() {
        BitGrid open = BitGrid.copyOf(room);
        corridor.forEach(open::set);
        return open;
    }

    /** How many cells of the room one comes to past the target. */
    int space(Movement movement) {
        BitGrid free = open();
        free.clear(target);
        BitGrid reached = BitGrid.copyOf(FloodFill.of(movement).reachable(free, corridor.get(CORRIDOR - 1)));
        reached.and(room);
        return reached.count();
    }
}
