package io.github.undercroft.docs;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.area.AreaShape;
import io.github.undercroft.area.Beam;
import io.github.undercroft.area.Burst;
import io.github.undercroft.area.ConeArea;
import io.github.undercroft.area.Disc;
import io.github.undercroft.area.Spread;
import io.github.undercroft.area.Sweep;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.pictures.Colours;
import io.github.undercroft.pictures.MapPicture;
import io.github.undercroft.pictures.Overlay;
import io.github.undercroft.pictures.Palette;
import io.github.undercroft.pictures.Picture;
import java.util.List;

/** The picture about area shapes: each on the same map. */
final class AreaPictures {

    private static final TextGrid ROOMS = TextGrid.ofRows(
            "#################",
            "#.......#.......#",
            "#.......#.......#",
            "#.....#.........#",
            "#..@......#.....#",
            "#.....#.........#",
            "#.......#.......#",
            "#.......#.......#",
            "#################");
    private static final Point START = ROOMS.cells('@').firstSet().orElseThrow();
    private static final Point TARGET = new Point(8, 4);
    private static final int TINT = 60;

    private AreaPictures() {}

    static List<PagePicture> all() {
        return ImmutableList.of(PagePicture.still("area-shapes", AreaPictures::shapes));
    }

    private static Picture shapes() {
        return Picture.stacked(
                Picture.beside(
                        draw("Disc.of(3)", Disc.of(3)),
                        draw("Burst.of(3)", Burst.of(3)),
                        draw("Spread.of(4)", Spread.of(4))),
                Picture.beside(
                        draw("ConeArea.of(7, 7)", ConeArea.of(7, 7)),
                        draw("new Beam(9)", new Beam(9)),
                        draw("Sweep.ARC", Sweep.ARC)),
                Picture.text("From @ toward the cell x"));
    }

    private static Picture draw(String name, AreaShape shape) {
        BitGrid covered = BitGrid.of(ROOMS.width(), ROOMS.height());
        shape.cells(SightComparison.open(ROOMS), START, TARGET).forEach(covered::set);
        return MapPicture.of(ROOMS, Palette.dungeon())
                .with(Overlay.tint(covered, Colours.VERMILION, TINT))
                .with(Overlay.mark(START, "@", Colours.TEXT))
                .with(Overlay.mark(TARGET, "x", Colours.YELLOW))
                .titled(name);
    }
}
