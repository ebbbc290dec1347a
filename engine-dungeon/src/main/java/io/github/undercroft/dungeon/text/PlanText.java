package io.github.undercroft.dungeon.text;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.random.RandomSource;
import java.util.List;

/**
 * A level drawn in text. It is also a generator that makes this level from every seed, so steps may follow it. Immutable,
 * equal by its cells.
 *
 * <pre>{@code
 * LevelPlan plan = PlanText.parse("#######\n#<...>#\n#######");
 * String again = PlanText.render(plan);
 * LevelGenerator locked = PlanText.of(PlanText.render(plan), PlanLegend.THIEFLIKE).then(AddLocks.upTo(2));
 * }</pre>
 *
 * <p>Lines end with {@code \n} or {@code \r\n}; one after the last row is ignored. All rows are equally long; {@code
 * TextGrid.padded(text, glyph)} fills up shorter rows. It gives only those guarantees that hold in the drawing, so a hut
 * with an open border can be drawn, too.
 *
 * <p>Its areas are guessed: cells in a square of 2 x 2 passable cells make rooms, and other cells make corridors, as far as
 * straight steps lead without a door. A door belongs to no area, unless it is beside another door. Rooms come before
 * corridors, each in reading order. O(cells).
 */
public final class PlanText implements LevelGenerator {

    private final Grid<CellKind> kinds;
    private final DrawCells step;

    private PlanText(Grid<CellKind> kinds) {
        this.kinds = kinds;
        step = DrawCells.of(kinds);
    }

    /**
     * The level of that drawing, by the glyphs of the kinds.
     *
     * @throws IllegalArgumentException if rows differ in length or a glyph is unknown; the message says where
     */
    public static PlanText of(String text) {
        return of(text, PlanLegend.STANDARD);
    }

    /**
     * The level of that drawing.
     *
     * @throws IllegalArgumentException if rows differ in length or a glyph is unknown; the message says where
     */
    public static PlanText of(String text, PlanLegend glyphs) {
        return of(TextGrid.parse(text), glyphs);
    }

    /**
     * The level of that drawing, whose rows may have been filled up.
     *
     * @throws IllegalArgumentException if a glyph is unknown; the message says where
     */
    public static PlanText of(TextGrid map, PlanLegend glyphs) {
        return new PlanText(glyphs.kinds(map));
    }

    /**
     * The plan that is drawn by the glyphs of the kinds.
     *
     * @throws IllegalArgumentException if rows differ in length or a glyph is unknown; the message says where
     */
    public static LevelPlan parse(String text) {
        return of(text).plan();
    }

    /** @return the cells of a plan, by the glyphs of the kinds; lines separated by {@code \n} */
    public static String render(LevelPlan plan) {
        return render(plan, PlanLegend.STANDARD);
    }

    /**
     * The cells of a plan, lines separated by {@code \n}.
     *
     * @throws IllegalArgumentException if there is no glyph for a kind of cell that is in the plan
     */
    public static String render(LevelPlan plan, PlanLegend glyphs) {
        Grid<CellKind> kinds = Grid.of(plan.width(), plan.height(), cell -> plan.kindAt(cell.x(), cell.y()));
        return TextGrid.render(
                kinds,
                kind -> glyphs.glyph(kind)
                        .orElseThrow(() -> new IllegalArgumentException("The table has no glyph for " + kind
                                + ", which is first at " + plan.places(kind).get(0)
                                + "; add one with with(glyph, CellKind."
                                + kind + ")")));
    }

    /** @return the plan; the same for every seed */
    public LevelPlan plan() {
        return generate(RandomSource.of(0));
    }

    @Override
    public int width() {
        return kinds.width();
    }

    @Override
    public int height() {
        return kinds.height();
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.of(step);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PlanText that && kinds.equals(that.kinds);
    }

    @Override
    public int hashCode() {
        return kinds.hashCode();
    }

    /** @return the drawing, by the glyphs of the kinds */
    @Override
    public String toString() {
        return TextGrid.render(kinds, CellKind::glyph);
    }
}
