package io.github.undercroft.dungeon.cave;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.CellKind;
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

    private static final int NOT_DUG = -1;

    @Override
    public String name() {
        return "caves";
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        CaveRows rows = new CaveRows(settings.width(), settings.height(), settings.rockPercent(), random);
        if (draft.isLastAttempt()) {
            RunTable runs = RunTable.of(smoothedAsLongAsACaveIsLeft(rows));
            dig(draft, runs, runs.parts());
            return;
        }
        for (int round = 0; round < settings.rounds(); round++) {
            rows.smooth(settings.rule());
        }
        RunTable runs = RunTable.of(rows);
        RunParts parts = runs.parts();
        if (!hasCave(parts)) {
            throw new LevelVeto("no cave is left");
        }
        dig(draft, runs, parts);
    }

    private static boolean hasCave(RunParts parts) {
        return parts.count() > 0 && parts.size(parts.largest()) > 1;
    }

    /** With two cells in the middle if there is no cave even in the noise. */
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

    private void dig(LevelDraft draft, RunTable runs, RunParts parts) {
        int[] ids = addAreas(draft, runs, parts);
        List<Area> areas = draft.areas();
        for (int y = 0; y < runs.height(); y++) {
            for (int run = runs.firstOf(y); runs.from(run) != RunTable.END; run++) {
                int id = ids[parts.of(run)];
                if (id != NOT_DUG) {
                    draft.fill(y, runs.from(run), runs.to(run), CellKind.FLOOR);
                    draft.claim(areas.get(id), y, runs.from(run), runs.to(run));
                }
            }
        }
    }

    /** For each part the id of its area. */
    private int[] addAreas(LevelDraft draft, RunTable runs, RunParts parts) {
        List<Rect> bounds = parts.bounds(runs);
        int largest = parts.largest();
        int[] ids = new int[parts.count()];
        for (int part = 0; part < ids.length; part++) {
            boolean isDug = part == largest || parts.size(part) >= settings.smallestCave();
            ids[part] = isDug
                    ? draft.addArea(AreaKind.CAVE, bounds.get(part), false).id()
                    : NOT_DUG;
        }
        return ids;
    }
}
