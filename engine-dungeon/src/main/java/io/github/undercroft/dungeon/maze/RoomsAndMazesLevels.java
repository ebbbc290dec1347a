package io.github.undercroft.dungeon.maze;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.step.PlaceStairs;
import io.github.undercroft.dungeon.tool.SettingRange;
import java.util.List;

/**
 * Rooms at random places, mazes in the space between them, doors where they meet, and few or no dead ends.
 *
 * <pre>{@code
 * LevelPlan plan = RoomsAndMazesLevels.of(79, 39).generate(random);
 * LevelPlan winding = RoomsAndMazesLevels.of(79, 39).withWindingPercent(100).withDeadEndPercent(30).generate(random);
 * }</pre>
 *
 * <p>Ways are on lines with walls between them that are 3 cells thick by default, so that none hugs a room or runs right beside
 * another. Rooms may be larger than the lines that they cover, up to half of a wall on each side. There is always a room. Expected
 * O(cells + attempts), where an attempt costs at most the area of the largest room.
 *
 * <p>Source: R. Nystrom, "Rooms and Mazes: A Procedural Dungeon Generator", 2014. Its walls are 1 cell thick. Here dead ends may
 * stay, by percentage.
 *
 * @param roomAttempts how often a room is tried at a random place, where it stays if it is clear of others; from 1 to 10
 *     million
 * @param maxRoom the longest side of a room, odd, from 3 to 99; rooms have sides from 3 on
 * @param wallThickness how many solid cells are between two ways side by side, odd, from 1 to 9; with walls of 3 cells or less
 *     the level is at least 5 cells wide and high, else 2 cells more than a wall
 * @param windingPercent how often a way turns where it could go straight on, from 0 to 100
 * @param loopPercent how many of the doors that are not needed are opened anyway, from 0 to 100
 * @param deadEndPercent how many of the dead ends stay, from 0 to 100
 */
public record RoomsAndMazesLevels(
        int width,
        int height,
        int roomAttempts,
        int maxRoom,
        int wallThickness,
        int windingPercent,
        int loopPercent,
        int deadEndPercent)
        implements LevelGenerator {

    public RoomsAndMazesLevels {
        SettingRange.require("maxRoom", maxRoom, 3, 99);
        SettingRange.require("wallThickness", wallThickness, 1, 9);
        SettingRange.requireSize("RoomsAndMazesLevels", width, height, Math.max(5, wallThickness + 2));
        SettingRange.require("roomAttempts", roomAttempts, 1, 10_000_000);
        SettingRange.require("windingPercent", windingPercent, 0, 100);
        SettingRange.require("loopPercent", loopPercent, 0, 100);
        SettingRange.require("deadEndPercent", deadEndPercent, 0, 100);
        requireOdd("maxRoom", maxRoom);
        requireOdd("wallThickness", wallThickness);
    }

    private static void requireOdd(String name, int value) {
        if (value % 2 == 0) {
            throw new IllegalArgumentException(
                    "The setting " + name + " is " + value + ", but must be odd; take " + (value + 1));
        }
    }

    /** An attempt for each 40 cells, rooms up to 11 cells long, ways that turn at times, some loops and no dead ends. */
    public static RoomsAndMazesLevels of(int width, int height) {
        int attempts = (int) Math.max(1, Math.min(10_000_000, (long) width * height / 40));
        return new RoomsAndMazesLevels(width, height, attempts, 11, 3, 30, 20, 0);
    }

    /** @return the same with another number of attempts at rooms */
    public RoomsAndMazesLevels withRoomAttempts(int count) {
        return new RoomsAndMazesLevels(
                width, height, count, maxRoom, wallThickness, windingPercent, loopPercent, deadEndPercent);
    }

    /** @return the same with rooms up to another size */
    public RoomsAndMazesLevels withMaxRoom(int side) {
        return new RoomsAndMazesLevels(
                width, height, roomAttempts, side, wallThickness, windingPercent, loopPercent, deadEndPercent);
    }

    /** @return the same with thinner or thicker walls between ways */
    public RoomsAndMazesLevels withWallThickness(int cells) {
        return new RoomsAndMazesLevels(
                width, height, roomAttempts, maxRoom, cells, windingPercent, loopPercent, deadEndPercent);
    }

    /** @return the same with ways that turn more or less */
    public RoomsAndMazesLevels withWindingPercent(int percent) {
        return new RoomsAndMazesLevels(
                width, height, roomAttempts, maxRoom, wallThickness, percent, loopPercent, deadEndPercent);
    }

    /** @return the same with more or fewer doors that are not needed */
    public RoomsAndMazesLevels withLoopPercent(int percent) {
        return new RoomsAndMazesLevels(
                width, height, roomAttempts, maxRoom, wallThickness, windingPercent, percent, deadEndPercent);
    }

    /** @return the same with more or fewer dead ends left */
    public RoomsAndMazesLevels withDeadEndPercent(int percent) {
        return new RoomsAndMazesLevels(
                width, height, roomAttempts, maxRoom, wallThickness, windingPercent, loopPercent, percent);
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.of(new DigRoomsAndMazes(this), new PlaceStairs());
    }
}
