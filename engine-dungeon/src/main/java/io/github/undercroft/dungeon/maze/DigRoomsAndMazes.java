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
        RoomLattice lattice = new RoomLattice(settings);
        MazeGrid grid = lattice.grid();
        MazeRegions regions = new MazeRegions(grid);
        for (int attempt = 0; attempt < settings.roomAttempts(); attempt++) {
            Rect room = room(lattice, grid, random);
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
        new MazeDigging(draft, lattice, grid, regions).dig(random);
    }

    /** In nodes. */
    private static Rect room(RoomLattice lattice, MazeGrid grid, RandomSource random) {
        int width = random.nextInt(lattice.minNodes, Math.min(lattice.maxNodes, grid.columns) + 1);
        int height = random.nextInt(lattice.minNodes, Math.min(lattice.maxNodes, grid.rows) + 1);
        int column = random.nextInt(grid.columns - width + 1);
        int row = random.nextInt(grid.rows - height + 1);
        return new Rect(column, row, width, height);
    }
}
