package io.github.undercroft.game;

import io.github.undercroft.Arrival;
import io.github.undercroft.Location;
import io.github.undercroft.Moves;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Footprint;
import io.github.undercroft.level.Portal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds the cells where travellers arrive on a level. Results are kept for later travellers until anything but travel
 * happens; then the caller must call {@link #forget}.
 */
final class Doors {

    private final World world;
    private final Map<Way, Portals> portals = new LinkedHashMap<>();
    private final Map<Walk, Point> firsts = new LinkedHashMap<>();
    private final Map<Door, Search> searches = new LinkedHashMap<>();
    /** The number of cells that were looked at, for tests. */
    private long looks;

    Doors(World world) {
        this.world = world;
    }

    private record Way(int on, int leadsTo) {}

    /** Travellers of one size with the same moves on one level share a search. */
    private record Walk(int level, Optional<Moves> moves, Footprint body) {
        static Walk of(Level level, EntityState entity) {
            return new Walk(level.level(), Optional.ofNullable(entity.slots.moves), entity.footprint());
        }
    }

    private record Door(Walk walk, Point at) {}

    private record Portals(List<Point> cells, Map<Point, Integer> ranks) {}

    void forget() {
        portals.clear();
        firsts.clear();
        searches.clear();
    }

    long looks() {
        return looks;
    }

    /** The cell where the traveller arrives if no other entity is in its way. */
    Point door(Level to, EntityState traveller, Location.OnLevel from, Arrival arrival) {
        if (arrival instanceof Arrival.At at) {
            return reachable(to, traveller, at.cell());
        }
        List<Point> back = portals(to, from.level()).cells;
        if (back.isEmpty()) {
            return firstPassable(to, traveller);
        }
        Map<Point, Integer> ranks = portals(world.levels.at(from.level()), to.level()).ranks;
        int rank = traveller.slots.cells(from.cell()).stream()
                .flatMap(cell -> Optional.ofNullable(ranks.get(cell)).stream())
                .findFirst()
                .orElse(0);
        return back.get(Math.min(rank, back.size() - 1));
    }

    /** That cell; from within rock, or outside the level, the nearest one that lets the traveller through, in reading order. */
    private static Point reachable(Level level, EntityState who, Point door) {
        if (passes(level, who, door) || Direction.all().stream().anyMatch(way -> passes(level, who, door.step(way)))) {
            return door;
        }
        Point nearest = door;
        double least = Double.POSITIVE_INFINITY;
        for (int y = 0; y < level.height(); y++) {
            for (int x = 0; x < level.width(); x++) {
                double far = Metric.CHEBYSHEV.distance(door, new Point(x, y));
                if (far < least && PlacementRules.passes(level, who, x, y)) {
                    nearest = new Point(x, y);
                    least = far;
                }
            }
        }
        return nearest;
    }

    private static boolean passes(Level level, EntityState who, Point cell) {
        return level.contains(cell) && PlacementRules.passes(level, who, cell.x(), cell.y());
    }

    /** The portals on a level that lead to another one, in reading order. */
    private Portals portals(Level on, int leadsTo) {
        Way way = new Way(on.level(), leadsTo);
        Portals known = portals.get(way);
        if (known == null) {
            known = new Portals(new ArrayList<>(), new LinkedHashMap<>());
            for (int y = 0; y < on.height(); y++) {
                for (int x = 0; x < on.width(); x++) {
                    if (on.terrainAt(x, y) instanceof Portal portal && leadsTo(portal) == leadsTo) {
                        known.ranks.put(new Point(x, y), known.cells.size());
                        known.cells.add(new Point(x, y));
                    }
                }
            }
            looks += (long) on.width() * on.height();
            portals.put(way, known);
        }
        return known;
    }

    private static int leadsTo(Portal portal) {
        try {
            return portal.leadsTo();
        } catch (Throwable thrown) {
            throw GameCode.failure("Asking where the portal leads", portal, thrown);
        }
    }

    private Point firstPassable(Level level, EntityState entity) {
        Walk walk = Walk.of(level, entity);
        Point known = firsts.get(walk);
        if (known == null) {
            known = searchedPassable(level, entity);
            firsts.put(walk, known);
        }
        return known;
    }

    private Point searchedPassable(Level level, EntityState entity) {
        for (int y = 0; y < level.height(); y++) {
            for (int x = 0; x < level.width(); x++) {
                looks++;
                if (PlacementRules.passes(level, entity, x, y)) {
                    return new Point(x, y);
                }
            }
        }
        return new Point(0, 0);
    }

    /**
     * The free cell with the fewest steps from the door; who fills several cells comes to the first place with room for it. Steps lead through cells that the traveller can pass, even if
     * they are occupied. Null if no cell is free.
     */
    @Nullable
    Point nearestFree(Level level, EntityState who, Point door) {
        return level.contains(door)
                ? searches.computeIfAbsent(new Door(Walk.of(level, who), door), Search::new)
                        .nearestFree(level, who)
                : null;
    }

    /** Notes that an entity left a cell, so the cell may be free. */
    void left(Location.OnLevel from) {
        searches.forEach((door, search) -> {
            if (door.walk.level == from.level()) {
                search.left(door.walk.body.isOneCell() ? from.cell() : door.at);
            }
        });
    }

    /** The cells around a door, nearest first, found as far as needed. */
    private final class Search {
        private final List<Point> reached = new ArrayList<>();
        private final Map<Point, Integer> ranks = new LinkedHashMap<>();
        /** The number of cells whose neighbours were added. */
        private int expanded;
        /** The number of cells at the start of the list that are known to be occupied. */
        private int filled;

        Search(Door door) {
            reach(door.at);
        }

        private void reach(Point cell) {
            if (ranks.putIfAbsent(cell, reached.size()) == null) {
                reached.add(cell);
            }
        }

        void left(Point cell) {
            filled = Math.min(filled, ranks.getOrDefault(cell, filled));
        }

        @Nullable
        Point nearestFree(Level level, EntityState who) {
            boolean fills = who.slots.blocks;
            for (int i = fills ? filled : 0; i < reached.size(); i++) {
                looks++;
                Point cell = reached.get(i);
                if (PlacementRules.whyNot(level, who, cell) == null) {
                    filled = fills ? i : filled;
                    return cell;
                }
                if (i == expanded) {
                    expand(level, who, cell);
                    expanded++;
                }
            }
            filled = fills ? reached.size() : filled;
            return null;
        }

        private void expand(Level level, EntityState who, Point cell) {
            for (Direction direction : Direction.all()) {
                Point next = cell.step(direction);
                if (level.contains(next)
                        && !ranks.containsKey(next)
                        && PlacementRules.passesCell(level, who, next.x(), next.y())) {
                    reach(next);
                }
            }
        }
    }
}
