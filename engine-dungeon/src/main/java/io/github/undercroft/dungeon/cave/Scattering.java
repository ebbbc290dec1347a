package io.github.undercroft.dungeon.cave;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Runs;
import io.github.undercroft.dungeon.shape.CaveRows;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Joining;
import io.github.undercroft.random.RandomSource;
import java.util.Set;

/** Scatters walls over an open field. */
record Scattering(ScatterLevels settings) implements LevelStep {

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
        BitGrid open =
                BitGrid.copyOf(new CaveRows(settings.width(), settings.height(), settings.wallPercent(), random));
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
}
