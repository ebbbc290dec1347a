package io.github.undercroft.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Brain;
import io.github.undercroft.Faction;
import io.github.undercroft.Terrain;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.door.LockableDoor;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.level.LevelContent.Placement;
import io.github.undercroft.pathfinding.brain.Escape;
import io.github.undercroft.pathfinding.brain.Hunter;
import io.github.undercroft.pathfinding.brain.Travel;
import io.github.undercroft.scenario.Bystander;
import io.github.undercroft.terrain.Ground;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** A brain that has nothing to do looks at nothing of the size of the level. */
class BrainAllocationTest {

    private static final int STEPS = 200;

    /** One in a corner, and somebody in the opposite one, behind a wall with a gap that something fills. */
    private static Game game(int side, Terrain inTheGap, List<Blueprint> statue, Brain brain) {
        Point gap = new Point(side / 2, 7);
        Grid<Terrain> ground =
                Grid.of(side, side, at -> at.equals(gap) ? inTheGap : at.x() == gap.x() ? Ground.WALL : Ground.FLOOR);
        Blueprint prey =
                Blueprint.of("prey").with(Faction.PLAYERS).with(Health.of(5)).with(new Bystander());
        Blueprint one = Blueprint.of("one")
                .with(Health.of(5))
                .with(LinearWeapon.ofDamage(1))
                .with(brain);
        List<Placement> placements = new ArrayList<>(
                List.of(new Placement(prey, new Point(side - 1, side - 1)), new Placement(one, new Point(0, 0))));
        statue.forEach(each -> placements.add(new Placement(each, gap)));
        LevelContent content = new LevelContent(ground, placements);
        return Game.start(Rules.named("apart").level("apart", random -> content).build(), 3);
    }

    private static long allocated(Game game) {
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long min = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long before = thread.getCurrentThreadAllocatedBytes();
            for (int step = 0; step < STEPS; step++) {
                game.step();
            }
            min = Math.min(min, thread.getCurrentThreadAllocatedBytes() - before);
        }
        return min / STEPS;
    }

    private static void looksAtNothingOfThatSize(Brain brain) {
        looksAtNothingOfThatSize(Ground.WALL, List.of(), brain);
    }

    private static void looksAtNothingOfThatSize(Terrain inTheGap, List<Blueprint> statue, Brain brain) {
        looksAtNothingOfAnySize(inTheGap, statue, side -> brain);
    }

    private static void looksAtNothingOfAnySize(Terrain inTheGap, List<Blueprint> statue, IntFunction<Brain> brain) {
        allocated(game(20, inTheGap, statue, brain.apply(20)));
        long small = allocated(game(20, inTheGap, statue, brain.apply(20)));
        long large = allocated(game(400, inTheGap, statue, brain.apply(400)));
        // One bit for each cell alone would be 20,000 bytes.
        assertThat(large).isLessThan(small + 2_000);
        assertThat(large).isLessThan(6_000);
    }

    @Test
    void aHunterWhosePreyCannotBeReachedKeepsThatAnswer() {
        looksAtNothingOfThatSize(new Hunter());
    }

    @Test
    void aHunterWhosePreyIsBehindAStatueKeepsThatAnswer() {
        looksAtNothingOfThatSize(Ground.FLOOR, List.of(Blueprint.of("statue")), new Hunter());
    }

    @Test
    void aHunterWhosePreyIsBehindALockedDoorKeepsThatAnswer() {
        looksAtNothingOfThatSize(LockableDoor.locked("cellar", 5), List.of(), new Hunter());
    }

    private static Brain travelsToTheOppositeSide(int side) {
        return PriorityBrain.of(new Travel(new Point(side - 1, side / 2)));
    }

    @Test
    void aTravellerWhosePlaceCannotBeReachedKeepsThatAnswer() {
        looksAtNothingOfAnySize(Ground.WALL, List.of(), BrainAllocationTest::travelsToTheOppositeSide);
    }

    @Test
    void aTravellerWhosePlaceIsBehindAStatueKeepsThatAnswer() {
        List<Blueprint> statue = List.of(Blueprint.of("statue"));
        looksAtNothingOfAnySize(Ground.FLOOR, statue, BrainAllocationTest::travelsToTheOppositeSide);
    }

    @Test
    void oneWhoEscapesLooksAtNothingWithNobodyNear() {
        looksAtNothingOfThatSize(PriorityBrain.of(new Escape(10)));
    }
}
