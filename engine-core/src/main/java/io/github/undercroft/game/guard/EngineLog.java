package io.github.undercroft.game.guard;

import io.github.undercroft.event.GameCodeException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The only class of engine-core that logs: warnings for what the engine had to cut or undo, debug lines for games, births and deaths.
 */
public final class EngineLog {

    private static final Logger LOG = LoggerFactory.getLogger("io.github.undercroft");

    private EngineLog() {}

    public static void started(String game, long seed) {
        LOG.debug("The game {} starts with seed {}", game, seed);
    }

    public static void made(int level) {
        LOG.debug("Level {} is made", level);
    }

    public static void cut(Object what, Object details) {
        LOG.warn("Cut: {}: {}", GameCode.printed(what), GameCode.printed(details));
    }

    public static void warned(String game, String warning) {
        LOG.warn("The game {}: {}", game, warning);
    }

    static void undone(GameCodeException failure) {
        LOG.warn("Undone: {}", failure.toString());
    }
}
