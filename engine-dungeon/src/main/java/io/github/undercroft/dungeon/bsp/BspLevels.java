package io.github.undercroft.dungeon.bsp;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.step.PlaceStairs;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.dungeon.vault.AddVaults;
import java.util.List;
import java.util.Objects;

/**
 * Rooms by binary space partition: the level is split in two, and its parts again, until they are small; each part gets a
 * room, and the two sides of each split are joined by a corridor. A second corridor across some splits, between other rooms,
 * makes loops. A corridor has a door at one end or none; its other ends are open. Rooms and corridors touch only there.
 *
 * <pre>{@code
 * LevelPlan plan = BspLevels.of(80, 40).generate(random);
 * LevelPlan halls = BspLevels.of(80, 40).withMinPart(16).generate(random);
 * LevelPlan tree = BspLevels.of(80, 40).withLoopPercent(0).generate(random);
 * }</pre>
 *
 * <p>At least as wide and high as a part without its margin. The longer side is split; of equal sides, a random one. A level
 * never fails; settings that could give more areas than a plan holds are refused. O(cells).
 *
 * <p>Source: the article "Basic BSP Dungeon generation" of RogueBasin. Our own addition: corridors run on the lines of the
 * splits, so that they meet nothing.
 *
 * @param minPart the minimum side of a part with its margins, from 2 * margin + 3 to 1000; parts twice as long can be
 *     split
 * @param margin how many cells of rock a room keeps from each side of its part, from 1 to 100
 * @param minSplit the minimum share of the smaller part of a split, in percent of the side, from 1 to 50
 * @param loopPercent how likely a split gets a second corridor, if there is space for one and if more than two rooms lie at
 *     the split; from 0, a tree, to 100. The very last areas that a plan can hold are not used for it
 * @param doorPercent how likely a corridor has a door, at a random one of its ends, from 0 to 100
 */
public record BspLevels(int width, int height, int minPart, int margin, int minSplit, int loopPercent, int doorPercent)
        implements LevelGenerator {

    /** The smallest side of a room. */
    static final int MIN_ROOM = 2;

    /** The minimum side of a part with the minimum margin. */
    private static final int MIN_PART = minPart(1);

    /** How many areas a plan holds. */
    static final int MAX_AREAS = Character.MAX_VALUE;

    private static final int MAX_ROOMS = MAX_AREAS / 2;

    public BspLevels {
        SettingRange.require("margin", margin, 1, 100);
        if (minPart >= MIN_PART && minPart < minPart(margin)) {
            throw new IllegalArgumentException("Parts of " + minPart + " cells have no space for a room in a margin of "
                    + margin + "; take parts of " + minPart(margin)
                    + " or more by withMinPart, before the margin, or a "
                    + "margin of at most " + (minPart - 1 - MIN_ROOM) / 2);
        }
        SettingRange.require("minPart", minPart, minPart(margin), 1000);
        SettingRange.require("minSplit", minSplit, 1, 50);
        SettingRange.require("loopPercent", loopPercent, 0, 100);
        SettingRange.require("doorPercent", doorPercent, 0, 100);
        SettingRange.requireSize("BspLevels with parts of " + minPart, width, height, minPart - margin);
        if (maxRooms(width, height, minPart, margin) > MAX_ROOMS) {
            throw new IllegalArgumentException(width + " x " + height + " cells in parts of " + minPart + " may be "
                    + maxRooms(width, height, minPart, margin) + " rooms, and a plan holds at most " + MAX_ROOMS
                    + fix(largeEnough(width, height, minPart, margin)));
        }
    }

    private static int minPart(int margin) {
        return 2 * margin + 1 + MIN_ROOM;
    }

    /**
     * Parts of 9 cells and more, with a margin of 1, split between 35 and 65 percent; a second corridor across 80 of 100
     * splits, and a door in 70 of 100 corridors. On levels of more than 2.6 million
     * cells the parts are larger, so that a plan can hold all rooms; on 2000 x 2000 cells their side is 11 or more.
     */
    public static BspLevels of(int width, int height) {
        return new BspLevels(width, height, Math.max(9, largeEnough(width, height, 9, 1)), 1, 35, 80, 70);
    }

    private static long maxRooms(int width, int height, int minPart, int margin) {
        return Math.max(1, ((long) width + margin) / minPart) * Math.max(1, ((long) height + margin) / minPart);
    }

    private static String fix(int largeEnough) {
        return largeEnough > 0 ? "; take a minPart of " + largeEnough + " or more" : "; take a smaller level";
    }

    /**
     * The smallest side of a part, not below the given one, with which a plan can hold all rooms; 0 if such a part does not
     * fit.
     */
    private static int largeEnough(int width, int height, int from, int margin) {
        int minPart = from;
        while (maxRooms(width, height, minPart, margin) > MAX_ROOMS) {
            minPart++;
        }
        return minPart - margin > Math.min(width, height) ? 0 : minPart;
    }

    /** @return the same with another least side of a part */
    public BspLevels withMinPart(int cells) {
        return new BspLevels(width, height, cells, margin, minSplit, loopPercent, doorPercent);
    }

    /** @return the same with another margin around rooms */
    public BspLevels withMargin(int cells) {
        return new BspLevels(width, height, minPart, cells, minSplit, loopPercent, doorPercent);
    }

    /** @return the same, with splits nearer to the middle or farther from it */
    public BspLevels withMinSplit(int percent) {
        return new BspLevels(width, height, minPart, margin, percent, loopPercent, doorPercent);
    }

    /** @return the same with more second corridors, or fewer; none with 0 */
    public BspLevels withLoopPercent(int percent) {
        return new BspLevels(width, height, minPart, margin, minSplit, percent, doorPercent);
    }

    /** @return the same with more doors, or fewer */
    public BspLevels withDoorPercent(int percent) {
        return new BspLevels(width, height, minPart, margin, minSplit, loopPercent, percent);
    }

    /** @return the same around the places of these vaults, which are chosen before anything is dug; see {@link AddVaults#reservedIn} */
    public LevelGenerator reserving(AddVaults vaults) {
        Objects.requireNonNull(vaults, "vaults");
        return vaults.reservedIn(this);
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.of(new DigParts(this), new PlaceStairs());
    }
}
