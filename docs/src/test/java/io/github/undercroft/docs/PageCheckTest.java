package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plants mistakes in pages and looks whether they are caught. */
class PageCheckTest {

    private static final String SHOVE = "examples/first-game/src/main/java/mygame/Shove.java";

    private static final String[] TWICE = {
        "```java type=Twice",
        "package planted;",
        "final class Twice {",
        "    static int one = 1;",
        "    public static void main(String[] arguments) {",
        "        System.out.println(one + sum());",
        "    }",
        "",
        "    /** Of what there is. */",
        "    static int sum() {",
        "        return one;",
        "    }",
        "}",
        "```"
    };

    @TempDir
    private Path classes;

    private List<String> problems(String... lines) {
        Page page = new Page("docs/planted.md", String.join("\n", lines) + "\n");
        return new PageCheck(Project.here(), page, classes).problems();
    }

    @Test
    void aPageWithoutMistakesHasNoProblems() {
        assertThat(problems(
                        "See [the design](architecture.md#packages-and-modules).",
                        "```java run",
                        "import io.github.undercroft.geometry.Point;",
                        "import java.time.Duration;",
                        "System.out.println(new Point(1, 2));",
                        "System.out.println(Duration.ZERO);",
                        "```",
                        "```text output",
                        "(1,2)",
                        "PT0S",
                        "```",
                        "<!-- given: Game game -->",
                        "```java",
                        "game.step();",
                        "```",
                        "```java sketch",
                        "this is no Java",
                        "```"))
                .isEmpty();
    }

    @Test
    void aBlockThatDoesNotCompileIsCaughtWithItsLine() {
        assertThat(problems("Text.", "```java", "int one = 1;", "int two = \"two\";", "```"))
                .singleElement()
                .asString()
                .startsWith("docs/planted.md:4: incompatible types");
    }

    @Test
    void aBlockThatUsesWhatNobodyGaveIsCaught() {
        assertThat(problems("```java", "game.step();", "```"))
                .singleElement()
                .asString()
                .startsWith("docs/planted.md:2: cannot find symbol");
    }

    @Test
    void aBlockThatForgetsAnImportIsCaught() {
        assertThat(problems("```java run", "new Point(1, 2);", "```"))
                .singleElement()
                .asString()
                .startsWith("docs/planted.md:2: cannot find symbol");
    }

    @Test
    void aLineOfAnIndexNeedsNoImport() {
        assertThat(problems("```java index", "List<Point> cells = List.of(new Point(1, 2));", "```"))
                .isEmpty();
        assertThat(problems("```java index", "List<Pint> cells = List.of();", "```"))
                .singleElement()
                .asString()
                .startsWith("docs/planted.md:2: cannot find symbol");
    }

    @Test
    void importsMayBeFoldedAwayAboveABlockThatRuns() {
        assertThat(problems(
                        "```java imports",
                        "import java.util.List;",
                        "```",
                        "```java run",
                        "System.out.println(List.of(1));",
                        "```",
                        "```text output",
                        "[1]",
                        "```"))
                .isEmpty();
        assertThat(problems("```java imports", "import java.util.List;", "```", "```text", "a", "```"))
                .containsExactly("docs/planted.md:4: imports stand above a block that is not run");
    }

    @Test
    void aBlockThatImportsAWholePackageIsCaught() {
        assertThat(problems("```java run", "import java.util.*;", "List.of();", "```"))
                .containsExactly(
                        "docs/planted.md:1: imports a whole package; name each type, as in import java.util.List;");
    }

    @Test
    void whatIsGivenNeedsNoImportUntilItIsNamed() {
        assertThat(problems(
                        "<!-- given: Map<String, List<Point>> map, Game game -->",
                        "```java",
                        "map.clear();",
                        "game.step();",
                        "```"))
                .isEmpty();
        assertThat(problems("<!-- given: Gamer game -->", "```java", "game.step();", "```"))
                .anySatisfy(problem -> assertThat(problem).startsWith("docs/planted.md:1: cannot find symbol"));
    }

    @Test
    void aWarningOfTheCompilerIsCaught() {
        assertThat(problems(
                        "```java",
                        "import java.util.List;",
                        "List<String> names = (List<String>) (Object) List.of(1);",
                        "```"))
                .anySatisfy(problem -> assertThat(problem).contains("unchecked cast"));
    }

    @Test
    void aBlockThatPrintsSomethingElseIsCaught() {
        assertThat(problems("```java run", "System.out.println(2);", "```", "```text output", "3", "```"))
                .containsExactly("docs/planted.md:1: prints\n2\nbut the page says\n3\n");
    }

    @Test
    void aBlockThatPrintsWhatThePageDoesNotShowIsCaught() {
        assertThat(problems("```java run", "System.out.println(2);", "```", "```java run", "```"))
                .containsExactly("docs/planted.md:1: prints\n2\nbut the page says\n");
    }

    @Test
    void aBlockThatThrowsIsCaught() {
        assertThat(problems(
                        "```java run",
                        "import io.github.undercroft.geometry.Point;",
                        "new Point(1, 2).step(null);",
                        "```"))
                .singleElement()
                .asString()
                .startsWith("docs/planted.md:1: throws java.lang.NullPointerException");
    }

    @Test
    void outputOfNothingIsCaught() {
        assertThat(problems("```text output", "3", "```"))
                .containsExactly("docs/planted.md:1: is the output of nothing");
    }

    @Test
    void anUnknownMarkerOrLanguageIsCaught() {
        assertThat(problems("```java runs", "```"))
                .containsExactly("docs/planted.md:1: the marker \"runs\" is unknown of java");
        assertThat(problems("```jav", "```")).containsExactly("docs/planted.md:1: the language \"jav\" is unknown");
        assertThat(problems("```", "```")).containsExactly("docs/planted.md:1: the language \"\" is unknown");
    }

    @Test
    void aFileThatDiffersOrIsMissingIsCaught() {
        assertThat(problems("```java file=" + SHOVE, "package mygame;", "```"))
                .contains("docs/planted.md:1: differs from " + SHOVE);
        assertThat(problems("```text file=docs/absent.txt", "```"))
                .containsExactly("docs/planted.md:1: there is no file docs/absent.txt");
    }

    @Test
    void aWrongVersionIsCaught() {
        assertThat(problems(
                        "```xml",
                        "<dependency>",
                        "    <groupId>io.github.undercroft</groupId>",
                        "    <artifactId>engine-core</artifactId>",
                        "    <version>0.0.9</version>",
                        "</dependency>",
                        "```"))
                .singleElement()
                .asString()
                .startsWith("docs/planted.md:1: engine-core is 0.0.9 here and ");
    }

    @Test
    void anArtifactThatIsNotThereIsCaught() {
        assertThat(problems(
                        "```xml",
                        "<dependency>",
                        "    <groupId>io.github.undercroft</groupId>",
                        "    <artifactId>engine-cure</artifactId>",
                        "</dependency>",
                        "```"))
                .containsExactly("docs/planted.md:1: the project has no artifact engine-cure");
    }

    @Test
    void xmlThatIsNotWellFormedIsCaught() {
        assertThat(problems("```xml", "<dependency>", "```"))
                .singleElement()
                .asString()
                .startsWith("docs/planted.md:1: is not well formed");
    }

    @Test
    void aShellBlockThatNamesWhatIsNotThereIsCaught() {
        assertThat(problems("```sh", "./absent game", "cd examples", "mvn -f last-game/pom.xml -pl engine-cure", "```"))
                .containsExactly(
                        "docs/planted.md:1: there is no ./absent",
                        "docs/planted.md:1: there is no examples/last-game/pom.xml",
                        "docs/planted.md:1: there is no engine-cure/pom.xml");
    }

    @Test
    void aShellBlockThatNamesAProfileOrATestClassThatIsNotThereIsCaught() {
        assertThat(problems(
                        "```sh",
                        "mvn -Pquick test -Dtest=PagesTest,PageCheckTest",
                        "mvn -Pslow test -Dtest=PageCheck",
                        "```"))
                .containsExactly(
                        "docs/planted.md:1: there is no profile slow",
                        "docs/planted.md:1: there is no test class PageCheck");
    }

    @Test
    void whatOtherCommandsThanMavenMeanByTheirOptionsIsTheirs() {
        assertThat(problems("```sh", "java -jar benchmarks.jar -f 1", "```")).isEmpty();
    }

    @Test
    void aLinkThatLeadsNowhereIsCaught() {
        assertThat(problems("[a](absent.md) [b](architecture.md#absent) [c](https://example.org)"))
                .containsExactly(
                        "docs/planted.md:1: the link to absent.md leads nowhere",
                        "docs/planted.md:1: the link to architecture.md#absent leads nowhere");
    }

    @Test
    void aBlockThatIsNotClosedIsCaught() {
        assertThatThrownBy(() -> problems("Text.", "```java"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("docs/planted.md:2: the block is not closed");
    }

    private List<String> stepProblems(String... lines) {
        return problems(Stream.concat(Stream.of(TWICE), Stream.of(lines)).toArray(String[]::new));
    }

    @Test
    void aStepChangesTheTypeAboveAndLaterBlocksUseItsLastState() {
        assertThat(stepProblems(
                        "```text output of=Twice",
                        "2",
                        "```",
                        "```java into=Twice",
                        "import java.util.List;",
                        "",
                        "    static final List<Integer> MORE = List.of(",
                        "            two(), 3);",
                        "",
                        "    @SuppressWarnings(\"unused\")",
                        "    static int sum() {",
                        "        return one + MORE.get(0);",
                        "    }",
                        "",
                        "    static int two() {",
                        "        return 2;",
                        "    }",
                        "```",
                        "```text output of=Twice",
                        "4",
                        "```",
                        "```java run",
                        "System.out.println(Twice.sum());",
                        "```",
                        "```text output",
                        "3",
                        "```"))
                .isEmpty();
    }

    @Test
    void aStepThatPrintsSomethingElseIsCaught() {
        assertThat(stepProblems(
                        "```java into=Twice", "    static int one = 5;", "```", "```text output of=Twice", "2", "```"))
                .containsExactly("docs/planted.md:18: Twice prints\n10\nbut the page says\n2\n");
    }

    @Test
    void aStepThatDoesNotCompileIsCaughtWithItsLineOnThePageAlsoIfNothingIsPrinted() {
        assertThat(stepProblems("```java into=Twice", "    static int one = \"one\";", "```"))
                .singleElement()
                .asString()
                .startsWith("docs/planted.md:16: incompatible types");
    }

    @Test
    void aStepOfNothingIsCaught() {
        assertThat(problems("```java into=Absent", "    int one = 1;", "```"))
                .containsExactly("docs/planted.md:1: there is no Absent yet to go into");
        assertThat(problems("```text output of=Absent", "```"))
                .containsExactly("docs/planted.md:1: there is no Absent yet to print anything");
        assertThat(stepProblems("```java into=Twice", "int one = 1;", "```"))
                .containsExactly("docs/planted.md:15: has no member, indented by four spaces, to go into Twice");
        assertThat(problems("```text of=Twice", "```"))
                .containsExactly("docs/planted.md:1: the marker \"of=Twice\" is unknown of text");
    }
}
