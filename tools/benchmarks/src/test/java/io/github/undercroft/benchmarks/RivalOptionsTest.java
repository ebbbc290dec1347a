package io.github.undercroft.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RivalOptionsTest {

    @TempDir
    private Path folder;

    private static void refused(String message, String... arguments) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RivalOptions.parse(arguments))
                .withMessageStartingWith(message)
                .withMessageContaining("usage: rivals")
                .withMessageNotContaining("\n");
    }

    @Test
    void aTableIsEnough() {
        assertThat(RivalOptions.parse(new String[] {"fields"}))
                .isEqualTo(new RivalOptions("fields", 20, "", Optional.empty()));
        assertThat(RivalOptions.parse(
                        new String[] {"paths", "--movingai", folder.toString(), "--map", "arena", "--every", "5"}))
                .isEqualTo(new RivalOptions("paths", 5, "arena", Optional.of(folder)));
    }

    @Test
    void wrongOptionsAreNamed() {
        refused("which table is missing");
        refused("unknown table 'speed'", "speed");
        refused("unknown table '--every'", "--every", "5", "paths");
        refused("unknown option '--all'", "paths", "--all", "x");
        refused("unknown option 'weighted'", "paths", "weighted");
        refused("no value after --map", "paths", "--map");
        refused("--every twice", "paths", "--every", "5", "--every", "6");
        refused("--every 'five'", "paths", "--every", "five");
        refused("--every '0'", "paths", "--every", "0");
        refused("--every '99999999999'", "paths", "--every", "99999999999");
        refused(
                "--movingai '" + folder.resolve("none") + "'",
                "paths",
                "--movingai",
                folder.resolve("none").toString());
    }
}
