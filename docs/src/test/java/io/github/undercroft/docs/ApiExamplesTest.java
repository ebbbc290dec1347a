package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ApiExamplesTest {

    private static final Pattern BEGINNING = Pattern.compile("<pre\\b|\\{@snippet\\b");

    private final Project project = Project.here();
    private final ApiExamples examples = new ApiExamples(project);

    @TempDir
    private Path classes;

    @Test
    void noExampleIsLost() {
        assertThat(examples.all()).hasSizeGreaterThanOrEqualTo(88);
    }

    @Test
    void everyBeginningOfAnExampleIsFound() {
        long begun = project.publishedSources().stream()
                .flatMap(file -> BEGINNING.matcher(project.read(file)).results())
                .count();
        assertThat(examples.all()).hasSize((int) begun);
    }

    @Test
    void examplesOfModulesThatOnlyAProfileBuildsAreFoundToo() {
        assertThat(project.publishedSources())
                .anyMatch(file -> file.startsWith("front/browser/"));
    }
}
