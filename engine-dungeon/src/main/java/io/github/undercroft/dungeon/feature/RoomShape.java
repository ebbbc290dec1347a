package io.github.undercroft.dungeon.feature;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.Objects;

/**
 * Rooms with four corners.
 *
 * @param width of the floor, without walls; at least 2
 * @param height of the floor; at least 2
 */
public record RoomShape(SizeRange width, SizeRange height) implements FeatureShape {

    /** The minimum width and height of a room; anything narrower is a corridor. */
    public static final int MIN = 2;

    /** Refuses rooms as narrow as corridors. */
    public RoomShape {
        Objects.requireNonNull(width, "width");
        Objects.requireNonNull(height, "height");
        width.requireWithin(MIN, Integer.MAX_VALUE, "A room width");
        height.requireWithin(MIN, Integer.MAX_VALUE, "A room height");
    }

    @Override
    public Outline propose(Joint joint, RandomSource random) {
        int cellsWide = width.draw(random);
        int cellsHigh = height.draw(random);
        // Like Outline.beyond, but without an outline to throw away.
        boolean isAcross = joint.direction().dx() == 0;
        int along = random.nextInt(isAcross ? cellsWide : cellsHigh);
        int x = joint.at().x() + joint.direction().dx();
        int y = joint.at().y() + joint.direction().dy();
        int left = isAcross ? x - along : joint.direction().dx() > 0 ? x : x - cellsWide + 1;
        int top = !isAcross ? y - along : joint.direction().dy() > 0 ? y : y - cellsHigh + 1;
        return room(new Rect(left, top, cellsWide, cellsHigh));
    }

    @Override
    public void requireFits(int mapWidth, int mapHeight) {
        width.requireWithin(MIN, mapWidth - 2, "On a map " + mapWidth + " wide with its border closed, a room width");
        height.requireWithin(
                MIN, mapHeight - 2, "On a map " + mapHeight + " high with its border closed, a room height");
    }

    /** A room around a cell. The cell is equally likely to be any cell of the room, as far as the level has space. */
    Outline around(Point cell, Rect inside, RandomSource random) {
        Outline room = draw(random);
        int x = cell.x() - random.nextInt(room.bounds().width());
        int y = cell.y() - random.nextInt(room.bounds().height());
        int maxX = inside.right() - room.bounds().width() + 1;
        int maxY = inside.bottom() - room.bounds().height() + 1;
        return room.moved(Math.min(Math.max(x, inside.x()), maxX), Math.min(Math.max(y, inside.y()), maxY));
    }

    private Outline draw(RandomSource random) {
        return room(new Rect(0, 0, width.draw(random), height.draw(random)));
    }

    private static Outline room(Rect cells) {
        return new Outline("room", AreaKind.ROOM, ImmutableList.of(cells), ImmutableList.of());
    }
}
