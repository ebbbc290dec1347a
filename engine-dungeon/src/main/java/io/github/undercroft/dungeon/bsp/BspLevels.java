package io.github.undercroft.dungeon.bsp;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.SettingRange;
import io.github.undercroft.dungeon.step.PlaceStairs;
import java.util.List;

/**
 * Rooms by binary space partition: the level is split in two, and its parts again, until they are small; each part gets a
 * room, and the two sides of each split are joined by a corridor with a door at both ends. So there are no loops, and rooms
 * and corridors never touch but at doors.
 *
 * <pre>{@code
 * LevelPlan plan = BspLevels.of(80, 40).generate(random);
 * LevelPlan halls = BspLevels.of(80, 40).withLeastPart(16).generate(random);
 * }</pre>
 *
 * <p>At least as wide and high as a part without its margin. The longer side is split; among equal sides, one by chance. A
 * level never fails; settings that could give more areas than a plan holds are refused. O(cells).
 *
 * <p>Source: the article "Basic BSP Dungeon generation" of RogueBasin. That corridors run on the lines of the splits, so
 * that they meet nothing, is our own.
 *
 * @param leastPart the least side of a part with its margins, from 2 * margin + 3 to 1000; parts twice as long can be split
 * @param margin how many cells of rock a room keeps from each side of its part, from 1 to 100
 * @param leastSplit how many percent of the side the smaller part of a split has at least, from 1 to 50
 */
public record BspLevels(int width, int height, int leastPart, int margin, int leastSplit) implements LevelGenerator {

    /** The smallest side of a room. */
    static final int LEAST_ROOM = 2;

    /** The least side of a part in the least margin. */
    private static final int LEAST_PART = leastPart(1);

    private static final int MOST_ROOMS = Character.MAX_VALUE / 2;

    /** Refuses settings out of range. */
    public BspLevels {
        SettingRange.require("margin", margin, 1, 100);
        if (leastPart >= LEAST_PART && leastPart < leastPart(margin)) {
            throw new IllegalArgumentException(
                    "Parts of " + leastPart + " cells have no space for a room in a margin of "
                            + margin + "; take parts of " + leastPart(margin)
                            + " or more by withLeastPart, before the margin, or a "
                            + "margin of at most " + (leastPart - 1 - LEAST_ROOM) / 2);
        }
        SettingRange.require("leastPart", leastPart, leastPart(margin), 1000);
        SettingRange.require("leastSplit", leastSplit, 1, 50);
        SettingRange.requireSize("BspLevels with parts of " + leastPart, width, height, leastPart - margin);
        if (mostRooms(width, height, leastPart, margin) > MOST_ROOMS) {
            throw new IllegalArgumentException(width + " x " + height + " cells in parts of " + leastPart + " may be "
                    + mostRooms(width, height, leastPart, margin) + " rooms, and a plan holds at most " + MOST_ROOMS
                    + fix(largeEnough(width, height, leastPart, margin)));
        }
    }

    private static int leastPart(int margin) {
        return 2 * margin + 1 + LEAST_ROOM;
    }

    /**
     * Parts of 9 cells and more, with a margin of 1, split between 35 and 65 percent. On levels of more than 2.6 million cells
     * parts have as many more as it takes for a plan to hold all rooms, as 11 on 2000 x 2000.
     */
    public static BspLevels of(int width, int height) {
        return new BspLevels(width, height, Math.max(9, largeEnough(width, height, 9, 1)), 1, 35);
    }

    private static long mostRooms(int width, int height, int leastPart, int margin) {
        return Math.max(1, ((long) width + margin) / leastPart) * Math.max(1, ((long) height + margin) / leastPart);
    }

    private static String fix(int largeEnough) {
        return largeEnough > 0 ? "; take a leastPart of " + largeEnough + " or more" : "; take a smaller level";
    }

    /** The least side of a part, from one on, with which a plan holds all rooms; 0 if such a part does not fit. */
    private static int largeEnough(int width, int height, int from, int margin) {
        int leastPart = from;
        while (mostRooms(width, height, leastPart, margin) > MOST_ROOMS) {
            leastPart++;
        }
        return leastPart - margin > Math.min(width, height) ? 0 : leastPart;
    }

    /** @return the same with another least side of a part */
    public BspLevels withLeastPart(int cells) {
        return new BspLevels(width, height, cells, margin, leastSplit);
    }

    /** @return the same with another margin around rooms */
    public BspLevels withMargin(int cells) {
        return new BspLevels(width, height, leastPart, cells, leastSplit);
    }

    /** @return the same, split nearer to the middle or further away */
    public BspLevels withLeastSplit(int percent) {
        return new BspLevels(width, height, leastPart, margin, percent);
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.of(new DigParts(this), new PlaceStairs());
    }
}
