package io.github.undercroft.docs;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.pathfinding.Algorithm;
import io.github.undercroft.pathfinding.Path;
import io.github.undercroft.pathfinding.PathRequest;
import io.github.undercroft.pathfinding.Pathfinder;
import io.github.undercroft.pathfinding.WalkMap;
import io.github.undercroft.pathfinding.field.DistanceField;
import io.github.undercroft.pathfinding.field.FieldGround;
import io.github.undercroft.pathfinding.field.FieldRequest;
import io.github.undercroft.pathfinding.field.FleeField;
import io.github.undercroft.pictures.CellSize;
import io.github.undercroft.pictures.Colours;
import io.github.undercroft.pictures.HeatMap;
import io.github.undercroft.pictures.MapPicture;
import io.github.undercroft.pictures.Overlay;
import io.github.undercroft.pictures.Palette;
import io.github.undercroft.pictures.Picture;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The pictures about paths and distance fields. */
final class PathPictures {

    private static final TextGrid CAVE = TextGrid.ofRows(
            "#############################",
            "#.........#.................#",
            "#.........#.................#",
            "#.........#......#######....#",
            "#..@......#......#.....#....#",
            "#.........#......#..x..#....#",
            "#................#.....#....#",
            "#.........#......#.....#....#",
            "#.........#......##...##....#",
            "#.........#.................#",
            "####.#######................#",
            "#.................###.......#",
            "#.................###.......#",
            "#...........................#",
            "#############################");

    private static final TextGrid CELLAR = TextGrid.ofRows(
            "###################",
            "#.......#.........#",
            "#.......#.........#",
            "#.................#",
            "#.......#.........#",
            "#.......####.######",
            "###.#####.........#",
            "#.................#",
            "#.......#.........#",
            "#..T....#.........#",
            "###################");

    private static final int NO_HEAT = Integer.MIN_VALUE;

    private PathPictures() {}

    static List<PagePicture> all() {
        return ImmutableList.of(
                PagePicture.still("path-eight-way", PathPictures::eightWay),
                PagePicture.still("path-four-way", PathPictures::fourWay),
                PagePicture.still("distance-field", PathPictures::distanceField),
                PagePicture.still("flee-field", PathPictures::fleeField));
    }

    private static Picture eightWay() {
        return four(Movement.EIGHT_WAY_NO_CORNER_CUTTING, Algorithm.JUMP_POINTS);
    }

    private static Picture fourWay() {
        return four(Movement.FOUR_WAY, Algorithm.TWO_STACKS);
    }

    /** The fastest one and those that can do without open cells. */
    private static Picture four(Movement movement, Algorithm fastest) {
        return Picture.stacked(
                Picture.beside(search(movement, fastest), search(movement, Algorithm.ASTAR)),
                Picture.beside(search(movement, Algorithm.EXACT), search(movement, Algorithm.DIJKSTRA)));
    }

    private static Picture search(Movement movement, Algorithm algorithm) {
        WalkMap map = WalkMap.of(open(CAVE), movement);
        Point start = CAVE.cells('@').firstSet().orElseThrow();
        Point goal = CAVE.cells('x').firstSet().orElseThrow();
        Pathfinder pathfinder = new Pathfinder();
        Path path = pathfinder
                .find(PathRequest.from(start).to(goal).on(map).using(algorithm))
                .bestPath()
                .orElseThrow();
        BitGrid expanded = pathfinder.expandedCells();
        return MapPicture.of(CAVE, Palette.dungeon())
                .with(Overlay.tint(expanded, Colours.SKY_BLUE, 60))
                .with(Overlay.path(path.cells(), Colours.YELLOW))
                .with(Overlay.mark(start, "@", Colours.TEXT))
                .with(Overlay.mark(goal, "x", Colours.TEXT))
                .titled(algorithm.name())
                .captioned(expanded.count() + " cells expanded, " + path.steps() + " steps");
    }

    private static Picture distanceField() {
        BitGrid open = open(CELLAR);
        DistanceField field = new DistanceField();
        field.compute(toThreat(open));
        return heat("How far each cell is from T", cell -> field.distance(cell));
    }

    private static Picture fleeField() {
        BitGrid open = open(CELLAR);
        FleeField field = FleeField.create();
        field.compute(toThreat(open));
        return heat("How bad each cell is with T about: one runs to lower values", field::value);
    }

    private static FieldRequest toThreat(BitGrid open) {
        return FieldRequest.on(FieldGround.open(open, Movement.FOUR_WAY)).to(threat());
    }

    private static Picture heat(String title, ToDoubleFunction<Point> values) {
        IntGrid numbers = IntGrid.of(CELLAR.width(), CELLAR.height());
        for (Point cell : numbers.bounds().points()) {
            double value = values.applyAsDouble(cell);
            numbers.set(cell, value == DistanceField.UNREACHABLE ? NO_HEAT : (int) Math.rint(value));
        }
        HeatMap heat = HeatMap.of(numbers).without(NO_HEAT).numbered();
        return Picture.stacked(
                MapPicture.of(CELLAR, Palette.dungeon())
                        .withCells(new CellSize(24, 24))
                        .with(heat)
                        .with(Overlay.mark(threat(), "T", 0x000000))
                        .titled(title),
                heat.legend());
    }

    private static Point threat() {
        return CELLAR.cells('T').firstSet().orElseThrow();
    }

    private static BitGrid open(TextGrid map) {
        BitGrid open = map.cells('#');
        open.not();
        return open;
    }
}
