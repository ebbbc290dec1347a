package io.github.undercroft.rules;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.model.LevelContent;
import io.github.undercroft.model.LevelSource;
import io.github.undercroft.random.RandomSource;

/** A level drawn as text. Entities come into being in reading order, row by row. */
public final class LevelText implements LevelSource {

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
        for (int y = 0; y < map.height(); y++) {
            for (int x = 0; x < map.width(); x++) {
                Point at = new Point(x, y);
                meanings.get(at).blueprint().ifPresent(what -> placements.add(new LevelContent.Placement(what, at)));
            }
        }
        return new LevelText(new LevelContent(meanings.map(Legend.Meaning::terrain), placements.build()));
    }

    @Override
    public LevelContent content(RandomSource random) {
        return content;
    }
}
