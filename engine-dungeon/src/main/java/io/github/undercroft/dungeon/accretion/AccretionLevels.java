package io.github.undercroft.dungeon.accretion;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.StepOrder;
import io.github.undercroft.dungeon.step.AddDoors;
import io.github.undercroft.dungeon.step.AddLakes;
import io.github.undercroft.dungeon.step.AddLoops;
import io.github.undercroft.dungeon.step.PlaceStairs;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.dungeon.vault.AddVaults;
import java.util.List;
import java.util.Objects;

/**
 * Levels by accretion: a room in the middle of the map, then one room after the other, each designed apart from the map, with
 * or without a corridor, and moved from wall to wall until one of its doors is in a wall and it fits. Then loops, lakes and
 * doors.
 *
 * <pre>{@code
 * LevelPlan plan = AccretionLevels.of(80, 40).generate(random);
 *
 * LevelPlan dry = AccretionLevels.of(80, 40)
 *         .withMix(RoomMix.of(new RoomDesign.RoundRoom(new SizeRange(5, 12))).with(new RoomDesign.PlainRoom(new SizeRange(3, 8), new SizeRange(3, 5)), 2))
 *         .withFinish(new AddLoops(20), new AddDoors(60))
 *         .generate(random);
 * }</pre>
 *
 * <p>At least {@value #MIN} cells wide and high. Each wall is equally likely to be tried, up to 100 of them for a room; a
 * room that fits nowhere is dropped, and counted as {@code "no place for a room"}. Each room, cave and corridor is an area,
 * and there is a link where one was added to another. Each corridor leads from one area to another; only a lake over part of
 * it makes it a dead end. A cell of a room or cave may have a single neighbour. Without {@link AddLoops} there is exactly
 * one way between two areas. It stops by the number of rooms, never by time. O(cells) for as many rooms as the map has space
 * for, including the usual finish with detours of usual length.
 *
 * <p>Source: the level design of Brogue, by B. Walker. Different here: walls are drawn from those that can have something beyond
 * them, and tries are counted, so that large maps take no longer than their cells.
 *
 * @param width of the map, {@value #MIN} or more
 * @param height of the map, {@value #MIN} or more
 * @param mix which rooms there are
 * @param rooms how many rooms are designed, 1 to {@value #MAX_ROOMS}; not all of them find a place
 * @param finish what is done when all rooms are dug, before stairs are placed
 */
public record AccretionLevels(int width, int height, RoomMix mix, int rooms, List<LevelStep> finish)
        implements LevelGenerator {

    /** The least width and height of a map. */
    public static final int MIN = 5;

    /** The greatest number of rooms: each may have a corridor, and a plan holds 65,535 areas. */
    public static final int MAX_ROOMS = 32_767;

    private static final int CELLS_PER_ROOM = 50;
    private static final int CELLS_PER_LAKE = 1000;

    /** Refuses settings out of range, and rooms too large for the map. */
    public AccretionLevels {
        Objects.requireNonNull(mix, "mix");
        Objects.requireNonNull(finish, "finish");
        SettingRange.requireSize("AccretionLevels", width, height, MIN);
        SettingRange.require("rooms", rooms, 1, MAX_ROOMS);
        finish = ImmutableList.copyOf(finish);
        for (RoomMix.WeightedRoom choice : mix.choices()) {
            choice.design().requireFits(width, height);
        }
        StepOrder.require(ImmutableList.<LevelStep>builder()
                .add(new Accrete(mix, rooms))
                .addAll(finish)
                .build());
    }

    /**
     * The default: plain rooms, crosses, round rooms, small caves and large ones, all equally likely, as far as the map has
     * space for them; a design for every {@value #CELLS_PER_ROOM} cells; a short cut where the way around a wall is longer
     * than 20 steps, a lake for every {@value #CELLS_PER_LAKE} cells, and doors in 60 of 100 doorways.
     */
    public static AccretionLevels of(int width, int height) {
        SettingRange.requireSize("AccretionLevels", width, height, MIN);
        int cells = width * height;
        return new AccretionLevels(
                width,
                height,
                usualMix(width - 2, height - 2),
                Math.min(Math.max(cells / CELLS_PER_ROOM, 4), MAX_ROOMS),
                ImmutableList.of(new AddLoops(20), AddLakes.of(cells / CELLS_PER_LAKE), new AddDoors(60)));
    }

    private static RoomMix usualMix(int width, int height) {
        SizeRange diameter = new SizeRange(5, 10).upTo(Math.min(width, height));
        return RoomMix.of(new RoomDesign.PlainRoom(new SizeRange(3, 10).upTo(width), new SizeRange(3, 6).upTo(height)))
                .with(new RoomDesign.CrossRoom(new SizeRange(5, 14).upTo(width), new SizeRange(5, 9).upTo(height)), 1)
                .with(new RoomDesign.RoundRoom(diameter), 1)
                .with(new RoomDesign.CaveRoom(new SizeRange(5, 14).upTo(width), new SizeRange(4, 9).upTo(height)), 1)
                .with(new RoomDesign.CaveRoom(new SizeRange(14, 36).upTo(width), new SizeRange(9, 18).upTo(height)), 1)
                .withCorridors(35, new SizeRange(3, 12));
    }

    /** @return the same with other rooms */
    public AccretionLevels withMix(RoomMix newMix) {
        return new AccretionLevels(width, height, newMix, rooms, finish);
    }

    /** @return the same with so many designs of rooms */
    public AccretionLevels withRooms(int count) {
        return new AccretionLevels(width, height, mix, count, finish);
    }

    /** @return the same with other steps between digging and stairs, instead of the present ones */
    public AccretionLevels withFinish(LevelStep... steps) {
        Objects.requireNonNull(steps, "steps");
        return new AccretionLevels(width, height, mix, rooms, ImmutableList.copyOf(steps));
    }

    /** @return the same around the places of these vaults, which are chosen before anything is dug; see {@link AddVaults#reservedIn} */
    public LevelGenerator reserving(AddVaults vaults) {
        Objects.requireNonNull(vaults, "vaults");
        return vaults.reservedIn(this);
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.<LevelStep>builder()
                .add(new Accrete(mix, rooms))
                .addAll(finish)
                .add(new PlaceStairs())
                .build();
    }
}
