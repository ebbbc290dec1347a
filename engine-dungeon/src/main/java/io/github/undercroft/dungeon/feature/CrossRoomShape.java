package io.github.undercroft.dungeon.feature;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.Objects;

/**
 * Rooms in the form of a cross: one bar from west to east and one from north to south, of any width, anywhere.
 *
 * @param width of the whole; at least 3
 * @param height of the whole; at least 3
 */
public record CrossRoomShape(SizeRange width, SizeRange height) implements FeatureShape {

    /** Refuses sizes too small for four arms. */
    public CrossRoomShape {
        Objects.requireNonNull(width, "width");
        Objects.requireNonNull(height, "height");
        width.requireWithin(3, Integer.MAX_VALUE, "A width of cross rooms");
        height.requireWithin(3, Integer.MAX_VALUE, "A height of cross rooms");
    }

    @Override
    public Outline propose(Joint joint, RandomSource random) {
        int all = width.draw(random);
        int deep = height.draw(random);
        int left = 1 + random.nextInt(all - 2);
        int wide = 1 + random.nextInt(all - 1 - left);
        int above = 1 + random.nextInt(deep - 2);
        int high = 1 + random.nextInt(deep - 1 - above);
        return new Outline(
                        "cross room",
                        AreaKind.ROOM,
                        ImmutableList.of(
                                new Rect(0, above, all, high),
                                new Rect(left, 0, wide, above),
                                new Rect(left, above + high, wide, deep - above - high)),
                        ImmutableList.of())
                .beyond(joint, random);
    }

    @Override
    public void requireFits(int mapWidth, int mapHeight) {
        width.requireWithin(3, mapWidth - 2, "On a map " + mapWidth + " wide, a width of cross rooms");
        height.requireWithin(3, mapHeight - 2, "On a map " + mapHeight + " high, a height of cross rooms");
    }
}
