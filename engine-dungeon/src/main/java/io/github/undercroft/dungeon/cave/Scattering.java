package io.github.undercroft.dungeon.cave;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Runs;
import io.github.undercroft.dungeon.noise.CaveRule;
import io.github.undercroft.dungeon.shape.Blob;
import io.github.undercroft.dungeon.shape.CaveRows;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Joining;
import io.github.undercroft.random.RandomSource;
import java.util.Set;

/** Scatters walls over an open field. */
record Scattering(ScatterLevels settings) implements LevelStep {

    private static final int MAX_WALL_PERCENT = 99;
    /** With this much noise clumps are about a third of the map, so they hold as many walls more as there are fewer elsewhere. */
    private static final int CLUMPS_PERCENT = 42;

    private static final int CLUMP_ROUNDS = 4;
    private static final Rect SMALLEST_CLEARING = new Rect(0, 0, 6, 4);
    private static final Rect LARGEST_CLEARING = new Rect(0, 0, 14, 8);

    @Override
    public String name() {
        return "scattered walls";
    }

    @Override
    public Set<Guarantee> gives() {
        return ImmutableSet.of(Guarantee.CONNECTED, Guarantee.CLOSED_BORDER, Guarantee.DOORWAYS);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        BitGrid open = settings.clumpPercent() == 0 ? noise(settings.wallPercent(), random) : clumps(random);
        for (int i = 0; i < settings.clearings(); i++) {
            addClearing(open, random);
        }
        if (open.count() < 2) {
            open.setRange(draft.height() / 2, draft.width() / 2 - 1, draft.width() / 2 + 1);
        }
        Rect inside = new Rect(1, 1, draft.width() - 2, draft.height() - 2);
        BitGrid diggable = BitGrid.of(draft.width(), draft.height());
        for (int y = inside.y(); y <= inside.bottom(); y++) {
            diggable.setRange(y, inside.x(), inside.right() + 1);
        }
        BitGrid joined = Joining.joined(open, diggable);
        Runs.dig(draft, joined, draft.addArea(AreaKind.CAVE, Runs.bounds(joined), false));
    }

    private BitGrid noise(int wallPercent, RandomSource random) {
        return BitGrid.copyOf(new CaveRows(settings.width(), settings.height(), wallPercent, random));
    }

    private BitGrid clumps(RandomSource random) {
        int more = settings.wallPercent() * (100 + 2 * settings.clumpPercent()) / 100;
        int fewer = settings.wallPercent() * (100 - settings.clumpPercent()) / 100;
        BitGrid dense = noise(Math.min(MAX_WALL_PERCENT, more), random);
        BitGrid open = noise(fewer, random);
        CaveRows between = new CaveRows(settings.width(), settings.height(), CLUMPS_PERCENT, random);
        for (int round = 0; round < CLUMP_ROUNDS; round++) {
            between.smooth(CaveRule.FOUR_FIVE);
        }
        open.and(between);
        dense.andNot(between);
        open.or(dense);
        return open;
    }

    private void addClearing(BitGrid open, RandomSource random) {
        int width = size(SMALLEST_CLEARING.width(), LARGEST_CLEARING.width(), settings.width() - 2, random);
        int height = size(SMALLEST_CLEARING.height(), LARGEST_CLEARING.height(), settings.height() - 2, random);
        BitGrid clearing = Blob.within(width, height, random);
        int left = 1 + random.nextInt(settings.width() - 1 - clearing.width());
        int top = 1 + random.nextInt(settings.height() - 1 - clearing.height());
        Runs.forEach(clearing, (y, from, to) -> open.setRange(top + y, left + from, left + to));
    }

    private static int size(int min, int max, int space, RandomSource random) {
        return Math.min(random.nextInt(min, max + 1), space);
    }
}
