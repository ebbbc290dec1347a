package io.github.undercroft.game;

import io.github.undercroft.game.codec.ValueCheck;
import io.github.undercroft.game.guard.EngineLog;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.LevelGround;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.LevelContent;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.random.SeedValues;
import io.github.undercroft.random.Seeds;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes each level of a game at the first journey there. */
final class LevelMaker {

    private final World world;
    private final Rules rules;
    private final Births births;

    LevelMaker(World world, Rules rules, Births births) {
        this.world = world;
        this.rules = rules;
        this.births = births;
    }

    /**
     * The first content of a level.
     *
     * @param seed decides the level's chance; not that of the game in a preview, which must not reveal unseen levels
     * @param values what the game draws once from its seed
     */
    static LevelContent content(Rules rules, long seed, SeedValues values, int number) {
        LevelContent content = drawn(rules, seed, values, number);
        RegistryCheck.check(rules, content);
        content.ground().values().forEach(terrain -> ValueCheck.checkTerrain(rules.registry(), terrain));
        for (int y = 0; y < content.ground().height(); y++) {
            for (int x = 0; x < content.ground().width(); x++) {
                Landscaper.checkOpen(content.ground().get(x, y), new Point(x, y));
            }
        }
        return content;
    }

    /** Calls the level's source. The exception names the source if it throws or returns null. */
    private static LevelContent drawn(Rules rules, long seed, SeedValues values, int number) {
        long levelSeed = Seeds.derive(Seeds.derive(seed, "level"), number);
        try {
            LevelContent content = rules.levels().source(number).content(RandomSource.of(levelSeed), values);
            return Objects.requireNonNull(content, "it returned null");
        } catch (Throwable thrown) {
            throw GameCode.failure("Making level " + number, rules.levels().makerOf(number), thrown);
        }
    }

    /** The level with its first content; null if its code threw. */
    @Nullable
    Level make(int number) {
        Level made = null;
        try {
            LevelContent content = content(rules, world.levelSeed, world.seed, number);
            made = new Level(number, LevelGround.of(content.ground()), world.entities);
            made.leftAt = world.order.now();
            world.levels.add(made);
            births.populate(made, content.placements());
            EngineLog.made(number);
            return made;
        } catch (Throwable thrown) {
            if (made != null) {
                world.levels.remove(made);
            }
            world.failures.add(
                    GameCode.failure("Making level " + number, rules.levels().makerOf(number), thrown));
            return null;
        }
    }
}
