package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;

/**
 * A table for each rule of movement: the steps that can be taken from a cell, by which of the nine cells (itself and its
 * neighbours) are open. Bit {@code 3 * column + row} of nine is for the cell in that column from the west and that row from
 * the north.
 */
final class NineCells {

    private static final int ALL = 1 << 9;
    private static final int[][] TABLES = tables();

    private NineCells() {}

    /** For each pattern of nine cells a bit for each direction, in their order. Do not change it. */
    static int[] steps(Movement movement) {
        return TABLES[movement.ordinal()];
    }

    private static int[][] tables() {
        int[][] tables = new int[Movement.values().length][ALL];
        int[] bits = Direction.all().stream()
                .mapToInt(direction -> 3 * (direction.dx() + 1) + direction.dy() + 1)
                .toArray();
        for (int nine = 0; nine < ALL; nine++) {
            int around = 0;
            for (int direction = 0; direction < bits.length; direction++) {
                around |= (nine >> bits[direction] & 1) << direction;
            }
            for (Movement movement : Movement.values()) {
                tables[movement.ordinal()][nine] = legal(around, movement);
            }
        }
        return tables;
    }

    /** The directions that lead to open cells, without those that the rule does not allow. */
    private static int legal(int around, Movement movement) {
        return switch (movement) {
            case FOUR_WAY -> around & 0x55;
            case EIGHT_WAY -> around;
            case EIGHT_WAY_NO_CORNER_CUTTING -> {
                // Beside each diagonal, bits 1, 3, 5 and 7, are the bits before and after it; 8 stands for bit 0.
                int round = around | around << 8;
                yield around & (0x55 | (around << 1 & round >> 1));
            }
        };
    }
}
