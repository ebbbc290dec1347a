package io.github.undercroft.docs;

import io.github.undercroft.fov.FieldOfView;
import io.github.undercroft.fov.FieldsOfView;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.fov.SightMap;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.pictures.Colours;
import io.github.undercroft.pictures.LegendEntry;
import io.github.undercroft.pictures.MapPicture;
import io.github.undercroft.pictures.Picture;
import io.github.undercroft.pictures.Tile;
import java.util.Arrays;

/**
 * The fields of view side by side on one map, seen from its {@code @}. They show too which cells see or are seen one way only.
 */
record SightComparison(TextGrid map) {

    private enum Sighting {
        HERO("@", 0xFFFFFF, 0x5C4A26, "you"),
        SEEN("·", 0xD2AE69, 0x5C4A26, "seen"),
        UNAWARE("!", 0x14161B, 0xF0E442, "seen, does not see you"),
        WATCHER("?", 0xFFFFFF, Colours.BLUE, "sees you, is not seen"),
        UNSEEN(" ", 0x1C1F26, 0x1C1F26, "unseen"),
        SEEN_WALL("#", 0xD9BE86, 0x8F7440, "wall seen"),
        UNSEEN_WALL("#", 0x454D5B, 0x323844, "wall unseen");

        private final String glyph;
        private final int ink;
        private final int paper;
        private final String meaning;

        Sighting(String glyph, int ink, int paper, String meaning) {
            this.glyph = glyph;
            this.ink = ink;
            this.paper = paper;
            this.meaning = meaning;
        }

        private Tile tile() {
            return new Tile(glyph, ink, paper);
        }

        private static Picture legend(Sighting... entries) {
            return Picture.legend(Arrays.stream(entries)
                    .map(it -> new LegendEntry(it.tile(), it.meaning))
                    .toArray(LegendEntry[]::new));
        }
    }

    /** The three ready-made ones. */
    static Picture of(TextGrid map) {
        SightComparison on = new SightComparison(map);
        return Picture.stacked(
                Picture.beside(
                        on.draw("symmetric", FieldsOfView.symmetric()),
                        on.draw("permissive", FieldsOfView.permissive())),
                on.draw("recursive", FieldsOfView.recursive()),
                Picture.stacked(
                        Sighting.legend(
                                Sighting.HERO,
                                Sighting.SEEN,
                                Sighting.UNSEEN,
                                Sighting.SEEN_WALL,
                                Sighting.UNSEEN_WALL),
                        Sighting.legend(Sighting.UNAWARE, Sighting.WATCHER)));
    }

    /** The cells of a map that one can see through: all but {@code #} and {@code +}. */
    static BitGrid open(TextGrid map) {
        BitGrid open = map.cells('#');
        open.or(map.cells('+'));
        open.not();
        return open;
    }

    private Picture draw(String name, FieldOfView fov) {
        BitGrid open = open(map);
        SightMap sight = SightMap.of(open);
        Point hero = map.cells('@').firstSet().orElseThrow();
        BitGrid seen = BitGrid.copyOf(fov.compute(sight, hero, Reach.unlimited()));
        Grid<Sighting> sightings = Grid.of(map.width(), map.height(), cell -> {
            if (cell.equals(hero)) {
                return Sighting.HERO;
            }
            if (!open.get(cell)) {
                return seen.get(cell) ? Sighting.SEEN_WALL : Sighting.UNSEEN_WALL;
            }
            boolean seesBack = fov.compute(sight, cell, Reach.unlimited()).get(hero);
            if (seen.get(cell)) {
                return seesBack ? Sighting.SEEN : Sighting.UNAWARE;
            }
            return seesBack ? Sighting.WATCHER : Sighting.UNSEEN;
        });
        return MapPicture.of(sightings, Sighting::tile).titled(name).captioned(summary(sightings));
    }

    private static String summary(Grid<Sighting> sightings) {
        int unaware = count(sightings, Sighting.UNAWARE);
        int watchers = count(sightings, Sighting.WATCHER);
        int seen = count(sightings, Sighting.SEEN) + unaware;
        int open = seen + watchers + count(sightings, Sighting.UNSEEN);
        return seen + " of " + open + " open cells seen, " + (unaware + watchers) + " one way only";
    }

    private static int count(Grid<Sighting> sightings, Sighting counted) {
        return (int) sightings.values().stream().filter(counted::equals).count();
    }
}
