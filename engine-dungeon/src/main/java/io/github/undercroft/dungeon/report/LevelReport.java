package io.github.undercroft.dungeon.report;

import com.google.common.collect.ImmutableSortedMap;
import com.google.common.math.StatsAccumulator;
import io.github.undercroft.dungeon.LevelFailedException;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelPlan;
import io.github.undercroft.dungeon.tool.SettingRange;
import io.github.undercroft.random.RandomSource;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Statistics of many levels of a generator, to look at after a setting was changed.
 *
 * <pre>{@code
 * LevelReport report = LevelReport.of(FeatureLevels.of(80, 24), 0, 200);
 * report.summary(LevelFigure.LOOPS).orElseThrow().mean();
 * }</pre>
 *
 * <p>Levels can also be added one by one. Reports of equal levels print alike. For one thread.
 */
public final class LevelReport {

    private final Map<LevelFigure, StatsAccumulator> figures = new EnumMap<>(LevelFigure.class);
    private final Map<String, Integer> dropped = new TreeMap<>();
    private int levels;
    private int failures;
    private long attempts;

    /** Makes an empty one. */
    public LevelReport() {
        // Begins without levels.
    }

    /**
     * A figure over the levels.
     *
     * @param levels in how many levels there is such a figure, 1 or more
     * @param min of all
     * @param mean of all
     * @param max of all
     */
    public record Summary(long levels, double min, double mean, double max) {}

    /**
     * Makes levels from a first seed and the seeds that follow.
     *
     * @param levels how many, 0 or more
     * @return the report of them
     */
    public static LevelReport of(LevelGenerator generator, long firstSeed, int levels) {
        Objects.requireNonNull(generator, "generator");
        SettingRange.require("levels", levels, 0, Integer.MAX_VALUE);
        LevelReport report = new LevelReport();
        for (int i = 0; i < levels; i++) {
            try {
                report.add(generator.generate(RandomSource.of(firstSeed + i)));
            } catch (LevelFailedException failure) {
                report.add(failure);
            }
        }
        return report;
    }

    /** Counts a level. */
    public void add(LevelPlan plan) {
        levels++;
        attempts += plan.origin().attempts();
        plan.origin().rejections().forEach(this::drop);
        for (LevelFigure figure : LevelFigure.values()) {
            figure.of(plan)
                    .ifPresent(value -> figures.computeIfAbsent(figure, each -> new StatsAccumulator())
                            .add(value));
        }
    }

    /** Counts a level that could not be made. */
    public void add(LevelFailedException failure) {
        failures++;
        attempts += failure.attempts();
        failure.rejections().forEach(this::drop);
    }

    private void drop(String reason, int times) {
        dropped.merge(reason, times, Integer::sum);
    }

    /** @return how many levels were made */
    public int levels() {
        return levels;
    }

    /** @return how many could not be made */
    public int failures() {
        return failures;
    }

    /** @return how many attempts there were at all of them */
    public long attempts() {
        return attempts;
    }

    /** @return the least, the mean and the greatest of a figure; empty if no level has it */
    public Optional<Summary> summary(LevelFigure figure) {
        return Optional.ofNullable(figures.get(figure))
                .map(values -> new Summary(values.count(), values.min(), values.mean(), values.max()));
    }

    /** @return how often something was dropped, by reason, including vetoes; in alphabetical order */
    public SortedMap<String, Integer> dropped() {
        return ImmutableSortedMap.copyOf(dropped);
    }

    /** @return a line for the levels, one for each figure with minimum, mean and maximum, and one for what was dropped */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(levels + " levels in " + attempts + " attempts, " + failures + " could not be made\n");
        for (LevelFigure figure : LevelFigure.values()) {
            summary(figure)
                    .ifPresent(of -> text.append(figure.label() + ": " + rounded(of.min()) + " to " + rounded(of.max())
                            + ", " + rounded(of.mean()) + " on average\n"));
        }
        return text.append("dropped: " + dropped + "\n").toString();
    }

    private static BigDecimal rounded(double value) {
        return BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP);
    }
}
