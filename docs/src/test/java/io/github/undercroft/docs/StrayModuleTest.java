package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Runs a test of this module in a JVM of its own, whose folder for temporary files holds a module that somebody left there. */
class StrayModuleTest {

    @TempDir
    private Path temporary;

    @Test
    void aModuleLeftInTheSystemsTemporaryFolderFailsNoPage() throws IOException, InterruptedException {
        Files.createFile(temporary.resolve("module-info.class"));
        Process tests = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Djava.io.tmpdir=" + temporary,
                        "-cp",
                        Compilation.CLASS_PATH,
                        StrayModuleTest.class.getName())
                .redirectErrorStream(true)
                .start();
        String printed = new String(tests.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(tests.waitFor()).as(printed).isZero();
        assertThat(printed).endsWith("1 passed, 0 failed" + System.lineSeparator());
    }

    /** Runs one test in which a page is compiled. */
    public static void main(String[] arguments) {
        SummaryGeneratingListener results = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(DiscoverySelectors.selectMethod(
                                        PageCheckTest.class, "aPageWithoutMistakesHasNoProblems"))
                                .filters(EngineFilter.includeEngines("junit-jupiter"))
                                .build(),
                        results);
        results.getSummary().printFailuresTo(new PrintWriter(System.out, true, StandardCharsets.UTF_8), 3);
        System.out.println(results.getSummary().getTestsSucceededCount() + " passed, "
                + results.getSummary().getTestsFailedCount() + " failed");
    }
}
