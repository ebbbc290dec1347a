package io.github.undercroft.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.sun.management.ThreadMXBean;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.move.Move;
import io.github.undercroft.terrain.Ground;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** A turn that is tried in a fork allocates in proportion to what it uses, not to the cells of the level. */
class ForkAllocationTest {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final EntityId HERO = new EntityId(0, 0);
    private static final int SIDE = 1000;

    /** Puts a wall into the corner. */
    private record Wall() implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            context.setTerrain(new Point(0, 0), Ground.WALL);
            return ActionResult.succeeded();
        }
    }

    private static long allocated(Action action) {
        Grid<Terrain> ground = Grid.of(SIDE, SIDE, at -> Ground.FLOOR);
        LevelContent level = new LevelContent(
                ground,
                ImmutableList.of(
                        new Placement(Blueprint.player("hero"), new Point(500, 500)),
                        new Placement(Blueprint.item("thing"), new Point(500, 500))));
        Game game = Game.start(Rules.named("large").level("one", any -> level).build(), 1);
        assertThat(game.step()).isInstanceOf(Step.Awaiting.class);
        game.preview(HERO, action);
        long before = THREADS.getCurrentThreadAllocatedBytes();
        game.preview(HERO, action);
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void aStepAcrossAMillionCellsAllocatesLessThanAByteForTenOfThem() {
        assertThat(allocated(new Move(Direction.EAST))).isLessThan(SIDE * SIDE / 10);
    }

    @Test
    void anotherTerrainCopiesTheBitsThatChangeAndOneRowOfCells() {
        // Three bits for each cell: one sees through it, walks and flies over it.
        assertThat(allocated(new Wall())).isLessThan(SIDE * SIDE / 2);
    }
}
