package io.github.undercroft.dungeon.cave;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.Runs;
import io.github.undercroft.dungeon.noise.CaveRows;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.Regions;
import io.github.undercroft.random.RandomSource;
import java.util.Arrays;

/** Digs what a cellular automaton leaves open, each region an area of its own; small ones stay rock. */
record DigCaves(CaveLevels settings) implements LevelStep {

    private static final int NOT_DUG = -1;

    @Override
    public String name() {
        return "caves";
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        CaveRows rows = new CaveRows(settings.width(), settings.height(), settings.rockPercent(), random);
        for (int round = 0; round < settings.rounds(); round++) {
            rows.smooth(settings.rule());
        }
        Regions regions = FloodFill.of(Movement.FOUR_WAY).regions(rows);
        if (regions.count() == 0 || regions.sizes().get(regions.largest()) < 2) {
            throw new LevelVeto("no cave is left");
        }
        dig(draft, rows, regions);
    }

    private void dig(LevelDraft draft, BitGridView open, Regions regions) {
        int[] areas = addAreas(draft, open, regions);
        Runs.forEach(open, (y, from, to) -> {
            int area = areas[regions.labels().get(from, y)];
            if (area != NOT_DUG) {
                draft.fill(y, from, to, CellKind.FLOOR);
                draft.claim(draft.areas().get(area), y, from, to);
            }
        });
    }

    /** For each region the id of its area. */
    private int[] addAreas(LevelDraft draft, BitGridView open, Regions regions) {
        int count = regions.count();
        int[] left = new int[count];
        int[] right = new int[count];
        int[] top = new int[count];
        int[] bottom = new int[count];
        Arrays.fill(left, Integer.MAX_VALUE);
        Arrays.fill(top, Integer.MAX_VALUE);
        Runs.forEach(open, (y, from, to) -> {
            int region = regions.labels().get(from, y);
            left[region] = Math.min(left[region], from);
            right[region] = Math.max(right[region], to - 1);
            top[region] = Math.min(top[region], y);
            bottom[region] = y;
        });
        int largest = regions.largest();
        int[] areas = new int[count];
        for (int region = 0; region < count; region++) {
            areas[region] = NOT_DUG;
            if (region == largest || regions.sizes().get(region) >= settings.smallestCave()) {
                int width = right[region] - left[region] + 1;
                int height = bottom[region] - top[region] + 1;
                Rect bounds = new Rect(left[region], top[region], width, height);
                areas[region] = draft.addArea(AreaKind.CAVE, bounds, false).id();
            }
        }
        return areas;
    }
}
