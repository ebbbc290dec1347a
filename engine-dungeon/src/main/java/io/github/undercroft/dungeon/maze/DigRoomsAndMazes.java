package io.github.undercroft.dungeon.maze;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.random.RandomSource;
import java.util.Set;

/** Digs rooms, then mazes between them, then doors, and fills dead ends. */
record DigRoomsAndMazes(RoomsAndMazesLevels settings) implements LevelStep {

    @Override
    public String name() {
        return "rooms and mazes";
    }

    @Override
    public Set<Guarantee> gives() {
        return ImmutableSet.of(Guarantee.CONNECTED, Guarantee.CLOSED_BORDER, Guarantee.DOORWAYS);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        MazeGrid grid = new MazeGrid((draft.width() - 1) / 2, (draft.height() - 1) / 2);
        MazeRegions regions = new MazeRegions(grid);
        for (int attempt = 0; attempt < settings.roomAttempts(); attempt++) {
            Rect room = room(grid, random);
            if (regions.isFree(room)) {
                regions.addRoom(room);
            }
        }
        regions.addMazes(settings.windingPercent(), random);
        regions.connect(settings.loopPercent(), random);
        for (int node = 0; node < grid.size(); node++) {
            if (regions.isDeadEnd(node) && !random.chance(settings.deadEndPercent(), 100)) {
                regions.takeBack(node);
            }
        }
        if (settings.deadEndPercent() == 0) {
            new ShortCuts(grid, regions).cut();
        }
        new MazeDigging(draft, grid, regions).dig();
    }

    /** In nodes: a room of so many nodes has one cell less than twice as many. */
    private Rect room(MazeGrid grid, RandomSource random) {
        int max = (settings.maxRoom() + 1) / 2;
        int width = random.nextInt(2, Math.min(max, grid.columns) + 1);
        int height = random.nextInt(2, Math.min(max, grid.rows) + 1);
        int column = random.nextInt(grid.columns - width + 1);
        int row = random.nextInt(grid.rows - height + 1);
        return new Rect(column, row, width, height);
    }
}
