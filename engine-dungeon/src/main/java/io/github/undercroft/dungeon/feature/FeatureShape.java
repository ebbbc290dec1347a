package io.github.undercroft.dungeon.feature;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.shape.DiscOutline;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.Objects;

/**
 * A kind of feature: says which cells it wants beyond a joint. {@link FeatureLevels} checks whether there is space for it,
 * all rock with rock around. To write one, implement this with a record, design the outline at any place, and move it to the
 * joint with {@link Outline#beyond}:
 *
 * <pre>{@code
 * record Gallery(int length) implements FeatureShape {
 *     public Outline propose(Joint joint, RandomSource random) {
 *         return Outline.of("gallery", AreaKind.ROOM, new Rect(0, 0, length, 3)).beyond(joint, random);
 *     }
 * }
 * }</pre>
 */
@FunctionalInterface
public interface FeatureShape {

    /** @return cells that include {@link Joint#beyond}; if some are outside the level, there is no space for the feature */
    Outline propose(Joint joint, RandomSource random);

    /**
     * Refuses maps on which it never fits.
     *
     * @throws IllegalArgumentException if its sizes can't be on a map of that size
     */
    default void requireFits(int mapWidth, int mapHeight) {}

    /**
     * Rooms in the form of a cross: one bar from west to east and one from north to south, of any width, anywhere.
     *
     * @param width of the whole; at least 3
     * @param height of the whole; at least 3
     */
    record CrossRoomShape(SizeRange width, SizeRange height) implements FeatureShape {

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

    /**
     * Rooms that are as round as cells allow.
     *
     * @param diameter in cells; at least 3
     */
    record RoundRoomShape(SizeRange diameter) implements FeatureShape {

        /** Refuses diameters too small for a round room. */
        public RoundRoomShape {
            Objects.requireNonNull(diameter, "diameter");
            diameter.requireWithin(3, Integer.MAX_VALUE, "A diameter of round rooms");
        }

        @Override
        public Outline propose(Joint joint, RandomSource random) {
            return disc(diameter.draw(random)).beyond(joint, random);
        }

        @Override
        public void requireFits(int mapWidth, int mapHeight) {
            diameter.requireWithin(
                    3,
                    Math.min(mapWidth, mapHeight) - 2,
                    "On a map of " + mapWidth + " x " + mapHeight + ", a diameter of round rooms");
        }

        /** Makes it row by row. */
        private static Outline disc(int size) {
            ImmutableList.Builder<Rect> rows = ImmutableList.builder();
            for (int y = 0; y < size; y++) {
                int cut = DiscOutline.cut(size, y);
                rows.add(new Rect(cut, y, size - 2 * cut, 1));
            }
            return new Outline("round room", AreaKind.ROOM, rows.build(), ImmutableList.of());
        }
    }
}
