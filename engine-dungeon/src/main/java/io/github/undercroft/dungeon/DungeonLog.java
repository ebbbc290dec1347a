package io.github.undercroft.dungeon;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The only class of engine-dungeon that logs: debug lines for attempts at a level that failed. */
final class DungeonLog {

    private static final Logger LOG = LoggerFactory.getLogger("io.github.undercroft.dungeon");

    private DungeonLog() {}

    static void failed(int attempt, String reason, Object generator, long seed) {
        if (LOG.isDebugEnabled()) {
            // A generator may print as a map of many lines.
            String settings = generator.toString().replace('\n', ' ');
            LOG.debug("Attempt {} failed: {}; seed {} of {}", attempt, reason, seed, settings);
        }
    }
}
