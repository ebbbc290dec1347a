package io.github.undercroft.dungeon.feature;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.SizeRange;
import io.github.undercroft.dungeon.StepOrder;
import io.github.undercroft.dungeon.step.AddDoors;
import io.github.undercroft.dungeon.step.AddLoops;
import io.github.undercroft.dungeon.step.PlaceStairs;
import io.github.undercroft.dungeon.step.PruneDeadEnds;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.dungeon.vault.AddVaults;
import java.util.List;
import java.util.Objects;

/**
 * Levels that grow: a room around the middle of the map, then, through random walls, one feature after the other, corridors
 * from rooms and rooms or corridors from corridors. The plan records each feature, how it was dug, and from where.
 *
 * <pre>{@code
 * LevelPlan plan = FeatureLevels.of(80, 40).generate(random);
 * List<Feature> features = plan.details(Feature.class);
 *
 * LevelPlan loops = FeatureLevels.of(80, 40)
 *         .withRooms(60)
 *         .withFinish(new AddLoops(30).withOpenCorridors(), new PruneDeadEnds(100), new AddDoors(60))
 *         .generate(random);
 * }</pre>
 *
 * <p>Every cell of a wall is equally likely to be dug through, so the level spreads evenly; walls at the ends of corridors
 * come first, so that few corridors lead nowhere. Without {@link AddLoops} there is exactly one way between two places. It
 * stops by rooms dug or attempts made, never by time. A level of one room is made again with other random numbers, except
 * the last of {@value LevelGenerator#ATTEMPTS}. O(cells); without steps of its own at most 16 bytes a cell.
 *
 * <p>Source: the feature-based dungeon of "Creating roguelike in Unity from scratch", finished after M. Anderson,
 * "Dungeon-Building Algorithm" (RogueBasin), and the Digger of rot.js by O. Zarzycki.
 *
 * @param width of the map, {@value #MIN} or more
 * @param height of the map, {@value #MIN} or more
 * @param mix which features there are
 * @param limits when digging stops
 * @param finish the steps after digging, before stairs are placed
 */
public record FeatureLevels(int width, int height, FeatureMix mix, FeatureLimits limits, List<LevelStep> finish)
        implements LevelGenerator {

    /** The least width and height of a map. */
    public static final int MIN = 5;

    private static final int CELLS_PER_ROOM = 100;
    private static final int ATTEMPTS_PER_ROOM = 20;
    private static final int USUAL_DETOUR = 30;

    /** Refuses maps that are too small, and features too large for the map. */
    public FeatureLevels {
        Objects.requireNonNull(mix, "mix");
        Objects.requireNonNull(limits, "limits");
        Objects.requireNonNull(finish, "finish");
        requireMap(width, height);
        finish = ImmutableList.copyOf(finish);
        mix.first().requireFits(width, height);
        for (FeatureMix.WeightedFeature choice : mix.choices()) {
            choice.shape().requireFits(width, height);
        }
        StepOrder.require(ImmutableList.<LevelStep>builder()
                .add(new DigFeatures(mix, limits))
                .addAll(finish)
                .build());
    }

    static void requireMap(int width, int height) {
        SettingRange.requireSize(width, height);
        if (width < MIN || height < MIN) {
            throw new IllegalArgumentException("A map of " + width + " x " + height
                    + " is too small for rooms and walls; give at least " + MIN + " x " + MIN);
        }
    }

    /**
     * The default: rooms of 3 to 9 by 3 to 5 cells, corridors of 3 to 10, as far as the map has space for them; a room
     * for every {@value #CELLS_PER_ROOM} cells and {@value #ATTEMPTS_PER_ROOM} attempts for each; a short cut
     * where the way around a wall is longer than {@value #USUAL_DETOUR} steps, no dead ends, and doors in 60 of 100
     * doorways of rooms.
     */
    public static FeatureLevels of(int width, int height) {
        requireMap(width, height);
        RoomShape room = new RoomShape(new SizeRange(3, 9).upTo(width - 2), new SizeRange(3, 5).upTo(height - 2));
        CorridorShape corridor = new CorridorShape(new SizeRange(3, 10).upTo(Math.max(width, height) - 2));
        int rooms = Math.min(Math.max(width * height / CELLS_PER_ROOM, 2), FeatureLimits.MAX_FEATURES);
        return new FeatureLevels(
                width,
                height,
                FeatureMix.of(room, corridor),
                new FeatureLimits(rooms, rooms * ATTEMPTS_PER_ROOM),
                ImmutableList.of(
                        new AddLoops(USUAL_DETOUR).withOpenCorridors(), new PruneDeadEnds(100), new AddDoors(60)));
    }

    /**
     * The article's dungeon without what was added to it: rooms of 5 to 11 by 5 to 7 with their walls, corridors up to 10, and
     * an element for every 40 cells.
     */
    public static LiteralFeatureLevels literal(int width, int height) {
        return LiteralFeatureLevels.of(width, height);
    }

    /** @return the same with rooms and corridors of these sizes, and nothing else */
    public FeatureLevels withSizes(RoomShape room, CorridorShape corridor) {
        Objects.requireNonNull(room, "room");
        Objects.requireNonNull(corridor, "corridor");
        return withMix(FeatureMix.of(room, corridor));
    }

    /** @return the same with other features */
    public FeatureLevels withMix(FeatureMix newMix) {
        return new FeatureLevels(width, height, newMix, limits, finish);
    }

    /** @return the same with up to that many rooms, and {@value #ATTEMPTS_PER_ROOM} attempts for each */
    public FeatureLevels withRooms(int rooms) {
        return withLimits(new FeatureLimits(rooms, Math.max(rooms, 0) * ATTEMPTS_PER_ROOM));
    }

    /** @return the same with other limits */
    public FeatureLevels withLimits(FeatureLimits newLimits) {
        return new FeatureLevels(width, height, mix, newLimits, finish);
    }

    /** @return the same with other steps between digging and stairs, instead of the present ones */
    public FeatureLevels withFinish(LevelStep... steps) {
        Objects.requireNonNull(steps, "steps");
        return new FeatureLevels(width, height, mix, limits, ImmutableList.copyOf(steps));
    }

    /** @return the same around the places of these vaults, which are chosen before anything is dug; see {@link AddVaults#reservedIn} */
    public LevelGenerator reserving(AddVaults vaults) {
        Objects.requireNonNull(vaults, "vaults");
        return vaults.reservedIn(this);
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.<LevelStep>builder()
                .add(new DigFeatures(mix, limits))
                .addAll(finish)
                .add(new PlaceStairs())
                .build();
    }
}
