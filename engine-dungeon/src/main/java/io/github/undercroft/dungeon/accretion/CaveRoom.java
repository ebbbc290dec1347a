package io.github.undercroft.dungeon.accretion;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.shape.Blob;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.Objects;

/**
 * Caves: shapes by {@link Blob}, within a box of a size.
 *
 * @param width of the box, which the cave need not fill; 3 to {@value RoomDesign#MAX_SIDE}
 * @param height of the box; 3 to {@value RoomDesign#MAX_SIDE}
 */
public record CaveRoom(SizeRange width, SizeRange height) implements RoomDesign {

    /** Refuses sizes out of range. */
    public CaveRoom {
        Objects.requireNonNull(width, "width");
        Objects.requireNonNull(height, "height");
        RoomSides.require(width, 3, "width of caves");
        RoomSides.require(height, 3, "height of caves");
    }

    @Override
    public BitGrid draw(RandomSource random) {
        int boxWidth = width.draw(random);
        return Blob.within(boxWidth, height.draw(random), random);
    }

    @Override
    public AreaKind kind() {
        return AreaKind.CAVE;
    }

    @Override
    public void requireFits(int mapWidth, int mapHeight) {
        RoomSides.requireFits(width, mapWidth, "width of caves");
        RoomSides.requireFits(height, mapHeight, "height of caves");
    }
}
