package io.github.undercroft.dungeon.composite;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.dungeon.tool.WeightedDraw;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Divides a map into parts. {@link GivenParts} and {@link RandomParts} are ready-made. Make your own a record, so that
 * errors and plans name it with its settings.
 */
@FunctionalInterface
public interface MapSplit {

    /**
     * The parts of a map. Cells in none of them stay rock, except for ways through it.
     *
     * @return parts on the map; two of them may share cells of their borders, as a wall between them, but no others
     */
    List<Part> parts(int width, int height, RandomSource random);

    /**
     * Refuses maps that it cannot divide.
     *
     * @throws IllegalArgumentException if there are no parts for a map of that size
     */
    default void requireFits(int mapWidth, int mapHeight) {}

    /**
     * A part of a map, and what makes it.
     *
     * @param style the name of the style
     * @param cells its place on the map, including its closed border
     * @param generator makes levels as large as the part
     */
    record Part(String style, Rect cells, LevelGenerator generator) {

        /** Refuses generators of another size. */
        public Part {
            Objects.requireNonNull(style, "style");
            Objects.requireNonNull(cells, "cells");
            Objects.requireNonNull(generator, "generator");
            if (generator.width() != cells.width() || generator.height() != cells.height()) {
                throw new IllegalArgumentException("The part \"" + style + "\" is " + cells.width() + " x "
                        + cells.height() + " cells, but its generator makes " + generator.width() + " x "
                        + generator.height() + "; give both the same size");
            }
        }

        /** @return a part by the generator for its size */
        public static Part of(String style, Rect cells, LevelsOfSize levels) {
            return new Part(style, cells, levels.make(cells.width(), cells.height()));
        }
    }

    /**
     * A map that always has the same parts.
     *
     * <pre>{@code
     * MapSplit halves = MapSplit.GivenParts.of(
     *         MapSplit.Part.of("caves", new Rect(0, 0, 41, 40), CaveLevels::of),
     *         MapSplit.Part.of("halls", new Rect(40, 0, 40, 40), BspLevels::of));
     * }</pre>
     *
     * @param parts at least one; two of them share at most cells of their borders
     */
    record GivenParts(List<Part> parts) implements MapSplit {

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
        public static GivenParts of(Part... parts) {
            return new GivenParts(ImmutableList.copyOf(parts));
        }

        private static void requireApart(Part one, Part other) {
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
        public List<Part> parts(int width, int height, RandomSource random) {
            return parts;
        }

        @Override
        public void requireFits(int mapWidth, int mapHeight) {
            for (Part part : parts) {
                Rect cells = part.cells();
                if (cells.x() < 0 || cells.y() < 0 || cells.right() >= mapWidth || cells.bottom() >= mapHeight) {
                    throw new IllegalArgumentException("The part \"" + part.style() + "\", " + cells
                            + ", reaches beyond a map of " + mapWidth + " x " + mapHeight + "; make the map larger");
                }
            }
        }
    }

    /**
     * Splits a map in two across its longer side, and its parts again, as long as both halves are large enough; each part gets a
     * random style, another one than the parts beside it if there is one left. Parts side by side share the wall between them.
     *
     * @param styles the styles to choose from, at least one and at most 1000
     * @param minPart the least width and height of parts, from 5 to 1000; a map that is smaller is one part
     */
    record RandomParts(List<PartStyle> styles, int minPart) implements MapSplit {

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
                throw new IllegalArgumentException("None of the styles "
                        + styles.stream().map(PartStyle::name).toList() + " can be in a part of " + side
                        + " cells; add one with a minSide no greater than that");
            }
        }

        @Override
        public List<Part> parts(int width, int height, RandomSource random) {
            List<Part> parts = new ArrayList<>();
            Deque<Rect> waiting = new ArrayDeque<>();
            waiting.add(new Rect(0, 0, width, height));
            while (!waiting.isEmpty()) {
                Rect part = waiting.removeLast();
                boolean isUpright = part.width() == part.height() ? random.nextBoolean() : part.width() > part.height();
                int side = Math.max(part.width(), part.height());
                if (side < 2 * minPart - 1) {
                    PartStyle style = draw(part, parts, random);
                    parts.add(Part.of(style.name(), part, style.levels()));
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

        private PartStyle draw(Rect part, List<Part> others, RandomSource random) {
            List<PartStyle> possible = styles.stream()
                    .filter(style -> style.minSide() <= Math.min(part.width(), part.height()))
                    .toList();
            List<String> beside = others.stream()
                    .filter(other -> other.cells().intersects(part))
                    .map(Part::style)
                    .toList();
            List<PartStyle> different = possible.stream()
                    .filter(style -> !beside.contains(style.name()))
                    .toList();
            List<PartStyle> chosen = different.isEmpty() ? possible : different;
            int total = chosen.stream().mapToInt(PartStyle::weight).sum();
            return chosen.get(
                    WeightedDraw.index(total, index -> chosen.get(index).weight(), random));
        }

        @Override
        public void requireFits(int mapWidth, int mapHeight) {
            requireStyle(styles, Math.min(minPart, Math.min(mapWidth, mapHeight)));
        }
    }

    /**
     * A style that parts may have.
     *
     * @param name the name of the style
     * @param minSide parts less wide or high than this never have it, 1 or more
     * @param weight how likely it is among the styles that a part may have; 1 to 1,000,000
     * @param levels its generator for a size
     */
    record PartStyle(String name, int minSide, int weight, LevelsOfSize levels) {

        public PartStyle {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(levels, "levels");
            SettingRange.require("minSide of " + name, minSide, 1, Integer.MAX_VALUE);
            SettingRange.require("weight of " + name, weight, 1, 1_000_000);
        }

        /** Without the generator, which is a function without a name. */
        @Override
        public String toString() {
            return "PartStyle[name=" + name + ", minSide=" + minSide + ", weight=" + weight + "]";
        }
    }

    /** Gives the generator for a part of a map, as {@code CaveLevels::of} does. */
    @FunctionalInterface
    interface LevelsOfSize {

        /** @return a generator for levels of that size */
        LevelGenerator make(int width, int height);
    }
}
