package io.github.undercroft.game.state;

import io.github.undercroft.geometry.Point;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The entities that came onto cells in this step, in order. Cells are row-major indices, not points: a reference from
 * this old array to a new point costs more than everything else about noting an arrival.
 */
public final class Arrivals {

    private EntityState[] who = new EntityState[8];
    private int[] cells = new int[8];
    private int[] levels = new int[8];
    /** Where they were on the same level; -1 if they come from elsewhere. */
    private int[] befores = new int[8];

    private int size;

    public int size() {
        return size;
    }

    public EntityState who(int index) {
        return who[index];
    }

    public int cell(int index) {
        return cells[index];
    }

    public int level(int index) {
        return levels[index];
    }

    /** The cell before on the same level; -1 if there is none. */
    public int before(int index) {
        return befores[index];
    }

    public void add(EntityState entity, Level level, Point cell, @Nullable Point before) {
        if (size == cells.length) {
            who = Arrays.copyOf(who, size * 2);
            cells = Arrays.copyOf(cells, size * 2);
            levels = Arrays.copyOf(levels, size * 2);
            befores = Arrays.copyOf(befores, size * 2);
        }
        who[size] = entity;
        cells[size] = level.index(cell);
        levels[size] = level.level();
        befores[size] = before == null ? -1 : level.index(before);
        size++;
    }

    /** Removes all but the first entries. The array keeps its old references until they are overwritten. */
    public void cut(int length) {
        size = length;
    }
}
