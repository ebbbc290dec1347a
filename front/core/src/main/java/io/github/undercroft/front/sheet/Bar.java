package io.github.undercroft.front.sheet;

import io.github.undercroft.combat.Health;

/** Health as a bar: how much of it is full tells how much is left, and so does its colour. */
public final class Bar {

    /** In columns. */
    public static final int WIDTH = 12;

    private static final int GOOD = 0x40B040;
    private static final int HALF = 0xD0B030;
    private static final int LOW = 0xF04040;
    private static final int EMPTY = 0x505050;

    private Bar() {}

    /** Less than a third is left. */
    public static boolean isLow(Health health) {
        return 3 * health.hitPoints() < health.max();
    }

    /** How much of a length is full; something as long as anything is left. */
    static int full(Health health, int length) {
        int full = (int) ((long) length * Math.max(0, health.hitPoints()) / health.max());
        return full == 0 && health.hitPoints() > 0 ? 1 : full;
    }

    static int colour(Health health) {
        return isLow(health) ? LOW : 3 * health.hitPoints() < 2 * health.max() ? HALF : GOOD;
    }

    /** Draws a bar from a place on. */
    public static void draw(Health health, Sheet sheet, int column, int row) {
        int inner = WIDTH - 2;
        int full = full(health, inner);
        int colour = colour(health);
        sheet.write(column, row, "[", Paint.PLAIN);
        for (int i = 0; i < inner; i++) {
            sheet.put(column + 1 + i, row, i < full ? '=' : '-', i < full ? colour : EMPTY, Paint.PLAIN);
        }
        sheet.write(column + WIDTH - 1, row, "]", Paint.PLAIN);
    }
}
