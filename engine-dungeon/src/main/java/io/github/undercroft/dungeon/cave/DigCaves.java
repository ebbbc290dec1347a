package io.github.undercroft.dungeon.cave;

import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.LevelVeto;
import io.github.undercroft.dungeon.RunParts;
import io.github.undercroft.dungeon.RunTable;
import io.github.undercroft.dungeon.noise.CaveRows;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.List;

/** Digs what a cellular automaton leaves open, each region an area of its own; small ones stay rock. */
record DigCaves(CaveLevels settings) implements LevelStep {

    @Override
    public String name() {
        return "caves";
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        CaveRows rows = new CaveRows(settings.width(), settings.height(), settings.rockPercent(), random);
        if (draft.isLastAttempt()) {
            RunTable runs = RunTable.of(smoothedAsLongAsACaveIsLeft(rows));
            draft.dig(runs, addAreas(draft, runs));
            return;
        }
        for (int round = 0; round < settings.rounds(); round++) {
            rows.smooth(settings.rule());
        }
        RunTable runs = RunTable.of(rows);
        if (!hasCave(runs.parts())) {
            throw new LevelVeto("no cave is left");
        }
        draft.dig(runs, addAreas(draft, runs));
    }

    private static boolean hasCave(RunParts parts) {
        return parts.count() > 0 && parts.size(parts.largest()) > 1;
    }

    /** Opens two cells in the middle if there is no cave even in the noise. */
    private BitGrid smoothedAsLongAsACaveIsLeft(CaveRows rows) {
        BitGrid last = BitGrid.copyOf(rows);
        if (!hasCave(RunTable.of(last).parts())) {
            last.set(settings.width() / 2, settings.height() / 2);
            last.set(settings.width() / 2 - 1, settings.height() / 2);
            return last;
        }
        for (int round = 0; round < settings.rounds(); round++) {
            rows.smooth(settings.rule());
            if (!hasCave(RunTable.of(rows).parts())) {
                return last;
            }
            last = BitGrid.copyOf(rows);
        }
        return last;
    }

    /** For each part, the id of its area. */
    private int[] addAreas(LevelDraft draft, RunTable runs) {
        RunParts parts = runs.parts();
        List<Rect> bounds = parts.bounds(runs);
        int largest = parts.largest();
        int[] ids = new int[parts.count()];
        for (int part = 0; part < ids.length; part++) {
            boolean isDug = part == largest || parts.size(part) >= settings.smallestCave();
            ids[part] = isDug
                    ? draft.addArea(AreaKind.CAVE, bounds.get(part), false).id()
                    : LevelDraft.NO_AREA;
        }
        return ids;
    }
}
