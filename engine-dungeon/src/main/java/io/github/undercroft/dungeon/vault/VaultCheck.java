package io.github.undercroft.dungeon.vault;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.random.WeightedTable;
import java.util.List;
import java.util.Optional;

/** Checks whether levels can use a drawing as a vault. */
final class VaultCheck {

    private final String name;
    private final Grid<Vault.Cell> cells;

    VaultCheck(String name, Grid<Vault.Cell> cells) {
        this.name = name;
        this.cells = cells;
    }

    static void checkSettings(String name, int weight, int minDepth, int maxDepth) {
        if (name.isBlank()) {
            throw new IllegalArgumentException("A vault needs a name, such as \"treasury\"; this one is blank");
        }
        if (weight < 1 || weight > WeightedTable.HEAVIEST) {
            throw new IllegalArgumentException("The vault \"" + name + "\" can't weigh " + weight
                    + "; give it a weight from 1 to " + WeightedTable.HEAVIEST);
        }
        if (minDepth < 0 || maxDepth > WeightedTable.DEEPEST || minDepth > maxDepth) {
            throw new IllegalArgumentException("The vault \"" + name + "\" can't be found at depths from " + minDepth
                    + " to " + maxDepth + "; give depths in rising order from 0 to " + WeightedTable.DEEPEST);
        }
    }

    static TextGrid read(String name, String text) {
        try {
            return TextGrid.padded(text, ' ');
        } catch (IllegalArgumentException fault) {
            throw new IllegalArgumentException("The vault \"" + name + "\": " + fault.getMessage(), fault);
        }
    }

    void check() {
        BitGrid inside = BitGrid.of(cells.width(), cells.height());
        for (Point cell : all()) {
            if (at(cell).isPassableInside()) {
                checkWalls(cell);
            }
            if (at(cell).isAlwaysPassable()) {
                inside.set(cell);
            } else if (at(cell).isPassableInside()) {
                checkReached(cell);
            }
        }
        Point first = inside.firstSet()
                .orElseThrow(() -> new Fault(
                        "The vault \"" + name + "\" has no passable cell inside; draw some floor with walls"
                                + " around it",
                        new Point(0, 0)));
        BitGrid cutOff = BitGrid.copyOf(inside);
        cutOff.andNot(FloodFill.of(Movement.FOUR_WAY).reachable(inside, first));
        if (cutOff.firstSet().isPresent()) {
            throw fault(
                    cutOff.firstSet().get(),
                    "is cut off from " + where(first) + " when the entrances are shut; join them inside");
        }
        all().forEach(this::checkDoor);
        if (entrances().isEmpty()) {
            throw new Fault(
                    "The vault \"" + name + "\" has no entrance; draw one in a wall, as 'E' in Vault.LEGEND",
                    new Point(0, 0));
        }
    }

    /** All entrances; one that cannot be used is refused. */
    List<Vault.Entrance> entrances() {
        ImmutableList.Builder<Vault.Entrance> entrances = ImmutableList.builder();
        for (Point cell : all()) {
            if (at(cell).isEntrance()) {
                entrances.add(new Vault.Entrance(cell, outward(cell)));
            }
        }
        return entrances.build();
    }

    private Direction outward(Point entrance) {
        List<Direction> sides = Direction.cardinal().stream()
                .filter(side -> at(entrance.step(side)).isOutside())
                .toList();
        if (sides.isEmpty()) {
            throw fault(entrance, "is an entrance, but not at the edge; move it to an outer wall");
        }
        Optional<Direction> outward = sides.stream()
                .filter(side -> isFloor(entrance.step(side.opposite()))
                        && isWall(entrance.step(side.turned(2)))
                        && isWall(entrance.step(side.turned(-2))))
                .findFirst();
        return outward.orElseThrow(() -> fault(
                entrance, "is an entrance, but does not have floor behind it and a wall on both sides; draw them"));
    }

    private void checkWalls(Point cell) {
        for (Direction side : Direction.all()) {
            if (at(cell.step(side)).isOutside()) {
                throw fault(cell, "is open to the " + side + "; draw a wall there, or an entrance in its place");
            }
        }
    }

    /** What may be solid has a cell beside it that never is, so that nothing is cut off whatever comes. */
    private void checkReached(Point cell) {
        if (Direction.cardinal().stream().noneMatch(side -> isFloor(cell.step(side)))) {
            throw fault(cell, "may be passable, but has no cell beside it that always is; draw floor there");
        }
    }

    private void checkDoor(Point cell) {
        if (at(cell).isEntrance() || at(cell).kinds().stream().noneMatch(CellKind::isDoor)) {
            return;
        }
        for (Direction side : Direction.cardinal()) {
            Vault.Cell beside = at(cell.step(side));
            if (beside.isPassableInside() != beside.isAlwaysPassable()) {
                throw fault(
                        cell,
                        "is a door, and the cell to the " + side + " of it is passable only by chance; make it floor"
                                + " or a wall");
            }
        }
        boolean north = isPassable(cell.step(Direction.NORTH));
        boolean east = isPassable(cell.step(Direction.EAST));
        if (north != isPassable(cell.step(Direction.SOUTH))
                || east != isPassable(cell.step(Direction.WEST))
                || north == east) {
            throw fault(
                    cell,
                    "is a door outside a doorway; draw walls on two opposite sides of it and floor on the others");
        }
    }

    private boolean isPassable(Point cell) {
        return at(cell).isAlwaysPassable();
    }

    private boolean isFloor(Point cell) {
        return isPassable(cell) && at(cell).kinds().stream().noneMatch(CellKind::isDoor);
    }

    private boolean isWall(Point cell) {
        Vault.Cell there = at(cell);
        return there.role() == Vault.Cell.Role.INSIDE && !there.kind().isPassable();
    }

    private Vault.Cell at(Point cell) {
        return cells.contains(cell) ? cells.get(cell) : Vault.Cell.outside();
    }

    private List<Point> all() {
        return new Rect(0, 0, cells.width(), cells.height()).points();
    }

    private IllegalArgumentException fault(Point cell, String what) {
        return new Fault("The vault \"" + name + "\": " + where(cell) + " (counted from 1) " + what, cell);
    }

    /** What is wrong with a drawing, and with which cell of it; a reader of files adds the row of the file. */
    static final class Fault extends IllegalArgumentException {

        private static final long serialVersionUID = 1;

        private final transient Point at;

        Fault(String message, Point at) {
            super(message);
            this.at = at;
        }

        Point at() {
            return at;
        }
    }

    private static String where(Point cell) {
        return "row " + (cell.y() + 1) + ", column " + (cell.x() + 1);
    }
}
