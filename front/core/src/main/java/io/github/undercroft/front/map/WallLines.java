package io.github.undercroft.front.map;

import io.github.undercroft.front.Appearance;
import io.github.undercroft.front.Looks;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.terrain.Ground;

/**
 * Draws walls as lines. Two walls beside each other are joined if one of the cells along both of them is known and no wall; so
 * solid rock stays blank, and a room has an outline.
 */
public final class WallLines {

    /** A line from the left to the right. */
    static final int EAST_WEST = '─';

    /** By the sum of 1 for north, 2 for east, 4 for south and 8 for west. */
    private static final String LINES = " │─└││┌├─┘─┴┐┤┬┼";

    private static final String ALONE = "□";

    /** What {@link Looks} call a wall. */
    private static final String WALL = Looks.name(Ground.WALL);

    private final Scene scene;

    WallLines(Scene scene) {
        this.scene = scene;
    }

    private boolean isWall(Point cell) {
        return scene.ground().contains(cell) && scene.ground().get(cell).name().equals(WALL);
    }

    private boolean isOpen(Point cell) {
        return scene.ground().contains(cell)
                && !isWall(cell)
                && !scene.ground().get(cell).equals(Appearance.UNSEEN);
    }

    private boolean isJoined(Point cell, Direction way) {
        Point next = cell.step(way);
        return isWall(next) && (isOpenBeside(cell, way) || isOpenBeside(next, way));
    }

    private boolean isOpenBeside(Point cell, Direction way) {
        return isOpen(cell.plus(way.dy(), way.dx())) || isOpen(cell.plus(-way.dy(), -way.dx()));
    }

    /** What is drawn on a cell. */
    int at(Point cell) {
        if (!isWall(cell) || scene.figureAt(cell).isPresent()) {
            return scene.lookAt(cell).codePoint();
        }
        int lines = 0;
        for (Direction way : Direction.cardinal()) {
            lines += isJoined(cell, way) ? 1 << (way.ordinal() / 2) : 0;
        }
        boolean isLone = lines == 0 && Direction.cardinal().stream().anyMatch(way -> isOpen(cell.step(way)));
        return (isLone ? ALONE : LINES).codePointAt(isLone ? 0 : lines);
    }

    /** Whether the line of a cell goes on to the right. */
    boolean goesEast(Point cell) {
        return isWall(cell) && scene.figureAt(cell).isEmpty() && isJoined(cell, Direction.EAST);
    }
}
