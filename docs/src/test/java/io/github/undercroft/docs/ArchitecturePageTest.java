package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ArchitecturePageTest {

    private static final Project PROJECT = Project.here();
    private static final Page PAGE = PROJECT.page("docs/architecture.md");
    private static final Pattern PHASE = Pattern.compile("^(\\d+)\\. `([A-Z_]+)`", Pattern.MULTILINE);
    private static final Pattern CONSTANT = Pattern.compile("^    ([A-Z_]+),?$", Pattern.MULTILINE);

    private static List<String> listed(int group) {
        return PHASE.matcher(PAGE.text())
                .results()
                .map((MatchResult found) -> found.group(group))
                .toList();
    }

    /** From its source: authors do not name the type. */
    private static List<String> phases() {
        return CONSTANT.matcher(PROJECT.read("engine-core/src/main/java/io/github/undercroft/game/Phase.java"))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @Test
    void thePageListsThePhasesOfAStepInTheirOrder() {
        assertThat(listed(2)).hasSize(11).isEqualTo(phases());
    }

    @Test
    void thePhasesAreNumberedFromOne() {
        assertThat(listed(1))
                .isEqualTo(Stream.iterate(1, number -> number + 1)
                        .limit(phases().size())
                        .map(String::valueOf)
                        .toList());
    }

    @Test
    void thePictureNamesEveryPackageAndModule() {
        String picture = PAGE.blocks().get(0).text();
        assertThat(PROJECT.packages())
                .isNotEmpty()
                .allSatisfy(name -> assertThat(picture).contains(name.replace("io.github.undercroft.", "")));
        assertThat(PROJECT.modules())
                .isNotEmpty()
                .allSatisfy(module -> assertThat(picture).contains(module));
    }

    @Test
    void onlyPublishedModulesAreTheLibrary() {
        assertThat(PROJECT.packages())
                .contains("io.github.undercroft.fov", "io.github.undercroft.pathfinding")
                .doesNotContain("io.github.undercroft.pictures");
    }

    @Test
    void theReadmeOrWhatContributorsReadNamesEveryModule() {
        String tables = (PROJECT.read("README.md") + PROJECT.read("CONTRIBUTING.md"))
                .lines()
                .filter(line -> line.startsWith("| `"))
                .collect(Collectors.joining("\n"));
        assertThat(PROJECT.modules())
                .isNotEmpty()
                .allSatisfy(module -> assertThat(tables).contains("`" + module + "`"));
    }

    @Test
    void oneLineOfTheReadmeIsTheTestCommand() {
        assertThat(PROJECT.page("README.md").lines().stream().filter(line -> line.startsWith("mvn verify")))
                .containsExactly("mvn verify");
    }
}
