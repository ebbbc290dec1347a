package io.github.undercroft.dungeon.maze;

import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayDeque;
import java.util.Deque;

/** Divides a maze without walls by walls with one gap each, until only single ways are left. Counts in nodes. */
final class FieldDivision {

    private static final int EAST = 1;
    private static final int SOUTH = 2;

    private final MazeGrid maze;
    private final RandomSource random;
    private final Deque<Rect> fields = new ArrayDeque<>();

    FieldDivision(MazeGrid maze, RandomSource random) {
        this.maze = maze;
        this.random = random;
    }

    void divide() {
        maze.digAll();
        fields.addLast(new Rect(0, 0, maze.columns, maze.rows));
        while (!fields.isEmpty()) {
            Rect field = fields.removeLast();
            if (field.width() > 1 && field.height() > 1) {
                boolean isUpright =
                        field.width() == field.height() ? random.nextBoolean() : field.width() > field.height();
                if (isUpright) {
                    divideByColumn(field);
                } else {
                    divideByRow(field);
                }
            }
        }
    }

    private void divideByColumn(Rect field) {
        int west = 1 + random.nextInt(field.width() - 1);
        int gap = random.nextInt(field.height());
        for (int row = 0; row < field.height(); row++) {
            if (row != gap) {
                maze.closeWay((field.y() + row) * maze.columns + field.x() + west - 1, EAST);
            }
        }
        fields.addLast(new Rect(field.x(), field.y(), west, field.height()));
        fields.addLast(new Rect(field.x() + west, field.y(), field.width() - west, field.height()));
    }

    private void divideByRow(Rect field) {
        int north = 1 + random.nextInt(field.height() - 1);
        int gap = random.nextInt(field.width());
        for (int column = 0; column < field.width(); column++) {
            if (column != gap) {
                maze.closeWay((field.y() + north - 1) * maze.columns + field.x() + column, SOUTH);
            }
        }
        fields.addLast(new Rect(field.x(), field.y(), field.width(), north));
        fields.addLast(new Rect(field.x(), field.y() + north, field.width(), field.height() - north));
    }
}
