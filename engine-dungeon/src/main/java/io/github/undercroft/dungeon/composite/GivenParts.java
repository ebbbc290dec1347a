package io.github.undercroft.dungeon.composite;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A map that always has the same parts.
 *
 * <pre>{@code
 * MapSplit halves = GivenParts.of(
 *         MapPart.of("caves", new Rect(0, 0, 41, 40), CaveLevels::of),
 *         MapPart.of("halls", new Rect(40, 0, 40, 40), BspLevels::of));
 * }</pre>
 *
 * @param parts at least one; two of them share at most cells of their borders
 */
public record GivenParts(List<MapPart> parts) implements MapSplit {

    /** Refuses parts that overlap. O(parts * parts). */
    public GivenParts {
        Objects.requireNonNull(parts, "parts");
        parts = ImmutableList.copyOf(parts);
        if (parts.isEmpty()) {
            throw new IllegalArgumentException("A map needs at least one part; this one has none");
        }
        for (int i = 0; i < parts.size(); i++) {
            for (int j = 0; j < i; j++) {
                requireApart(parts.get(j), parts.get(i));
            }
        }
    }

    /** @return these parts */
    public static GivenParts of(MapPart... parts) {
        return new GivenParts(ImmutableList.copyOf(parts));
    }

    private static void requireApart(MapPart one, MapPart other) {
        if (isInside(one.cells(), other.cells()) || isInside(other.cells(), one.cells())) {
            throw new IllegalArgumentException("The parts \"" + one.style() + "\", " + one.cells() + ", and \""
                    + other.style() + "\", " + other.cells()
                    + ", overlap; move one, they may share only their borders");
        }
    }

    private static boolean isInside(Rect one, Rect other) {
        Optional<Rect> inner = one.width() > 2 && one.height() > 2 ? one.inset(1) : Optional.empty();
        return inner.isPresent() && inner.get().intersects(other);
    }

    @Override
    public List<MapPart> parts(int width, int height, RandomSource random) {
        return parts;
    }

    @Override
    public void requireFits(int mapWidth, int mapHeight) {
        for (MapPart part : parts) {
            Rect cells = part.cells();
            if (cells.x() < 0 || cells.y() < 0 || cells.right() >= mapWidth || cells.bottom() >= mapHeight) {
                throw new IllegalArgumentException("The part \"" + part.style() + "\", " + cells
                        + ", reaches beyond a map of " + mapWidth + " x " + mapHeight + "; make the map larger");
            }
        }
    }
}
