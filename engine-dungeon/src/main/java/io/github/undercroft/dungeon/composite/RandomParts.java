package io.github.undercroft.dungeon.composite;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.dungeon.tool.WeightedDraw;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;

/**
 * Splits a map in two across its longer side, and its parts again, as long as both halves are large enough; each part gets a
 * random style, another one than the parts beside it if there is one left. Parts side by side share the wall between them.
 *
 * @param styles the styles to choose from, at least one and at most 1000
 * @param minPart the least width and height of parts, from 5 to 1000; a map that is smaller is one part
 */
public record RandomParts(List<PartStyle> styles, int minPart) implements MapSplit {

    /** The minimum share of the smaller half, in percent of the side. */
    private static final int MIN_SHARE = 35;

    /** Refuses settings out of range, and styles of which none fits the smallest parts. */
    public RandomParts {
        Objects.requireNonNull(styles, "styles");
        styles = ImmutableList.copyOf(styles);
        SettingRange.require("minPart", minPart, 5, 1000);
        SettingRange.require("number of styles", styles.size(), 1, 1000);
        requireStyle(styles, minPart);
    }

    private static void requireStyle(List<PartStyle> styles, int side) {
        if (styles.stream().noneMatch(style -> style.minSide() <= side)) {
            throw new IllegalArgumentException(
                    "None of the styles " + styles.stream().map(PartStyle::name).toList() + " can be in a part of "
                            + side + " cells; add one with a minSide no greater than that");
        }
    }

    @Override
    public List<MapPart> parts(int width, int height, RandomSource random) {
        List<MapPart> parts = new ArrayList<>();
        Deque<Rect> waiting = new ArrayDeque<>();
        waiting.add(new Rect(0, 0, width, height));
        while (!waiting.isEmpty()) {
            Rect part = waiting.removeLast();
            boolean isUpright = part.width() == part.height() ? random.nextBoolean() : part.width() > part.height();
            int side = Math.max(part.width(), part.height());
            if (side < 2 * minPart - 1) {
                PartStyle style = draw(part, parts, random);
                parts.add(MapPart.of(style.name(), part, style.levels()));
                continue;
            }
            int min = Math.max(minPart - 1, (int) ((long) side * MIN_SHARE / 100));
            int wall = random.nextInt(min, side - min);
            waiting.addLast(
                    isUpright
                            ? new Rect(part.x() + wall, part.y(), side - wall, part.height())
                            : new Rect(part.x(), part.y() + wall, part.width(), side - wall));
            waiting.addLast(
                    isUpright
                            ? new Rect(part.x(), part.y(), wall + 1, part.height())
                            : new Rect(part.x(), part.y(), part.width(), wall + 1));
        }
        return parts;
    }

    private PartStyle draw(Rect part, List<MapPart> others, RandomSource random) {
        List<PartStyle> possible = styles.stream()
                .filter(style -> style.minSide() <= Math.min(part.width(), part.height()))
                .toList();
        List<String> beside = others.stream()
                .filter(other -> other.cells().intersects(part))
                .map(MapPart::style)
                .toList();
        List<PartStyle> different = possible.stream()
                .filter(style -> !beside.contains(style.name()))
                .toList();
        List<PartStyle> chosen = different.isEmpty() ? possible : different;
        int total = chosen.stream().mapToInt(PartStyle::weight).sum();
        return chosen.get(WeightedDraw.index(total, index -> chosen.get(index).weight(), random));
    }

    @Override
    public void requireFits(int mapWidth, int mapHeight) {
        requireStyle(styles, Math.min(minPart, Math.min(mapWidth, mapHeight)));
    }
}
