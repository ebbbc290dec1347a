package io.github.undercroft.dungeon.cave;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelGenerator;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Runs;
import io.github.undercroft.dungeon.SettingRange;
import io.github.undercroft.dungeon.noise.CaveRows;
import io.github.undercroft.dungeon.step.PlaceStairs;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Joining;
import io.github.undercroft.random.RandomSource;
import java.util.List;
import java.util.Set;

/**
 * A field of scattered walls: each cell inside the border is a wall with some probability. Cells that are cut off are joined
 * by the shortest tunnels, so the whole field is one area.
 *
 * <pre>{@code
 * LevelPlan plan = ScatterLevels.of(15, 10).generate(random);
 * }</pre>
 *
 * <p>At least {@value #MIN_SIDE} cells wide and high. If fewer than two cells are free, two are opened: a level never
 * fails. O(cells * log cells) in time.
 *
 * <p>Source: the Phaser tutorial "How to make your first roguelike", which has a wall in one of five cells; there, cells may
 * be cut off.
 *
 * @param wallPercent the chance of a wall, from 0 to 90
 */
public record ScatterLevels(int width, int height, int wallPercent) implements LevelGenerator {

    static final int MIN_SIDE = 4;

    /** Refuses settings out of range. */
    public ScatterLevels {
        SettingRange.requireSize("ScatterLevels", width, height, MIN_SIDE);
        SettingRange.require("wallPercent", wallPercent, 0, 90);
    }

    /** A wall in one of five cells. */
    public static ScatterLevels of(int width, int height) {
        return new ScatterLevels(width, height, 20);
    }

    /** @return the same with another chance of a wall */
    public ScatterLevels withWallPercent(int percent) {
        return new ScatterLevels(width, height, percent);
    }

    @Override
    public List<LevelStep> steps() {
        return ImmutableList.of(new Scattering(wallPercent), new PlaceStairs().withAlcovePercent(0));
    }

    private record Scattering(int wallPercent) implements LevelStep {

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
            CaveRows noise = new CaveRows(draft.width(), draft.height(), wallPercent, random);
            BitGrid open = BitGrid.copyOf(noise);
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
}
