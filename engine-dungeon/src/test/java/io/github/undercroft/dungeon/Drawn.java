package io.github.undercroft.dungeon;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.dungeon.cave.ScatterLevels;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Drafts drawn in text: digits are cells of rooms, small letters cells of corridors, all else is a glyph of a kind. */
public final class Drawn {

    private Drawn() {}

    public static LevelDraft draft(String... rows) {
        return draft(Trace.NONE, rows);
    }

    public static LevelDraft draft(Trace trace, String... rows) {
        LevelDraft draft = new LevelDraft(rows[0].length(), rows.length, trace, new Rejections());
        String names = String.join("", rows).replaceAll("[^0-9a-z]", "");
        int[] distinct = names.chars().sorted().distinct().toArray();
        List<Area> areas = new ArrayList<>();
        for (int name : distinct) {
            AreaKind kind = Character.isDigit(name) ? AreaKind.ROOM : AreaKind.CORRIDOR;
            areas.add(draft.addArea(kind, bounds(name, rows), false));
        }
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length(); x++) {
                int area = Arrays.binarySearch(distinct, rows[y].charAt(x));
                draft.set(x, y, area >= 0 ? CellKind.FLOOR : kind(rows[y].charAt(x)));
                if (area >= 0) {
                    draft.claim(areas.get(area), y, x, x + 1);
                }
            }
        }
        return draft;
    }

    private static CellKind kind(char glyph) {
        return Arrays.stream(CellKind.values())
                .filter(kind -> kind.glyph() == glyph)
                .findFirst()
                .orElseThrow();
    }

    /** A grid on which chance decides about each cell, row by row. */
    public static BitGrid scattered(int width, int height, BooleanSupplier chance) {
        BitGrid cells = BitGrid.of(width, height);
        for (Point cell : cells.bounds().points()) {
            if (chance.getAsBoolean()) {
                cells.set(cell);
            }
        }
        return cells;
    }

    private static Rect bounds(int name, String... rows) {
        int left = Integer.MAX_VALUE;
        int right = 0;
        int top = Integer.MAX_VALUE;
        int bottom = 0;
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length(); x++) {
                if (rows[y].charAt(x) == name) {
                    left = Math.min(left, x);
                    right = Math.max(right, x);
                    top = Math.min(top, y);
                    bottom = y;
                }
            }
        }
        return new Rect(left, top, right - left + 1, bottom - top + 1);
    }

    /** A draft, by the glyphs of its kinds. */
    public static List<String> rows(LevelDraft draft) {
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < draft.height(); y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < draft.width(); x++) {
                row.append(draft.kindAt(x, y).glyph());
            }
            rows.add(row.toString());
        }
        return rows;
    }

    /** The finished level of a draft. */
    public static LevelPlan plan(LevelDraft draft) {
        return draft.finish(new PlanOrigin(ScatterLevels.of(8, 8), 1, 1, ImmutableMap.of()));
    }
}
