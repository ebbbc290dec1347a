package io.github.undercroft.dungeon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.undercroft.dungeon.text.PlanText;
import io.github.undercroft.dungeon.vault.AddVaults;
import io.github.undercroft.dungeon.vault.Vault;
import io.github.undercroft.random.RandomSource;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LocationAwareLogger;

class DungeonLogTest {

    /** The logger of the tests reads its level only once, so the level is set in the logger itself. */
    private static String loggedAtDebug(Runnable work) throws ReflectiveOperationException {
        Logger logger = LoggerFactory.getLogger("io.github.undercroft.dungeon");
        Field level = logger.getClass().getDeclaredField("currentLogLevel");
        level.setAccessible(true);
        int before = level.getInt(logger);
        PrintStream errors = System.err;
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        System.setErr(new PrintStream(written, true, StandardCharsets.UTF_8));
        level.setInt(logger, LocationAwareLogger.DEBUG_INT);
        try {
            work.run();
        } finally {
            level.setInt(logger, before);
            System.setErr(errors);
        }
        return written.toString(StandardCharsets.UTF_8);
    }

    @Test
    void anAttemptThatFailedIsLoggedAtDebugWithReasonSeedAndGenerator() throws ReflectiveOperationException {
        Vault cell = Vault.of("cell", "###\n#.E\n###");
        LevelGenerator tight =
                PlanText.of("####\n#<>#\n####").then(AddVaults.of(cell).atLeast(1));
        String log = loggedAtDebug(() -> assertThatExceptionOfType(LevelFailedException.class)
                .isThrownBy(() -> tight.generate(RandomSource.of(1))));
        assertThat(log.lines()).hasSize(LevelGenerator.ATTEMPTS);
        assertThat(log.lines().toList().get(1))
                .contains("DEBUG", "Attempt 2 failed: fewer vaults than asked for; seed ", "AddVaults[");
    }
}
