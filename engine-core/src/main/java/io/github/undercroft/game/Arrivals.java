package io.github.undercroft.game;

import io.github.undercroft.geometry.Point;
import java.util.Arrays;

/**
 * Who came onto which cell in this step, in the order in which they came. Cells are row-major indices and not points: a
 * reference from this old array to a new point costs more than all the rest of noting an arrival.
 */
final class Arrivals {

    private EntityState[] who = new EntityState[8];
    private int[] cells = new int[8];
    private int[] levels = new int[8];
    private int size;

    int size() {
        return size;
    }

    EntityState who(int index) {
        return who[index];
    }

    int cell(int index) {
        return cells[index];
    }

    int level(int index) {
        return levels[index];
    }

    void add(EntityState entity, Level level, Point cell) {
        if (size == cells.length) {
            who = Arrays.copyOf(who, size * 2);
            cells = Arrays.copyOf(cells, size * 2);
            levels = Arrays.copyOf(levels, size * 2);
        }
        who[size] = entity;
        cells[size] = level.index(cell);
        levels[size] = level.level();
        size++;
    }

    /** Forgets all but the first ones. Who came stays in the array until somebody else does, alive or dead. */
    void cut(int length) {
        size = length;
    }
}
