package io.github.undercroft.dungeon.text;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.Regions;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.grid.TextLegend;
import java.util.Objects;
import java.util.Optional;

/**
 * A table of glyphs and kinds of cells, for reading and for drawing levels. No glyph has two meanings, and no kind is drawn
 * in two ways. Immutable.
 *
 * <pre>{@code
 * PlanLegend mine = PlanLegend.none().with('X', CellKind.ROCK).with('.', CellKind.FLOOR);
 * }</pre>
 *
 * <p>A glyph is a Unicode code point.
 */
public final class PlanLegend {

    /** Each kind by its own glyph. */
    public static final PlanLegend STANDARD = standard();

    /**
     * The legend of Thieflike: {@code #} wall, {@code .} floor, {@code +} closed door, {@code -} open door, {@code ~} acid,
     * {@code >} stairs down, {@code <} stairs up, and a blank where nothing is drawn.
     *
     * <p>In the original, reading and drawing mixed up {@code <} and {@code >}, and blanks outside of the walls could be
     * walked on.
     */
    public static final PlanLegend THIEFLIKE = none().with('#', CellKind.ROCK)
            .with('.', CellKind.FLOOR)
            .with('+', CellKind.DOOR)
            .with('-', CellKind.OPEN_DOOR)
            .with('~', CellKind.ACID)
            .with('>', CellKind.STAIRS_DOWN)
            .with('<', CellKind.STAIRS_UP)
            .withBlank(' ');

    private final TextLegend<CellKind> read;
    private final ImmutableMap<CellKind, Integer> drawn;
    private final Optional<Integer> blank;

    private PlanLegend(TextLegend<CellKind> read, ImmutableMap<CellKind, Integer> drawn, Optional<Integer> blank) {
        this.read = read;
        this.drawn = drawn;
        this.blank = blank;
    }

    private static PlanLegend standard() {
        PlanLegend all = none();
        for (CellKind kind : CellKind.values()) {
            all = all.with(kind.glyph(), kind);
        }
        return all;
    }

    /** @return a table without glyphs */
    public static PlanLegend none() {
        return new PlanLegend(TextLegend.none(), ImmutableMap.of(), Optional.empty());
    }

    /**
     * Adds a glyph that is read as a kind, and by which that kind is drawn.
     *
     * @throws IllegalArgumentException if the glyph is read as something already, or the kind has a glyph
     */
    public PlanLegend with(int glyph, CellKind kind) {
        Objects.requireNonNull(kind, "kind");
        Optional<Integer> other = glyph(kind);
        if (other.isPresent()) {
            throw new IllegalArgumentException(
                    kind + " is drawn as '" + String.valueOf(Character.toChars(other.get())) + "' already");
        }
        ImmutableMap<CellKind, Integer> more = ImmutableMap.<CellKind, Integer>builder()
                .putAll(drawn)
                .put(kind, glyph)
                .buildOrThrow();
        return new PlanLegend(read.with(glyph, kind), more, blank);
    }

    /**
     * Adds a glyph for blank cells: floor within walls, and rock outside, where straight steps over blank cells lead to the
     * edge of the map. It is never drawn.
     *
     * @throws IllegalArgumentException if the glyph is read as something already, or there is such a glyph
     */
    public PlanLegend withBlank(int glyph) {
        if (blank.isPresent()) {
            throw new IllegalArgumentException("'" + String.valueOf(Character.toChars(blank.get()))
                    + "' is the glyph where nothing is drawn already; it cannot be '"
                    + String.valueOf(Character.toChars(glyph))
                    + "', too");
        }
        return new PlanLegend(read.with(glyph, CellKind.FLOOR), drawn, Optional.of(glyph));
    }

    /** @return the glyph by which a kind is drawn, if it has one */
    public Optional<Integer> glyph(CellKind kind) {
        return Optional.ofNullable(drawn.get(kind));
    }

    /** Returns the kinds of the cells of a map; an unknown glyph is refused with its row and column. */
    Grid<CellKind> kinds(TextGrid map) {
        Grid<CellKind> kinds = map.toGrid(read);
        if (blank.isEmpty()) {
            return kinds;
        }
        BitGridView outside = reachingTheEdge(map.cells(blank.get()));
        return Grid.of(map.width(), map.height(), cell -> outside.get(cell) ? CellKind.ROCK : kinds.get(cell));
    }

    private static BitGridView reachingTheEdge(BitGrid cells) {
        Regions regions = FloodFill.of(Movement.FOUR_WAY).regions(cells);
        boolean[] reaches = new boolean[regions.count()];
        BitGrid reaching = BitGrid.of(cells.width(), cells.height());
        cells.forEach((x, y) -> {
            if (x == 0 || y == 0 || x == cells.width() - 1 || y == cells.height() - 1) {
                reaches[regions.labels().get(x, y)] = true;
            }
        });
        cells.forEach((x, y) -> {
            if (reaches[regions.labels().get(x, y)]) {
                reaching.set(x, y);
            }
        });
        return reaching;
    }

    /** @return all glyphs that are read, in the order in which they were named */
    @Override
    public String toString() {
        return read.toString();
    }
}
