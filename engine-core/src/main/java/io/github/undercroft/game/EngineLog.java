package io.github.undercroft.game;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The one place that logs: warnings for what the engine had to cut or undo, debug lines for games and lives. */
final class EngineLog {

    private static final Logger LOG = LoggerFactory.getLogger("io.github.undercroft");

    private EngineLog() {}

    static void started(String game, long seed) {
        LOG.debug("The game {} starts with seed {}", game, seed);
    }

    static void made(int level) {
        LOG.debug("Level {} is made", level);
    }

    static void cut(Object what, Object details) {
        LOG.warn("Cut: {}: {}", GameCode.printed(what), GameCode.printed(details));
    }

    static void undone(GameCodeException failure) {
        LOG.warn("Undone: {}", failure.toString());
    }
}
