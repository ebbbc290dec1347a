package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OfflinePagesTest {

    private static final Project PROJECT = Project.here();
    private static final OfflinePages OFFLINE = new OfflinePages(PROJECT);

    @TempDir
    private Path folder;

    @Test
    void theOneTextHoldsEachPage() {
        String text = OFFLINE.text();
        assertThat(PROJECT.filesBelow("docs").stream().filter(file -> file.endsWith(".md")))
                .hasSizeGreaterThan(15)
                .allSatisfy(file ->
                        assertThat(text).contains(PROJECT.page(file).lines().get(0)));
        assertThat(PROJECT.page("docs/sight.md").blocks())
                .allSatisfy(block -> assertThat(text).contains(block.text()));
    }

    @Test
    void eachLinkOfTheOneTextLeadsSomewhere() {
        String text = OFFLINE.text();
        List<String> within = Pattern.compile("\\]\\(#([^)]+)\\)")
                .matcher(text)
                .results()
                .map(link -> link.group(1))
                .toList();
        assertThat(within)
                .hasSizeGreaterThan(300)
                .allSatisfy(anchor -> assertThat(text).contains("<a id=\"" + anchor + "\"></a>"));
        assertThat(Pattern.compile("<a id=\"([^\"]+)\"></a>")
                        .matcher(text)
                        .results()
                        .map(each -> each.group(1)))
                .doesNotHaveDuplicates();
    }

    /** With {@code -Dpages.write} it writes the list anew, and then holds as well. */
    @Test
    void theListInTheProjectsRootIsThatOfThePages() throws IOException {
        if (Boolean.getBoolean("pages.write")) {
            Files.writeString(PROJECT.root().resolve(OfflinePages.LIST), OFFLINE.list());
        }
        assertThat(PROJECT.read(OfflinePages.LIST)).isEqualTo(OFFLINE.list());
    }

    /** {@code -Dpages.write} writes it, too. */
    @Test
    void theSkillFileIsThatOfThePages() throws IOException {
        String text = new SkillFile(PROJECT).text();
        if (Boolean.getBoolean("pages.write")) {
            Files.createDirectories(PROJECT.root().resolve(SkillFile.FILE).getParent());
            Files.writeString(PROJECT.root().resolve(SkillFile.FILE), text);
        }
        assertThat(PROJECT.read(SkillFile.FILE)).isEqualTo(text);
        assertThat(text)
                .contains("record Shove(Direction direction) implements Action", "Never keep a `Game`")
                .doesNotContain("](");
    }

    /** What agents are told of the starter is true of it. */
    @Test
    void theStartersTestsHaveTheSceneThatAgentsAreShown() {
        String agents = PROJECT.read("examples/starter/AGENTS.md");
        String code = agents.substring(agents.indexOf("```java\n") + 8, agents.lastIndexOf("```"));
        assertThat(PROJECT.read("examples/starter/src/test/java/mygame/MyGameTest.java"))
                .contains(code.strip());
        String main = PROJECT.read("examples/starter/src/main/java/mygame/Main.java");
        assertThat(Pattern.compile("-Dexec.args='?(\\w+)")
                        .matcher(agents)
                        .results()
                        .map(word -> word.group(1)))
                .hasSizeGreaterThan(2)
                .allSatisfy(word -> assertThat(main).contains("case \"" + word + "\""));
    }

    @Test
    void theTutorialHasSevenStepsOfWhichEachCompiles() throws IOException {
        List<StepFolder> steps = StepFolder.all(PROJECT);
        assertThat(steps)
                .extracting(StepFolder::name)
                .startsWith("step-1")
                .endsWith("step-7")
                .hasSize(7);
        for (StepFolder step : steps) {
            step.write(folder);
            Path written = folder.resolve(step.name());
            assertThat(Files.readString(written.resolve("pom.xml"))).contains("<exec.mainClass>mygame.Play<");
            List<Compilation.Unit> units = step.files().entrySet().stream()
                    .filter(file -> file.getKey().endsWith(".java"))
                    .map(file -> new Compilation.Unit(
                            file.getKey(),
                            file.getKey()
                                    .replace("src/main/java/", "")
                                    .replace(".java", "")
                                    .replace('/', '.'),
                            file.getValue(),
                            line -> line))
                    .toList();
            assertThat(units).hasSizeGreaterThanOrEqualTo(3);
            assertThat(new Compilation(written.resolve("classes")).problems(units))
                    .isEmpty();
        }
        assertThat(steps.get(6).files().get("pom.xml")).contains("engine-save");
        assertThat(steps.get(5).files().get("pom.xml")).doesNotContain("engine-save");
    }
}
