package io.github.undercroft.benchmarks;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blueprint;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.Terrain;
import io.github.undercroft.combat.Health;
import io.github.undercroft.combat.LinearWeapon;
import io.github.undercroft.game.Game;
import io.github.undercroft.game.Rules;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.Grid;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.move.Move;
import io.github.undercroft.stairs.Stairs;
import io.github.undercroft.stairs.TakeStairs;
import io.github.undercroft.terrain.Ground;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A game of 5 levels of 80x24 that have all been made, with 50 actors that carry 5 things each: 300 entities. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 2, jvmArgsAppend = "-XX:+UseSerialGC")
public class ManyLevelsBenchmark {

    private static final int LEVELS = 5;
    private static final int ACTORS = 10;
    private static final int THINGS = 5;
    private static final EntityId HERO = new EntityId(0, 0);

    private Game game = Crowd.game(1, 4, 4);

    /** For JMH. */
    public ManyLevelsBenchmark() {}

    /** A game whose hero has gone down to the last level. */
    @Setup
    public void start() {
        Rules.Builder rules = Rules.named("mine");
        for (int level = 0; level < LEVELS; level++) {
            LevelContent content = level(level);
            rules.level("level " + level, random -> content);
        }
        game = Game.start(rules.build(), 1);
        for (int level = 1; level < LEVELS; level++) {
            await();
            game.submit(HERO, new TakeStairs());
            game.step();
            await();
            game.submit(HERO, new Move(Direction.EAST));
            game.step();
        }
        await();
    }

    private void await() {
        Step step = game.step();
        while (!(step instanceof Step.Awaiting)) {
            step = game.step();
        }
    }

    private static LevelContent level(int number) {
        Grid<Terrain> ground = Grid.of(80, 24, at -> {
            if (at.equals(new Point(1, 1)) && number > 0) {
                return Stairs.up(number - 1);
            }
            return at.equals(new Point(2, 1)) ? Stairs.down(Math.min(number + 1, LEVELS - 1)) : Ground.FLOOR;
        });
        ImmutableList.Builder<LevelContent.Placement> placements = ImmutableList.builder();
        for (int i = 0; i < ACTORS; i++) {
            boolean hero = number == 0 && i == 0;
            Blueprint actor =
                    hero ? Blueprint.player("hero") : Blueprint.of("walker").with(Crowd.Walker.WALKER);
            for (int thing = 0; thing < THINGS; thing++) {
                actor = actor.carrying(Blueprint.item("thing " + thing).with(LinearWeapon.ofDamage(thing)));
            }
            Point at = hero ? new Point(2, 1) : new Point(5 + i * 7, 10);
            placements.add(new LevelContent.Placement(actor.with(Health.of(5)), at));
        }
        return new LevelContent(ground, placements.build());
    }

    /** A copy of the whole game. */
    @Benchmark
    public Game fork() {
        return game.fork();
    }

    /** A copy, and the hero's turn in it: its indices are made there. */
    @Benchmark
    public Step forkAndStep() {
        Game fork = game.fork();
        fork.submit(HERO, new Rest());
        return fork.step();
    }
}
