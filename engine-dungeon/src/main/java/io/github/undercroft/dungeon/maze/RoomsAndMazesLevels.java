package io.github.undercroft.dungeon.maze;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.SettingRange;
import io.github.undercroft.dungeon.step.PlaceStairs;
import java.util.List;

/**
 * Rooms at random places, mazes in the space between them, doors where they meet, and few or no dead ends.
 *
 * <pre>{@code
 * LevelPlan plan = RoomsAndMazesLevels.of(79, 39).generate(random);
 * LevelPlan winding = RoomsAndMazesLevels.of(79, 39).withWindingPercent(100).withDeadEndPercent(30).generate(random);
 * }</pre>
 *
 * <p>At least {@value #MIN_SIDE} cells wide and high. Rooms and ways lie at odd coordinates and have odd sizes; where the
 * width or the height is even, the last column or row is rock. There is always a room. Expected O(cells + attempts), where
 * an attempt costs at most the area of the largest room.
 *
 * <p>Source: R. Nystrom, "Rooms and Mazes: A Procedural Dungeon Generator", 2014. Here dead ends may stay, by percentage;
 * without them, a way that comes back beside itself is cut short.
 *
 * @param roomAttempts how often a room is tried at a random place, where it stays if it is clear of others; from 1 to 10
 *     million
 * @param maxRoom the longest side of a room, odd, from 3 to 99; rooms have sides from 3 on
 * @param windingPercent how often a way turns where it could go straight on, from 0 to 100
 * @param loopPercent how many of the doors that are not needed are opened anyway, from 0 to 100
 * @param deadEndPercent how many of the dead ends stay, from 0 to 100
 */
public record RoomsAndMazesLevels(
        int width, int height, int roomAttempts, int maxRoom, int windingPercent, int loopPercent, int deadEndPercent)
        implements LevelGenerator {

    static final int MIN_SIDE = 5;

    /** Refuses settings out of range. */
    public RoomsAndMazesLevels {
        SettingRange.requireSize("RoomsAndMazesLevels", width, height, MIN_SIDE);
        SettingRange.require("roomAttempts", roomAttempts, 1, 10_000_000);
        SettingRange.require("maxRoom", maxRoom, 3, 99);
        SettingRange.require("windingPercent", windingPercent, 0, 100);
        SettingRange.require("loopPercent", loopPercent, 0, 100);
        SettingRange.require("deadEndPercent", deadEndPercent, 0, 100);
        if (maxRoom % 2 == 0) {
            throw new IllegalArgumentException(
                    "The setting maxRoom is " + maxRoom + ", but rooms have odd sides; take " + (maxRoom + 1));
        }
    }

    /** An attempt for each 16 cells, rooms up to 9 cells long, ways that turn at times, few loops and no dead ends. */
    public static RoomsAndMazesLevels of(int width, int height) {
        int attempts = (int) Math.max(1, Math.min(10_000_000, (long) width * height / 16));
        return new RoomsAndMazesLevels(width, height, attempts, 9, 30, 2, 0);
    }

    /** @return the same with another number of attempts at rooms */
    public RoomsAndMazesLevels withRoomAttempts(int count) {
        return new RoomsAndMazesLevels(width, height, count, maxRoom, windingPercent, loopPercent, deadEndPercent);
    }

    /** @return the same with rooms up to another size */
    public RoomsAndMazesLevels withMaxRoom(int side) {
        return new RoomsAndMazesLevels(width, height, roomAttempts, side, windingPercent, loopPercent, deadEndPercent);
    }

    /** @return the same with ways that turn more or less */
    public RoomsAndMazesLevels withWindingPercent(int percent) {
        return new RoomsAndMazesLevels(width, height, roomAttempts, maxRoom, percent, loopPercent, deadEndPercent);
    }

    /** @return the same with more or fewer doors that are not needed */
    public RoomsAndMazesLevels withLoopPercent(int percent) {
        return new RoomsAndMazesLevels(width, height, roomAttempts, maxRoom, windingPercent, percent, deadEndPercent);
    }

    /** @return the same with more or fewer dead ends left */
    public RoomsAndMazesLevels withDeadEndPercent(int percent) {
        return new RoomsAndMazesLevels(width, height, roomAttempts, maxRoom, windingPercent, loopPercent, percent);
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.of(new DigRoomsAndMazes(this), new PlaceStairs());
    }
}
