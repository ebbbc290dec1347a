package io.github.undercroft.dungeon.composite;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.StepOrder;
import io.github.undercroft.dungeon.accretion.AccretionLevels;
import io.github.undercroft.dungeon.bsp.BspLevels;
import io.github.undercroft.dungeon.cave.CaveLevels;
import io.github.undercroft.dungeon.feature.FeatureLevels;
import io.github.undercroft.dungeon.maze.MazeLevels;
import io.github.undercroft.dungeon.maze.RoomsAndMazesLevels;
import io.github.undercroft.dungeon.step.JoinByTunnels;
import io.github.undercroft.dungeon.step.PlaceStairs;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.geometry.Rect;
import java.util.List;
import java.util.Objects;

/**
 * Different styles in different parts of a map. Each part is a level of its own generator, with its areas, links and marks;
 * doors in the walls between the parts and, where there is none, tunnels join them. The stairs of the parts become floor, and
 * the whole gets stairs of its own.
 *
 * <pre>{@code
 * LevelPlan plan = CompositeLevels.of(120, 60).generate(random);
 * LevelPlan given = CompositeLevels.of(80, 40, MapSplit.GivenParts.of(
 *                 MapSplit.Part.of("caves", new Rect(0, 0, 41, 40), CaveLevels::of),
 *                 MapSplit.Part.of("halls", new Rect(40, 0, 40, 40), BspLevels::of)))
 *         .generate(random);
 * List<CompositeLevels.PlacedPart> parts = plan.details(CompositeLevels.PlacedPart.class);
 * }</pre>
 *
 * <p>At least {@value #MIN} cells wide and high. A part whose generator fails is a veto. Generators of parts must leave
 * their border closed. Ways between parts may lead around the locks of a part, so locked doors become plain doors, and their
 * keys are removed. To lock doors of the whole level, add a step after this generator. Secret doors of parts stay, and so do
 * locked doors without a {@link io.github.undercroft.dungeon.Lock}; there is a way from stairs to stairs without them.
 * Vaults stay as drawn. O(cells), plus what the generators of the parts take.
 *
 * @param split which parts there are
 * @param gates how many doors there are at most between two parts, 0 to 1000; with none they are joined by tunnels alone
 * @param finish what is done when all is joined, before stairs are placed
 */
public record CompositeLevels(int width, int height, MapSplit split, int gates, List<LevelStep> finish)
        implements LevelGenerator {

    /** The least width and height of a map. */
    public static final int MIN = 5;

    private static final int USUAL_PART = 22;
    private static final int USUAL_GATES = 2;

    /** Refuses settings out of range, and parts that are not for maps of that size. */
    public CompositeLevels {
        Objects.requireNonNull(split, "split");
        Objects.requireNonNull(finish, "finish");
        SettingRange.requireSize("CompositeLevels", width, height, MIN);
        SettingRange.require("gates", gates, 0, 1000);
        split.requireFits(width, height);
        finish = ImmutableList.copyOf(finish);
        StepOrder.require(ImmutableList.<LevelStep>builder()
                .add(new Compose(split, gates), new JoinByTunnels())
                .addAll(finish)
                .build());
    }

    /**
     * The default: parts of {@value #USUAL_PART} cells and more, with rooms and corridors, grown rooms, partitions, caves,
     * rooms and mazes, and now and then a maze; at most {@value #USUAL_GATES} doors between two of them.
     */
    public static CompositeLevels of(int width, int height) {
        return of(width, height, new MapSplit.RandomParts(usualStyles(), USUAL_PART));
    }

    /** Your own parts, with at most {@value #USUAL_GATES} doors between two of them. */
    public static CompositeLevels of(int width, int height, MapSplit split) {
        return new CompositeLevels(width, height, split, USUAL_GATES, ImmutableList.of());
    }

    private static List<MapSplit.PartStyle> usualStyles() {
        return ImmutableList.of(
                new MapSplit.PartStyle("features", FeatureLevels.MIN, 2, FeatureLevels::of),
                new MapSplit.PartStyle("accretion", AccretionLevels.MIN, 2, AccretionLevels::of),
                new MapSplit.PartStyle("bsp", 12, 2, BspLevels::of),
                new MapSplit.PartStyle("caves", 10, 3, CaveLevels::of),
                new MapSplit.PartStyle("rooms and mazes", 15, 2, RoomsAndMazesLevels::of),
                new MapSplit.PartStyle("maze", 15, 1, MazeLevels::of));
    }

    /** @return the same with that many doors between two parts, at most */
    public CompositeLevels withGates(int max) {
        return new CompositeLevels(width, height, split, max, finish);
    }

    /** @return the same with other steps between joining and stairs, instead of the present ones */
    public CompositeLevels withFinish(LevelStep... steps) {
        Objects.requireNonNull(steps, "steps");
        return new CompositeLevels(width, height, split, gates, ImmutableList.copyOf(steps));
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.<LevelStep>builder()
                .add(new Compose(split, gates), new JoinByTunnels())
                .addAll(finish)
                .add(new PlaceStairs())
                .build();
    }

    /**
     * A part of a finished level, as a detail of the plan ({@link io.github.undercroft.dungeon.LevelPlan#details}).
     *
     * @param style the name of its style
     * @param cells where it is; what was dug in it is there, and ways into other parts
     * @param details the details that its generator recorded, with places relative to the corner of the part; without locks
     */
    public record PlacedPart(String style, Rect cells, List<Record> details) {

        public PlacedPart {
            Objects.requireNonNull(style, "style");
            Objects.requireNonNull(cells, "cells");
            Objects.requireNonNull(details, "details");
            details = ImmutableList.copyOf(details);
        }
    }
}
