package alone;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.pathfinding.CostFunction;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.Pathfinder;

/** Finds a path by costs of its own: without a game, and without what is ready-made for one. */
public final class PathsAlone {

    /** Prints the path round the swamp, in which a step costs 5. */
    public static void main(String[] arguments) {
        TextGrid map = TextGrid.ofRows("@~~x", ".~~.", "....");
        CostFunction cost = CostFunction.atLeast(1, (fromX, fromY, toX, toY) -> map.glyphAt(new Point(toX, toY)) == '~' ? 5 : 1);
        Path path = new Pathfinder()
                .find(PathRequest.from(new Point(0, 0))
                        .to(new Point(3, 0))
                        .onGrid(map.width(), map.height(), Movement.FOUR_WAY, cost))
                .bestPath()
                .orElseThrow();
        System.out.println(path.cells());
    }
}
