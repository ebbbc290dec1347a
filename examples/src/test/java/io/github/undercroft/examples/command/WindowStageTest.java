package io.github.undercroft.examples.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.MoreFiles;
import io.github.undercroft.examples.BundledGame;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Playing in a window needs nothing of the terminal, which other systems may lack. */
class WindowStageTest {

    private static List<Path> classes(String folder) throws IOException, URISyntaxException {
        Path root = Path.of(BundledGame.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        return MoreFiles.listFiles(root.resolve("io/github/undercroft/examples").resolve(folder)).stream()
                .filter(file -> MoreFiles.getFileExtension(file).equals("class"))
                .toList();
    }

    /** What a class names it may load. The stage of the terminal is not entered with --window. */
    private static boolean namesTheTerminal(Path file) {
        try {
            String pool = Files.readString(file, StandardCharsets.ISO_8859_1);
            return pool.contains("com/googlecode/lanterna") || pool.contains("undercroft/front/terminal/");
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    @Test
    void onlyTheStageOfTheTerminalNamesIt() throws IOException, URISyntaxException {
        assertThat(classes(".")).isNotEmpty().noneMatch(WindowStageTest::namesTheTerminal);
        assertThat(classes("command").stream().filter(WindowStageTest::namesTheTerminal))
                .extracting(file -> file.getFileName().toString())
                .containsExactly("TerminalStage.class");
    }
}
