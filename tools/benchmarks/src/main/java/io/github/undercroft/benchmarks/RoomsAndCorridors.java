package io.github.undercroft.benchmarks;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A level like those of games: rooms of 4 to 12 by 3 to 7 cells with walls between them, each joined by a corridor with
 * one bend to the nearest earlier one, and each third one also to the next nearest. About one cell in three is open.
 */
final class RoomsAndCorridors {

    private static final int CELLS_FOR_A_TRY = 60;

    private final BitGrid open;
    private final RandomSource source = RandomSource.of(7);
    private final List<Rect> rooms = new ArrayList<>();

    private RoomsAndCorridors(int width, int height) {
        open = BitGrid.of(width, height);
    }

    static BitGrid make(int width, int height) {
        RoomsAndCorridors level = new RoomsAndCorridors(width, height);
        for (int i = 0; i < width * height / CELLS_FOR_A_TRY; i++) {
            level.tryRoom();
        }
        return level.open;
    }

    private void tryRoom() {
        int width = 4 + source.nextInt(9);
        int height = 3 + source.nextInt(5);
        int left = 1 + source.nextInt(open.width() - width - 2);
        int top = 1 + source.nextInt(open.height() - height - 2);
        Rect room = new Rect(left, top, width, height);
        Rect withWalls = new Rect(left - 1, top - 1, width + 2, height + 2);
        if (rooms.stream().anyMatch(withWalls::intersects)) {
            return;
        }
        List<Rect> nearest = rooms.stream()
                .sorted(Comparator.comparingInt(other -> distance(other.centre(), room.centre())))
                .limit(rooms.size() % 3 == 0 ? 2 : 1)
                .toList();
        for (int y = top; y < top + height; y++) {
            open.setRange(y, left, left + width);
        }
        nearest.forEach(other -> dig(room.centre(), other.centre()));
        rooms.add(room);
    }

    private void dig(Point from, Point to) {
        open.setRange(from.y(), Math.min(from.x(), to.x()), Math.max(from.x(), to.x()) + 1);
        for (int y = Math.min(from.y(), to.y()); y <= Math.max(from.y(), to.y()); y++) {
            open.set(to.x(), y);
        }
    }

    private static int distance(Point one, Point other) {
        return Math.abs(one.x() - other.x()) + Math.abs(one.y() - other.y());
    }
}
