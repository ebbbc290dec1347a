package io.github.undercroft.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ApiExamplesTest {

    private static final Pattern BEGINNING = Pattern.compile("<pre\\b|\\{@snippet\\b");

    private final Project project = Project.here();

    @TempDir
    private Path classes;

    private ApiExamples examples() {
        return new ApiExamples(project, classes);
    }

    /** What is wrong with examples that are planted in a comment. */
    private List<String> problems(String... lines) {
        String comment = "/**\n * " + String.join("\n * ", lines) + "\n */\n";
        return examples().problems(ApiExample.in("Planted.java", comment));
    }

    @Test
    void everyExampleInTheJavadocOfWhatIsPublishedCompilesAndPrintsWhatItSays() {
        assertThat(examples().problems(examples().all())).isEmpty();
    }

    @Test
    void noExampleIsLost() {
        assertThat(examples().all()).hasSizeGreaterThanOrEqualTo(88);
    }

    @Test
    void everyBeginningOfAnExampleIsFound() {
        long begun = project.publishedSources().stream()
                .flatMap(file -> BEGINNING.matcher(project.read(file)).results())
                .count();
        assertThat(examples().all()).hasSize((int) begun);
    }

    @Test
    void examplesOfAModuleThatOnlyAProfileBuildsAreFoundToo() {
        assertThat(project.publishedSources()).anyMatch(file -> file.startsWith("front/browser/"));
    }

    @Test
    void nothingIsGivenThatNoExampleUses() {
        String all = examples().all().stream().map(ApiExample::text).collect(Collectors.joining());
        assertThat(Arrays.stream(Given.class.getFields()).map(Field::getName))
                .allMatch(name ->
                        Pattern.compile("\\b" + name + "\\b").matcher(all).find());
    }

    @Test
    void statementsExpressionsMembersAndPackagesAreExamples() {
        assertThat(problems(
                        "<pre>{@code",
                        "record Named(Point at) {}",
                        "private static final List<Point> CELLS = List.of(new Point(1, 2));",
                        "",
                        "int columns = CELLS.get(0)",
                        "        .x();",
                        "new Named(hero)        // a value",
                        "        .at()          // and more of it",
                        "System.out.println(columns);   // prints 1",
                        "}</pre>",
                        "<pre>",
                        "List&lt;String> names = List.of(\"a\" + 'b');",
                        "</pre>",
                        "<pre>",
                        "&#64;SavedValues(\"planted\")",
                        "package planted;",
                        "</pre>"))
                .isEmpty();
    }

    @Test
    void anExampleThatDoesNotCompileIsCaughtWithItsFileAndLine() {
        assertThat(problems("Text.", "<pre>{@code", "int one = 1;", "", "int two = \"two\";", "}</pre>"))
                .singleElement()
                .asString()
                .startsWith("Planted.java:6: incompatible types");
    }

    @Test
    void anExampleThatIsNoJavaIsCaught() {
        assertThat(problems("<pre>", "#####", "#@..#", "</pre>"))
                .anyMatch(problem -> problem.startsWith("Planted.java:3:"));
    }

    @Test
    void anExampleThatUsesWhatNobodyGaveIsCaught() {
        assertThat(problems("<pre>{@code", "dragon.roar()", "}</pre>"))
                .singleElement()
                .asString()
                .startsWith("Planted.java:3: cannot find symbol");
    }

    @Test
    void anExampleOfACallWithoutAValueThatNoSemicolonEndsIsCaught() {
        assertThat(problems("<pre>{@code", "field.compute(null)", "}</pre>"))
                .singleElement()
                .asString()
                .startsWith("Planted.java:3: ");
    }

    @Test
    void anExampleThatUsesATypeThatTheLibraryDoesNotExportIsCaught() {
        assertThat(problems("<pre>{@code", "ImmutableList.of()", "}</pre>"))
                .singleElement()
                .asString()
                .startsWith("Planted.java:3: cannot find symbol");
    }

    @Test
    void anExampleThatPrintsSomethingElseIsCaught() {
        assertThat(problems("<pre>{@code", "System.out.println(2);   // prints 3", "}</pre>"))
                .containsExactly("Planted.java:3: prints\n2\nbut the example says\n3\n");
    }

    @Test
    void anExampleThatThrowsIsCaught() {
        assertThat(problems("<pre>{@code", "Dice.of(\"d0\")", "}</pre>"))
                .singleElement()
                .asString()
                .startsWith("Planted.java:3: throws java.lang.IllegalArgumentException");
    }
}
