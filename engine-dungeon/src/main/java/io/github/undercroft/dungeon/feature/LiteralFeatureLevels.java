package io.github.undercroft.dungeon.feature;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.step.PlaceStairs;
import io.github.undercroft.dungeon.tool.SettingRange;
import java.util.List;
import java.util.Objects;

/**
 * The feature-based dungeon as its article has it, step by step: a room around the middle of the map; then, again and again,
 * a random element of all that are there, a random one of its four walls that bears no other element yet, and through a
 * random cell of that wall a corridor, or, from a corridor, a room or a corridor with even chances. If there is no space for
 * it, it starts again with a random element. No doors, no loops, and dead ends stay. {@link FeatureLevels} is the generator
 * for other games.
 *
 * <pre>{@code
 * LevelPlan plan = FeatureLevels.literal(80, 24).withMinRooms(5).generate(random);
 * List<Feature> elements = plan.details(Feature.class);
 * }</pre>
 *
 * <p>A level with too few rooms is made again, up to {@value LevelGenerator#ATTEMPTS} times in all; {@code plan.origin()}
 * counts the attempts. O(cells + elements * elements).
 *
 * <p>Source: "Creating roguelike in Unity from scratch". Unlike its code, sizes include their maximum, elements stay on the
 * map, a joint is never in a corner, and digging ends after 50 failures in a row
 * for each element that is there.
 *
 * @param width of the map, {@value FeatureLevels#MIN} or more
 * @param height of the map, {@value FeatureLevels#MIN} or more
 * @param roomWidth of a room with its walls; {@value #MIN_ROOM} up to the width of the map
 * @param roomHeight of a room with its walls; {@value #MIN_ROOM} up to the height of the map
 * @param maxCorridor the maximum length of a corridor in cells, without the walls at its ends; the minimum is 1
 * @param elements how many there are at most, the first room among them; 1 to {@value FeatureLimits#MAX_FEATURES}
 * @param minRooms how many rooms there are at least; 1 to {@code elements}
 */
public record LiteralFeatureLevels(
        int width, int height, SizeRange roomWidth, SizeRange roomHeight, int maxCorridor, int elements, int minRooms)
        implements LevelGenerator {

    /** The minimum width and height of a room with its walls. */
    public static final int MIN_ROOM = RoomShape.MIN + 2;

    private static final int CELLS_PER_ELEMENT = 40;

    /** Refuses maps that are too small, and elements too large for the map. */
    public LiteralFeatureLevels {
        Objects.requireNonNull(roomWidth, "roomWidth");
        Objects.requireNonNull(roomHeight, "roomHeight");
        FeatureLevels.requireMap(width, height);
        roomWidth.requireWithin(MIN_ROOM, width, "On a map " + width + " wide, a room width, walls included,");
        roomHeight.requireWithin(MIN_ROOM, height, "On a map " + height + " high, a room height, walls included,");
        SettingRange.require("maxCorridor", maxCorridor, 1, Math.max(width, height) - 2);
        SettingRange.require("elements", elements, 1, FeatureLimits.MAX_FEATURES);
        SettingRange.require("minRooms", minRooms, 1, elements);
    }

    /** The default of {@link FeatureLevels#literal}. */
    static LiteralFeatureLevels of(int width, int height) {
        FeatureLevels.requireMap(width, height);
        return new LiteralFeatureLevels(
                width,
                height,
                new SizeRange(5, 11).upTo(width),
                new SizeRange(5, 7).upTo(height),
                Math.min(10, Math.max(width, height) - 2),
                Math.min(Math.max(width * height / CELLS_PER_ELEMENT, 2), FeatureLimits.MAX_FEATURES),
                1);
    }

    /** @return the same with rooms of these sizes, walls included */
    public LiteralFeatureLevels withRoomSizes(SizeRange newWidth, SizeRange newHeight) {
        return new LiteralFeatureLevels(width, height, newWidth, newHeight, maxCorridor, elements, minRooms);
    }

    /** @return the same with corridors up to that length */
    public LiteralFeatureLevels withMaxCorridor(int length) {
        return new LiteralFeatureLevels(width, height, roomWidth, roomHeight, length, elements, minRooms);
    }

    /** @return the same with up to that many elements */
    public LiteralFeatureLevels withElements(int max) {
        return new LiteralFeatureLevels(width, height, roomWidth, roomHeight, maxCorridor, max, minRooms);
    }

    /** @return the same with at least that many rooms */
    public LiteralFeatureLevels withMinRooms(int rooms) {
        return new LiteralFeatureLevels(width, height, roomWidth, roomHeight, maxCorridor, elements, rooms);
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.of(new DigLiteralFeatures(this), PlaceStairs.farApart());
    }
}
