package io.github.undercroft.dungeon.maze;

import com.google.common.collect.ImmutableSet;
import io.github.undercroft.dungeon.Guarantee;
import io.github.undercroft.dungeon.LevelDraft;
import io.github.undercroft.dungeon.LevelStep;
import io.github.undercroft.random.RandomSource;
import java.util.Set;

/** Digs a maze over the whole level. */
record DigMaze(MazeStyle style, int braidPercent) implements LevelStep {

    @Override
    public String name() {
        return "maze";
    }

    @Override
    public Set<Guarantee> gives() {
        return ImmutableSet.of(Guarantee.CONNECTED, Guarantee.CLOSED_BORDER, Guarantee.DOORWAYS);
    }

    @Override
    public void apply(LevelDraft draft, RandomSource random) {
        MazeGrid maze = new MazeGrid((draft.width() - 1) / 2, (draft.height() - 1) / 2);
        if (style instanceof MazeStyle.GrowingTree tree) {
            new TreeGrowth(maze, tree, random).grow();
        } else {
            new FieldDivision(maze, random).divide();
        }
        maze.braid(braidPercent, random);
        maze.dig(draft);
    }
}
