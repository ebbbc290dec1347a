package io.github.undercroft.benchmarks;

import com.google.common.collect.ImmutableList;
import com.sun.management.ThreadMXBean;
import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Arrival;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Reaction;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
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
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * Measures a step beside many entities that take no part in it, and steps in which much happens at once, by the CPU
 * time of the thread and the bytes that it allocates. Run it with {@code java -XX:+UseSerialGC -cp ... GrowthTable}.
 */
public final class GrowthTable {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final EntityId HERO = new EntityId(0, 0);
    private static final Point CORNER = new Point(0, 0);
    private static final Blueprint HERO_PRINT = Blueprint.player("hero").with(Health.of(1_000_000));
    private static final Blueprint THING = Blueprint.item("thing");
    private static final Blueprint WALKER =
            Blueprint.of("walker").with(Crowd.Walker.WALKER).with(Health.of(5));

    private GrowthTable() {}

    /** An action of this table. */
    private interface Deed extends Action {
        void run(ActionContext context);

        @Override
        default ActionResult perform(ActionContext context) {
            run(context);
            return ActionResult.succeeded();
        }
    }

    /** Prints all rows, or those whose name contains the argument. */
    public static void main(String[] arguments) {
        String only = arguments.length == 0 ? "" : arguments[0];
        System.out.println("| a step | CPU time | bytes |\n|---|---:|---:|");
        for (int others : new int[] {1_000, 100_000}) {
            row(only, "one reaction, " + others + " others", reaction(others), 2_000);
        }
        for (int still : new int[] {30, 3_000}) {
            row(only, "an actor born and killed, " + still + " on a level that stands still", beside(still), 2_000);
        }
        for (int many : new int[] {1_000, 10_000}) {
            row(only, many + " deaths in one step", deaths(many), 5);
            row(only, many + " births on one cell", births(many), 5);
            row(only, many + " things picked up and dropped", packed(many), 5);
        }
        for (int side : new int[] {40, 200}) {
            row(
                    only,
                    "preview of a step, 50 actors, " + side + "x" + side,
                    preview(side, new Move(Direction.EAST)),
                    3_000);
            row(only, "preview of another terrain, 50 actors, " + side + "x" + side, preview(side, dig()), 3_000);
        }
    }

    private static Deed dig() {
        return context -> context.setTerrain(CORNER, Ground.WALL);
    }

    private static void row(String only, String name, Runnable step, int times) {
        if (!name.contains(only)) {
            return;
        }
        long end = System.nanoTime() + 2_000_000_000L;
        while (System.nanoTime() < end) {
            step.run();
        }
        List<Double> costs = new ArrayList<>();
        double bytes = Double.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long allocated = THREADS.getCurrentThreadAllocatedBytes();
            long before = THREADS.getCurrentThreadCpuTime();
            for (int i = 0; i < times; i++) {
                step.run();
            }
            costs.add((THREADS.getCurrentThreadCpuTime() - before) / 1e3 / times);
            bytes = Math.min(bytes, (double) (THREADS.getCurrentThreadAllocatedBytes() - allocated) / times);
        }
        System.out.println(String.format(Locale.ROOT, "| %s | %.2f µs | %.0f |", name, Collections.min(costs), bytes));
    }

    private static LevelContent level(int width, int height, List<Placement> placements) {
        Grid<Terrain> ground = Grid.of(width, height, at -> Ground.FLOOR);
        return new LevelContent(ground, placements);
    }

    private static List<Placement> grid(Blueprint what, int count) {
        ImmutableList.Builder<Placement> all = ImmutableList.builder();
        for (int i = 0; i < count; i++) {
            all.add(new Placement(what, new Point(1 + i % 300, 1 + i / 300)));
        }
        return all.build();
    }

    private static List<Placement> with(List<Placement> others, Blueprint... inTheCorner) {
        ImmutableList.Builder<Placement> all = ImmutableList.builder();
        for (Blueprint each : inTheCorner) {
            all.add(new Placement(each, CORNER));
        }
        return all.addAll(others).build();
    }

    private static Game game(LevelContent level) {
        return Game.start(Rules.named("growth").level("one", any -> level).build(), 1);
    }

    private static void await(Game game) {
        while (!(game.step() instanceof Step.Awaiting)) {
            // the other actors' turns
        }
    }

    private static void play(Game game, Deed deed) {
        game.submit(HERO, deed);
        if (!(game.step() instanceof Step.Acted acted) || !acted.actor().equals(HERO)) {
            throw new IllegalStateException("the hero did not act");
        }
    }

    private static Runnable reaction(int others) {
        Reaction deaf = (context, self, event) -> {};
        LevelContent level = level(
                310,
                400,
                with(grid(THING, others), HERO_PRINT, Blueprint.item("ear").with(deaf)));
        Game game = game(level);
        await(game);
        return () -> {
            play(game, context -> context.heal(HERO, 0));
            await(game);
        };
    }

    private static Runnable beside(int still) {
        LevelContent moving = level(20, 2, with(List.of(), HERO_PRINT));
        LevelContent standing = level(310, 20, grid(WALKER, still));
        Game game = Game.start(
                Rules.named("still")
                        .level("moving", any -> moving)
                        .level("still", any -> standing)
                        .build(),
                1);
        for (int number : new int[] {1, 0}) {
            await(game);
            play(game, context -> context.tryTravel(HERO, number, Arrival.at(CORNER)));
        }
        await(game);
        Point beside = new Point(9, 1);
        return () -> {
            play(game, context -> {
                EntityId born = context.trySpawn(WALKER, new Location.OnLevel(0, beside))
                        .newborn()
                        .orElseThrow()
                        .id();
                context.damage(born, Damage.physical(9));
            });
            await(game);
        };
    }

    /** A fork each time, so that all entities are alive again. */
    private static Runnable deaths(int many) {
        Game origin = game(level(310, 40, with(grid(WALKER, many), HERO_PRINT)));
        origin.step();
        return () -> play(origin.fork(), context -> {
            for (int i = 1; i <= many; i++) {
                context.damage(new EntityId(0, i), Damage.physical(9));
            }
        });
    }

    private static Runnable births(int many) {
        Game origin = game(level(4, 4, with(List.of(), HERO_PRINT)));
        origin.step();
        Location here = new Location.OnLevel(0, new Point(1, 1));
        return () -> play(origin.fork(), context -> {
            context.board().entitiesAt(CORNER); // so that the index of cells exists
            for (int i = 0; i < many; i++) {
                context.trySpawn(THING, here);
            }
        });
    }

    private static Runnable packed(int many) {
        Game origin = game(level(310, 40, with(grid(THING, many), HERO_PRINT)));
        origin.step();
        return () -> play(origin.fork(), context -> {
            context.board().entitiesAt(CORNER); // so that the index of cells exists
            for (int i = 1; i <= many; i++) {
                context.tryPlace(new EntityId(0, 1 + (i * 7919) % many), new Location.CarriedBy(HERO));
            }
            for (int i = 1; i <= many; i++) {
                context.tryPlace(new EntityId(0, 1 + (i * 7919) % many), new Location.OnLevel(0, CORNER));
            }
        });
    }

    private static Runnable preview(int side, Action action) {
        ImmutableList.Builder<Placement> walkers = ImmutableList.builder();
        for (int i = 0; i < 50; i++) {
            walkers.add(new Placement(WALKER, new Point(i * 37 % side, 1 + i * (side - 2) / 50)));
        }
        Game game = game(level(side, side, with(walkers.build(), HERO_PRINT)));
        await(game);
        return () -> game.preview(HERO, action);
    }
}
