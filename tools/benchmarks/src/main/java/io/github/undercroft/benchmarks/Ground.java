package io.github.undercroft.benchmarks;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.random.RandomSource;

/** The kinds of generated maps for measurements. */
enum Ground {
    /** No wall anywhere. */
    OPEN {
        @Override
        BitGrid make(int width, int height) {
            BitGrid open = BitGrid.of(width, height);
            open.setAll();
            return open;
        }
    },
    /** Separate rooms, each joined by a corridor to the nearest earlier one, every third also to the next nearest. */
    ROOMS {
        @Override
        BitGrid make(int width, int height) {
            return RoomsAndCorridors.make(width, height);
        }
    },
    /**
     * Rooms, most of which overlap, each joined to the one before by a corridor with one bend, wherever that is. Of
     * four cells three are open.
     */
    DUNGEON {
        @Override
        BitGrid make(int width, int height) {
            BitGrid open = BitGrid.of(width, height);
            RandomSource source = RandomSource.of(7);
            Point before = new Point(width / 2, height / 2);
            for (int room = 0; room < width * height / 120; room++) {
                int roomWidth = 4 + source.nextInt(9);
                int roomHeight = 3 + source.nextInt(5);
                int x = 1 + source.nextInt(width - roomWidth - 2);
                int y = 1 + source.nextInt(height - roomHeight - 2);
                for (int row = y; row < y + roomHeight; row++) {
                    open.setRange(row, x, x + roomWidth);
                }
                Point middle = new Point(x + roomWidth / 2, y + roomHeight / 2);
                open.setRange(middle.y(), Math.min(middle.x(), before.x()), Math.max(middle.x(), before.x()) + 1);
                for (int row = Math.min(middle.y(), before.y()); row <= Math.max(middle.y(), before.y()); row++) {
                    open.set(before.x(), row);
                }
                before = middle;
            }
            return open;
        }
    },
    /** A wall in every fourth column of every fourth row. */
    PILLARS {
        @Override
        BitGrid make(int width, int height) {
            BitGrid open = OPEN.make(width, height);
            for (int y = 2; y < height; y += 4) {
                for (int x = 2; x < width; x += 4) {
                    open.clear(x, y);
                }
            }
            return open;
        }
    };

    abstract BitGrid make(int width, int height);

    /** @return open cells in the middle part of a map, the middle first */
    static Point[] origins(BitGridView open, int count) {
        RandomSource source = RandomSource.of(3);
        Point[] origins = new Point[count];
        Point next = new Point(open.width() / 2, open.height() / 2);
        for (int i = 0; i < count; i++) {
            while (!open.get(next)) {
                next = new Point(
                        open.width() / 4 + source.nextInt(open.width() / 2),
                        open.height() / 4 + source.nextInt(open.height() / 2));
            }
            origins[i] = next;
            next = new Point(
                    open.width() / 4 + source.nextInt(open.width() / 2),
                    open.height() / 4 + source.nextInt(open.height() / 2));
        }
        return origins;
    }
}
