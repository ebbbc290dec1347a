package io.github.undercroft.dungeon.feature;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.shape.DiscOutline;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.Objects;

/**
 * Rooms that are as round as cells allow.
 *
 * @param diameter in cells; at least 3
 */
public record RoundRoomShape(SizeRange diameter) implements FeatureShape {

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
