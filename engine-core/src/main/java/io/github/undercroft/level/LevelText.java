package io.github.undercroft.level;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Board;
import io.github.undercroft.Entity;
import io.github.undercroft.Look;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.random.RandomSource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Levels drawn as text: read by a legend, and drawn by it. Entities come into being in reading order, row by row. Somebody that fills
 * {@linkplain io.github.undercroft.Body several cells} has its letter on each of them.
 */
public final class LevelText implements LevelSource {

    private static final int UNKNOWN = '?';

    private final LevelContent content;

    private LevelText(LevelContent content) {
        this.content = content;
    }

    /**
     * The level that the text shows by that legend.
     *
     * @throws IllegalArgumentException if rows differ in length or a glyph is unknown; the message says where
     */
    public static LevelText of(String text, Legend legend) {
        return of(TextGrid.parse(text), legend);
    }

    /**
     * The level that the map shows by that legend.
     *
     * @throws IllegalArgumentException if a glyph is unknown; the message says where
     */
    public static LevelText of(TextGrid map, Legend legend) {
        Grid<Legend.Meaning> meanings = map.toGrid(legend.glyphs());
        ImmutableList.Builder<LevelContent.Placement> placements = ImmutableList.builder();
        Set<Point> taken = new LinkedHashSet<>();
        for (int y = 0; y < map.height(); y++) {
            for (int x = 0; x < map.width(); x++) {
                Point at = new Point(x, y);
                Blueprint what = meanings.get(at).blueprint().orElse(null);
                if (what != null && !taken.contains(at)) {
                    taken.addAll(cells(map, what, at, taken));
                    placements.add(new LevelContent.Placement(what, at));
                }
            }
        }
        return new LevelText(new LevelContent(meanings.map(Legend.Meaning::terrain), placements.build()));
    }

    /** The cells of somebody whose first letter is there; each has to have it. */
    private static List<Point> cells(TextGrid map, Blueprint what, Point at, Set<Point> taken) {
        List<Point> cells = what.footprint().cells(at);
        for (Point cell : cells) {
            boolean isOn = cell.x() < map.width() && cell.y() < map.height();
            if (!isOn || taken.contains(cell) || map.glyphAt(cell) != map.glyphAt(at)) {
                throw new IllegalArgumentException(
                        "\"" + what.name() + "\" fills " + what.footprint().width() + " x "
                                + what.footprint().height() + " cells and begins at " + at + " by \""
                                + new StringBuilder().appendCodePoint(map.glyphAt(at))
                                + "\"; write that letter on all of them, also at "
                                + cell);
            }
        }
        return cells;
    }

    /**
     * The level as it is, drawn by a legend, rows joined by line feeds. Each cell shows the entity that fills it, else the
     * first thing that lies there, else the terrain; {@code ?} if the legend has no glyph and the entity no {@link Look}.
     */
    public static String draw(Board board, Legend legend) {
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < board.height(); y++) {
            text.append(y == 0 ? "" : "\n");
            for (int x = 0; x < board.width(); x++) {
                text.appendCodePoint(glyph(board, legend, new Point(x, y)));
            }
        }
        return text.toString();
    }

    private static int glyph(Board board, Legend legend, Point cell) {
        List<Entity> there = board.entitiesAt(cell);
        if (there.isEmpty()) {
            return legend.glyph(board.terrainAt(cell).appearance()).orElse(UNKNOWN);
        }
        Entity first = there.get(0);
        return legend.glyph(first.name())
                .orElseGet(() -> first.get(Look.class).map(Look::codePoint).orElse(UNKNOWN));
    }

    @Override
    public LevelContent content(RandomSource random) {
        return content;
    }

    @Override
    public Optional<LevelContent> fixedContent() {
        return Optional.of(content);
    }
}
