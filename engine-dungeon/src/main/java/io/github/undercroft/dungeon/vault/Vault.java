package io.github.undercroft.dungeon.vault;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.grid.TextLegend;
import io.github.undercroft.random.WeightedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A vault (also called a prefab): a place drawn by hand, with walls all around and entrances in them.
 *
 * <pre>{@code
 * Vault treasury = Vault.of("treasury", """
 *         #######
 *         #$$#..#
 *         #$$+..E
 *         #######""", Vault.LEGEND.with('$', VaultCell.of(CellKind.FLOOR).with("gold", 50)));
 * LevelGenerator levels = FeatureLevels.of(80, 40).then(AddVaults.of(treasury.betweenDepths(3, 9)));
 * }</pre>
 *
 * <p>An entrance is at the edge of the drawing or beside a cell outside of the vault, with passable floor behind it and
 * walls on both sides. Inside, all passable cells are connected by straight steps, even with all entrances shut; around each
 * of them are cells of the vault only, corners included; doors stand in doorways; there are no stairs. Rows that end early
 * are filled up with blanks, a million at most.
 *
 * @param name its name in messages and in the plan
 * @param cells the drawing
 * @param weight how likely it is chosen compared with others, 1 to a million
 * @param minDepth the minimum depth, 0 to a million
 * @param maxDepth the maximum depth, included
 */
public record Vault(String name, Grid<VaultCell> cells, int weight, int minDepth, int maxDepth) {

    /**
     * The glyphs of the kinds of cells, but for stairs; {@code E} for an entrance with a door, a blank for cells outside.
     * Add your own glyphs for the contents of a vault.
     */
    public static final TextLegend<VaultCell> LEGEND = legend();

    /** Refuses a drawing that no level could use, with the row and the column, counted from 1. */
    public Vault {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(cells, "cells");
        if (name.isBlank()) {
            throw new IllegalArgumentException("A vault needs a name, such as \"treasury\"; this one is blank");
        }
        if (weight < 1 || weight > WeightedTable.HEAVIEST) {
            throw new IllegalArgumentException("The vault \"" + name + "\" can't weigh " + weight
                    + "; give it a weight from 1 to " + WeightedTable.HEAVIEST);
        }
        if (minDepth < 0 || maxDepth > WeightedTable.DEEPEST || minDepth > maxDepth) {
            throw new IllegalArgumentException("The vault \"" + name + "\" can't be found at depths from " + minDepth
                    + " to " + maxDepth + "; give depths in rising order from 0 to " + WeightedTable.DEEPEST);
        }
        new VaultCheck(name, cells).check();
    }

    private static TextLegend<VaultCell> legend() {
        TextLegend<VaultCell> legend = TextLegend.none();
        for (CellKind kind : CellKind.values()) {
            if (kind != CellKind.STAIRS_UP && kind != CellKind.STAIRS_DOWN) {
                legend = legend.with(kind.glyph(), VaultCell.of(kind));
            }
        }
        return legend.with('E', VaultCell.entrance(CellKind.DOOR)).with(' ', VaultCell.outside());
    }

    /**
     * A vault of weight 1 for all depths, drawn by {@link #LEGEND}.
     *
     * @throws IllegalArgumentException if a glyph is unknown, no level could take it up, or too much would be filled up; the message
     *     says where and why
     */
    public static Vault of(String name, String text) {
        return of(name, text, LEGEND);
    }

    /**
     * A vault of weight 1 for all depths.
     *
     * @throws IllegalArgumentException if a glyph is unknown, no level could take it up, or too much would be filled up; the message
     *     says where and why
     */
    public static Vault of(String name, String text, TextLegend<VaultCell> legend) {
        return new Vault(name, read(name, text).toGrid(legend), 1, 0, WeightedTable.DEEPEST);
    }

    private static TextGrid read(String name, String text) {
        try {
            return TextGrid.padded(text, ' ');
        } catch (IllegalArgumentException fault) {
            throw new IllegalArgumentException("The vault \"" + name + "\": " + fault.getMessage(), fault);
        }
    }

    /** @return the same with another weight */
    public Vault withWeight(int newWeight) {
        return new Vault(name, cells, newWeight, minDepth, maxDepth);
    }

    /** @return the same for these depths only, both included */
    public Vault betweenDepths(int min, int max) {
        return new Vault(name, cells, weight, min, max);
    }

    /** @return the same for that depth and all below it */
    public Vault fromDepth(int min) {
        return betweenDepths(min, maxDepth);
    }

    /** @return the same, turned like that */
    public Vault turned(VaultTurn turn) {
        return new Vault(name, turn.apply(cells), weight, minDepth, maxDepth);
    }

    /** @return the turns in which it looks different, without those that look like an earlier one */
    public List<VaultTurn> turns() {
        ImmutableList.Builder<VaultTurn> turns = ImmutableList.builder();
        List<Grid<VaultCell>> seen = new ArrayList<>();
        for (VaultTurn turn : VaultTurn.values()) {
            Grid<VaultCell> turned = turn.apply(cells);
            if (!seen.contains(turned)) {
                seen.add(turned);
                turns.add(turn);
            }
        }
        return turns.build();
    }

    /** @return where it can be joined to a level, in reading order */
    public List<VaultEntrance> entrances() {
        return new VaultCheck(name, cells).entrances();
    }

    boolean hasLock() {
        return cells.bounds().points().stream().anyMatch(at -> cells.get(at).kind() == CellKind.LOCKED_DOOR);
    }

    boolean isAt(int depth) {
        return minDepth <= depth && depth <= maxDepth;
    }
}
