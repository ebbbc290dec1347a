package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableList;
import com.google.common.graph.Traverser;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The laws for the areas and links of a plan, checked cell by cell, slowly. */
final class AreaLaws {

    private final LevelPlan plan;
    /** For each area, the areas with which it has a link. */
    private final List<Set<Integer>> linked = new ArrayList<>();
    /** The cells of each area, in reading order. */
    private final List<List<Point>> cells = new ArrayList<>();

    private AreaLaws(LevelPlan plan) {
        this.plan = plan;
    }

    static Optional<String> breach(LevelPlan plan) {
        AreaLaws laws = new AreaLaws(plan);
        return laws.claims()
                .or(laws::extents)
                .or(laws::links)
                .or(laws::meetings)
                .or(laws::parts);
    }

    /** Only passable cells belong to an area, and there is at least one area. */
    private Optional<String> claims() {
        if (plan.areas().isEmpty()) {
            return Optional.of("there is no area");
        }
        plan.areas().forEach(area -> cells.add(new ArrayList<>()));
        plan.areas().forEach(area -> linked.add(new TreeSet<>()));
        for (Point cell : new Rect(0, 0, plan.width(), plan.height()).points()) {
            Optional<Area> area = plan.areaAt(cell.x(), cell.y());
            if (area.isPresent()) {
                if (!isOpen(cell)) {
                    return Optional.of(cell + " is solid, but belongs to " + area.get());
                }
                cells.get(area.get().id()).add(cell);
            }
        }
        return Optional.empty();
    }

    private Optional<String> extents() {
        for (Area area : plan.areas()) {
            List<Point> its = cells.get(area.id());
            if (its.isEmpty()) {
                return Optional.of(area + " has no passable cell");
            }
            for (Point cell : its) {
                if (!area.bounds().contains(cell)) {
                    return Optional.of(cell + " is outside the bounds of its " + area);
                }
            }
            Rect all = its.stream()
                    .map(cell -> new Rect(cell.x(), cell.y(), 1, 1))
                    .reduce(AreaLaws::around)
                    .orElseThrow();
            if (!all.equals(area.bounds())) {
                return Optional.of("the bounds of " + area + " are too large: its cells are in " + all);
            }
        }
        return Optional.empty();
    }

    private static Rect around(Rect one, Rect other) {
        return Rect.spanning(
                new Point(Math.min(one.x(), other.x()), Math.min(one.y(), other.y())),
                new Point(Math.max(one.right(), other.right()), Math.max(one.bottom(), other.bottom())));
    }

    private Optional<String> links() {
        for (Link link : plan.links()) {
            if (!isArea(link.from()) || !isArea(link.to()) || !joins(link)) {
                return Optional.of(link + " does not lie between its areas");
            }
            linked.get(link.from()).add(link.to());
            linked.get(link.to()).add(link.from());
        }
        return Optional.empty();
    }

    private boolean isArea(int id) {
        return id >= 0 && id < plan.areas().size();
    }

    /** Whether the cell belongs to one of its areas, or is beside both. */
    private boolean joins(Link link) {
        return isOpen(link.at()) && touches(link.at(), link.from()) && touches(link.at(), link.to());
    }

    private boolean touches(Point at, int area) {
        return around(at).contains(area);
    }

    /** The ids of the areas of a cell and of those beside it. */
    private List<Integer> around(Point at) {
        return ImmutableList.of(at, at.plus(0, -1), at.plus(1, 0), at.plus(0, 1), at.plus(-1, 0)).stream()
                .flatMap(cell -> plan.areaAt(cell.x(), cell.y()).stream())
                .map(Area::id)
                .distinct()
                .toList();
    }

    /** Areas that touch, or have a cell of no area between them, have a link. */
    private Optional<String> meetings() {
        for (Point cell : plan.open().points()) {
            Optional<Area> own = plan.areaAt(cell.x(), cell.y());
            List<Integer> areas = around(cell);
            for (int one : own.map(area -> List.of(area.id())).orElse(areas)) {
                for (int other : areas) {
                    if (one != other && !linked.get(one).contains(other)) {
                        return Optional.of("the areas " + Math.min(one, other) + " and " + Math.max(one, other)
                                + " meet at " + cell + ", but there is no link between them");
                    }
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> parts() {
        int joined = ImmutableList.copyOf(
                        Traverser.<Integer>forGraph(linked::get).breadthFirst(0))
                .size();
        return joined == plan.areas().size()
                ? Optional.empty()
                : Optional.of("links lead from the first area to only " + joined + " of "
                        + plan.areas().size() + " areas");
    }

    private boolean isOpen(Point cell) {
        return plan.kindAt(cell.x(), cell.y()).isPassable();
    }
}
