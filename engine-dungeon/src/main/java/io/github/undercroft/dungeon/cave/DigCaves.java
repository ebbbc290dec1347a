package io.github.undercroft.dungeon.cave;

import io.github.undercroft.dungeon.Area;
import io.github.undercroft.dungeon.AreaKind;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.dungeon.Link;
import io.github.undercroft.dungeon.RunParts;
import io.github.undercroft.dungeon.RunTable;
import io.github.undercroft.dungeon.shape.CaveRows;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.random.RandomSource;
import java.util.List;

/** Digs what a cellular automaton leaves open, each chamber an area of its own; small ones stay rock. */
record DigCaves(CaveLevels settings) implements LevelStep {

    private static final int LESS_ROCK = 5;
    private static final int MIN_OPEN_PERCENT = 15;

    @Override
    public String name() {
        return "caves";
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        int rock = settings.rockPercent();
        while (!tryDig(draft, rock, random)) {
            rock = Math.max(0, rock - LESS_ROCK);
        }
    }

    /** Without rock any share will do, and there are no rounds, since rules may turn all to rock. */
    private boolean tryDig(LevelDraft draft, int rockPercent, RandomSource random) {
        CaveRows rows = new CaveRows(settings.width(), settings.height(), rockPercent, random);
        for (int round = 0; round < settings.rounds() && rockPercent > 0; round++) {
            rows.smooth(settings.rule());
        }
        BitGrid open = BitGrid.copyOf(rows);
        open.andNot(draft.open()); // what is reserved before
        long largest = Math.max(settings.largestCave(), 4L * settings.smallestCave());
        CaveSplit.Chambers chambers = CaveSplit.split(open, largest, random);
        RunTable runs = chambers.runs();
        if (rockPercent > 0 && !isEnough(dug(runs.parts()))) {
            return false;
        }
        draft.dig(runs, addAreas(draft, runs));
        chambers.breaches().forEach(cells -> open(draft, cells));
        return true;
    }

    private boolean isEnough(long cells) {
        return cells > 1 && 100 * cells >= (long) MIN_OPEN_PERCENT * settings.width() * settings.height();
    }

    private boolean isDug(RunParts parts, int part) {
        return part == parts.largest() || parts.size(part) >= settings.smallestCave();
    }

    private long dug(RunParts parts) {
        long cells = 0;
        for (int part = 0; part < parts.count(); part++) {
            cells += isDug(parts, part) ? parts.size(part) : 0;
        }
        return cells;
    }

    /** For each part, the id of its area. */
    private int[] addAreas(LevelDraft draft, RunTable runs) {
        RunParts parts = runs.parts();
        List<Rect> bounds = parts.bounds(runs);
        int[] ids = new int[parts.count()];
        for (int part = 0; part < ids.length; part++) {
            ids[part] = isDug(parts, part)
                    ? draft.addArea(AreaKind.CAVE, bounds.get(part), false).id()
                    : LevelDraft.NO_AREA;
        }
        return ids;
    }

    /** Digs a passage through a wall if nothing but its two ends would meet a chamber. */
    private static void open(LevelDraft draft, Rect cells) {
        boolean isAcross = cells.width() > 1;
        Point first = new Point(cells.x(), cells.y());
        Point last = new Point(cells.right(), cells.bottom());
        Point before = isAcross ? first.plus(-1, 0) : first.plus(0, -1);
        Point after = isAcross ? last.plus(1, 0) : last.plus(0, 1);
        int one = draft.areaAt(before.x(), before.y());
        int other = draft.areaAt(after.x(), after.y());
        boolean isWalled = isAcross
                ? draft.isSolid(first.y() - 1, first.x(), last.x() + 1)
                        && draft.isSolid(first.y() + 1, first.x(), last.x() + 1)
                : draft.isSolid(first.y(), first.x() - 1, first.x() + 2)
                        && draft.isSolid(last.y(), first.x() - 1, first.x() + 2);
        if (isWalled && one != other && one != LevelDraft.NO_AREA && other != LevelDraft.NO_AREA) {
            Area passage = draft.dig(cells, AreaKind.CORRIDOR, false);
            draft.join(new Link(one, passage.id(), first));
            draft.join(new Link(other, passage.id(), last));
        }
    }
}
