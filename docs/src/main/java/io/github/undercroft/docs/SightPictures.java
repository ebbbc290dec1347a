package io.github.undercroft.docs;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.fov.Eyes;
import io.github.undercroft.fov.FieldsOfView;
import io.github.undercroft.fov.LightMap;
import io.github.undercroft.fov.LightSource;
import io.github.undercroft.fov.NoiseMap;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.fov.SightInLight;
import io.github.undercroft.fov.VisibleCells;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.pictures.CellSize;
import io.github.undercroft.pictures.Colours;
import io.github.undercroft.pictures.HeatMap;
import io.github.undercroft.pictures.MapPicture;
import io.github.undercroft.pictures.Overlay;
import io.github.undercroft.pictures.Palette;
import io.github.undercroft.pictures.Picture;
import java.util.List;

/** The pictures about sight, light and noise. */
final class SightPictures {

    private static final TextGrid PILLARS = TextGrid.ofRows(
            "#########################",
            "#.......................#",
            "#.......................#",
            "#...#....#.....#....#...#",
            "#.......................#",
            "#.......................#",
            "#.....#....@......##....#",
            "#.................##....#",
            "#.......................#",
            "#...#....#.....#....#...#",
            "#.......................#",
            "#.......................#",
            "#########################");

    private static final TextGrid DUNGEON = TextGrid.ofRows(
            "#########################",
            "#.......#######.........#",
            "#.......#######.........#",
            "#.......................#",
            "#..@....#######....#....#",
            "#.......#######.........#",
            "#.......#######.........#",
            "###.###############.#####",
            "###.###############.#####",
            "#......######...........#",
            "#.......................#",
            "#......######...........#",
            "#########################");

    private static final TextGrid HALL = TextGrid.ofRows(
            "###############################",
            "#.............................#",
            "#..#....#.............#....#..#",
            "#.............................#",
            "#.............................#",
            "#..#....#......@......#....#..#",
            "#.............................#",
            "###############.###############",
            "###############.###############",
            "###############.......#########",
            "#####################.#########");

    private static final TextGrid CELLAR = TextGrid.ofRows(
            "####################",
            "#......#.....#.....#",
            "#......#.....#.....#",
            "#.....@+.....#.....#",
            "#......#.....#.....#",
            "###.#######.#####.##",
            "###...............##",
            "####################");

    private static final int FULL_LIGHT = 100;

    private SightPictures() {}

    static List<PagePicture> all() {
        return ImmutableList.of(
                PagePicture.still("sight-pillars", () -> SightComparison.of(PILLARS)),
                PagePicture.still("sight-dungeon", () -> SightComparison.of(DUNGEON)),
                PagePicture.still("light", SightPictures::light),
                PagePicture.still("noise", SightPictures::noise));
    }

    private static Picture light() {
        List<LightSource> torches =
                List.of(torch(new Point(5, 3), 7), torch(new Point(26, 4), 5), torch(new Point(18, 9), 4));
        BitGrid open = SightComparison.open(HALL);
        LightMap light = new LightMap(FieldsOfView.symmetric());
        light.compute(open, torches);
        MapPicture lit = MapPicture.of(HALL, Palette.dungeon()).with(Overlay.light(light, FULL_LIGHT));
        for (LightSource torch : torches) {
            lit = lit.with(Overlay.mark(torch.at(), "*", Colours.YELLOW));
        }
        Point hero = HALL.cells('@').firstSet().orElseThrow();
        lit = lit.with(Overlay.mark(hero, "@", Colours.TEXT));
        VisibleCells seen = new SightInLight(FieldsOfView.symmetric())
                .compute(
                        open,
                        light,
                        hero,
                        Eyes.of(Reach.unlimited()).withNightVision(2).withMinLight(15));
        return Picture.stacked(
                lit.titled("Three torches, and @ in the dark"),
                lit.with(Overlay.hideAllBut(seen))
                        .titled("What @ sees: light of 15 in 100, or 2 cells far in the dark"));
    }

    private static LightSource torch(Point at, int radius) {
        return new LightSource(at, Reach.round(radius), FULL_LIGHT);
    }

    private static Picture noise() {
        IntGrid costs = IntGrid.of(CELLAR.width(), CELLAR.height());
        costs.fill(1);
        CELLAR.cells('#').forEach((x, y) -> costs.set(x, y, 10));
        CELLAR.cells('+').forEach((x, y) -> costs.set(x, y, 8));
        NoiseMap noise = new NoiseMap();
        noise.compute(costs, CELLAR.cells('@').firstSet().orElseThrow(), 16);
        HeatMap heat = HeatMap.of(noise).without(NoiseMap.SILENT).range(0, 16).numbered();
        MapPicture map = MapPicture.of(CELLAR, Palette.dungeon()).withCells(new CellSize(24, 24));
        return Picture.stacked(
                map.titled("A noise at @, beside a closed door"),
                map.with(heat).titled("How far it goes: an open cell costs 1, the door 8, a wall 10"),
                heat.legend());
    }
}
