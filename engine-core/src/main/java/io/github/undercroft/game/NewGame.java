package io.github.undercroft.game;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.game.state.EntityTable;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.LevelGround;
import io.github.undercroft.game.state.Levels;
import io.github.undercroft.game.state.Streams;
import io.github.undercroft.game.state.World;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.random.SeedValues;

/** Makes the world of a new game, up to the first turn. */
final class NewGame {

    private NewGame() {}

    /** The engine of a new game. */
    static Engine of(Rules rules, long seed) {
        SeedValues values = rules.kept.values(seed, ImmutableMap.of());
        LevelContent content = LevelMaker.content(rules, seed, values, 0);
        EntityTable entities = new EntityTable();
        Level level = new Level(0, LevelGround.of(content.ground()), entities);
        level.active = true;
        World world =
                new World(values, new Levels(level), entities, rules.scheduler().create(), new Streams(seed), seed);
        world.timers = rules.timers;
        Engine engine = new Engine(world, rules);
        engine.births.populate(level, content.placements());
        world.levels.setDisturbed(false);
        engine.perception().open();
        world.outcome = engine.runner.outcome();
        long before = world.order.now();
        if (!world.order.isEmpty()) {
            world.order.current();
        }
        engine.runner.lookInOtherLight(before);
        return engine;
    }
}
