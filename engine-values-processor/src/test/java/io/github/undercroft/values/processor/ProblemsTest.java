package io.github.undercroft.values.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.values.processor.Compiled.Source;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can't be saved is an error at its line. */
class ProblemsTest {

    private static final String BEGINNING = """
            package mygame;
            import io.github.undercroft.Component;
            import io.github.undercroft.effect.Consequence;
            import io.github.undercroft.value.*;
            import java.util.*;
            """;

    @TempDir
    Path folder;

    /** Components of a record in line 8, and what is said of them. */
    static Stream<Arguments> components() {
        return Stream.of(
                Arguments.of("int[] cells", List.of("cells of Bag", "array", "List")),
                Arguments.of("float part", List.of("part of Bag", "float", "double")),
                Arguments.of("char letter", List.of("letter of Bag", "char", "String")),
                Arguments.of("Map<String, Integer> counts", List.of("counts of Bag", "Map", "List of records")),
                Arguments.of("Set<String> names", List.of("names of Bag", "Set", "List of records")),
                Arguments.of("Object what", List.of("what of Bag", "Object", "interface")),
                Arguments.of("Runnable task", List.of("task of Bag", "Runnable", "lambda")),
                Arguments.of("java.util.function.IntSupplier many", List.of("many of Bag", "IntSupplier", "lambda")),
                Arguments.of("Rule rule", List.of("rule of Bag", "Rule", "lambda", "except = {Rule.class}")),
                Arguments.of("Bare bare", List.of("bare of Bag", "Bare", "lambda", "except = {Bare.class}")),
                Arguments.of("List<Bare> bare", List.of("bare of Bag", "Bare", "lambda", "except = {Bare.class}")),
                Arguments.of("Random random", List.of("random of Bag", "Random", "record or enum")),
                Arguments.of("OptionalInt maybe", List.of("maybe of Bag", "OptionalInt")),
                Arguments.of("Plain plain", List.of("Plain", "component of Bag", "make it a record")),
                Arguments.of("List<List<String>> rows", List.of("rows of Bag", "List<java.lang.String>", "record")),
                Arguments.of("List<?> any", List.of("any of Bag", "record or an enum")),
                Arguments.of("Optional<int[]> some", List.of("some of Bag", "array")),
                Arguments.of("@Nullable String maybe", List.of("maybe of Bag", "null", "Optional")),
                Arguments.of(
                        "@SavedAs(\"same\") int x, @SavedAs(\"same\") int y",
                        List.of("components x and y of Bag", "\"same\"")));
    }

    @ParameterizedTest
    @MethodSource("components")
    void aComponentWithoutAFormIsToldAtItsLine(String component, List<String> parts) {
        Compiled compiled = Compiled.of(folder, new Source("mygame/Bag", BEGINNING + """
                @SavedValues("mygame") class Home { record Bag(
                    int good,
                    %s
                ) implements Component {}
                static class Plain {}
                @FunctionalInterface interface Rule { int of(int number); }
                interface Bare { int of(int number); boolean equals(Object other); default int two() { return of(2); } }
                @interface Nullable {}
                }
                """.formatted(component)));

        assertThat(errors(compiled)).hasSize(1);
        assertThat(errors(compiled).get(0)).startsWith("8: ").contains(parts);
    }

    /** Types from line 7 on, and what is said there. */
    static Stream<Arguments> types() {
        return Stream.of(
                Arguments.of("static class Brain implements Component {}", List.of("Brain is a Component", "record")),
                Arguments.of("private record Secret() implements Component {}", List.of("Secret", "private")),
                Arguments.of("record Crate<T>() implements Component {}", List.of("Crate is generic")),
                Arguments.of("@SavedAs(\"home\") interface Odd {}", List.of("Odd has @SavedAs", "records and enums")),
                Arguments.of(
                        "@SavedAs(constant = \"ONE\") record Two(int two) implements Component {}",
                        List.of("Two", "without components")),
                Arguments.of(
                        "@SavedAs(\"mygame.First\") record Second() implements Component {}",
                        List.of("\"mygame.First\"", "Home.First", "give Second another")),
                Arguments.of(
                        "@SavedAs(formerly = \"mygame.First\") record Third() implements Component {}",
                        List.of("\"mygame.First\"", "Home.First", "give Third another")),
                Arguments.of(
                        "enum Hidden implements Consequence { ; private enum Deep { A } record Deeper(Deep deep)"
                                + " implements Component {} public void befall() {} }",
                        List.of("Deep is a component of Deeper", "private")));
    }

    @ParameterizedTest
    @MethodSource("types")
    void aTypeThatCannotBeSavedIsToldAtItsLine(String type, List<String> parts) {
        Compiled compiled = Compiled.of(folder, new Source("mygame/Home", BEGINNING + """
                @SavedValues("mygame") class Home { record First() implements Component {}
                %s
                }
                """.formatted(type)));

        assertThat(errors(compiled)).hasSize(1);
        assertThat(errors(compiled).get(0)).startsWith("7: ").contains(parts);
    }

    @Test
    void aRecordOfAnotherPackageHasToBePublic() {
        Compiled compiled = Compiled.of(
                folder,
                new Source(
                        "other/Gem",
                        "package other;\npublic class Gem { record Inner() {} public record Public() {} }"),
                new Source("mygame/Home", """
                        package mygame;

                        @io.github.undercroft.value.SavedValues(value = "mygame",
                            also = {other.Gem.class, other.Gem.Public.class})
                        class Home {}
                        """));

        assertThat(errors(compiled)).hasSize(1);
        assertThat(errors(compiled).get(0)).startsWith("5: ").contains("Gem is named in @SavedValues", "record");
    }

    private static Source foreign(String annotation, String types) {
        return new Source("other/Gem", "package other;\n" + annotation + " public class Gem {" + types + "}");
    }

    private static Source bag(String member) {
        return new Source("mygame/Home", """
                package mygame;
                @io.github.undercroft.value.SavedValues(value = "mygame" %s)
                class Home {
                record Bag(other.Gem.Ruby ruby) implements io.github.undercroft.Component {}
                }
                """.formatted(member));
    }

    /** What is in another package, and the word that the message has for it. */
    static Stream<Arguments> foreigners() {
        String record = "public record Ruby(int carats) {}";
        return Stream.of(
                Arguments.of("", record, "also = {Ruby.class}"),
                Arguments.of("", "public enum Ruby { RED }", "also = {Ruby.class}"),
                Arguments.of(
                        "", "public interface Ruby { int a(); int b(); }", "in no package or class with @SavedValues"),
                Arguments.of(
                        "@io.github.undercroft.value.SavedValues(\"other\")",
                        record,
                        "@SavedValues of other.Gem doesn't find"));
    }

    @ParameterizedTest
    @MethodSource("foreigners")
    void aTypeOfAnotherPackageThatNobodySavesIsTold(String annotation, String types, String word) {
        Compiled compiled = Compiled.of(folder, foreign(annotation, types), bag(""));

        assertThat(errors(compiled)).hasSize(1);
        assertThat(errors(compiled).get(0))
                .startsWith("4: ")
                .contains("ruby of Bag", "other.Gem.Ruby", word, "except = {Ruby.class}");
    }

    @Test
    void aTypeOfAnotherPackageThatIsSavedThereOrIsNamedIsNoProblem() {
        String annotation = "@io.github.undercroft.value.SavedValues(\"other\")";
        String record = "public record Ruby(int carats) {}";
        String reached = record + " public record Ring(Ruby ruby) implements io.github.undercroft.Component {}";
        String spell = "public interface Ruby { int cost(); } record Fire(int cost) implements Ruby {}"
                + " record Ring(Ruby ruby) implements io.github.undercroft.Component {}";

        assertThat(Compiled.of(folder, foreign(annotation, reached), bag("")).said())
                .isEmpty();
        assertThat(Compiled.of(folder, foreign(annotation, spell), bag("")).said())
                .isEmpty();
        assertThat(Compiled.of(folder, foreign("", record), bag(", also = other.Gem.Ruby.class"))
                        .said())
                .isEmpty();
        assertThat(Compiled.of(folder, foreign("", record), bag(", except = other.Gem.Ruby.class"))
                        .said())
                .isEmpty();
    }

    @Test
    void anInterfaceInAlsoWithoutRecordsHereIsTold() {
        String spell = "public interface Ruby { int cost(); } public record Fire(int cost) implements Ruby {}";
        String why =
                "Ruby is named in also of @SavedValues, but no record or enum here implements it; name its records in also";

        assertThat(errors(Compiled.of(folder, foreign("", spell), bag(", also = other.Gem.Ruby.class"))))
                .containsExactly("3: " + why);
        assertThat(errors(Compiled.of(
                        folder, foreign("", spell), bag(", also = {other.Gem.Ruby.class, other.Gem.Fire.class}"))))
                .isEmpty();
        assertThat(errors(Compiled.of(folder, foreign("", spell), bag(", also = other.Gem.Fire.class"))))
                .isEmpty();
    }

    @Test
    void aTypeInAlsoThatAnotherPackageSavesIsTold() {
        String annotation = "@io.github.undercroft.value.SavedValues(\"other\")";
        String record = "public record Ruby(int carats) {}";
        String reached = record + " public record Ring(Ruby ruby) implements io.github.undercroft.Component {}";

        assertThat(errors(Compiled.of(folder, foreign(annotation, reached), bag(", also = other.Gem.Ruby.class"))))
                .containsExactly("3: Ruby is saved by the @SavedValues of other.Gem already; take it out of also");
        assertThat(errors(Compiled.of(folder, foreign(annotation, record), bag(", also = other.Gem.Ruby.class"))))
                .isEmpty();

        String spell = "public interface Ruby { int cost(); } record Fire(int cost) implements Ruby,"
                + " io.github.undercroft.Component {}";
        assertThat(errors(Compiled.of(folder, foreign(annotation, spell), bag(", also = other.Gem.Ruby.class"))))
                .containsExactly("3: Ruby is saved by the @SavedValues of other.Gem already; take it out of also");
    }

    @Test
    void aTypeInAlsoThatThePackageOfTheEngineSavesForAnotherIsTold() {
        Source engine = new Source("io/github/undercroft/package-info", """
                @io.github.undercroft.value.SavedValues(value = "", also = io.github.undercroft.geometry.Spot.class)
                package io.github.undercroft;
                """);
        Source spot = new Source(
                "io/github/undercroft/geometry/Spot", "package io.github.undercroft.geometry; public record Spot() {}");
        Source home = new Source("mygame/Home", """
                package mygame;
                @io.github.undercroft.value.SavedValues(value = "mygame", also = io.github.undercroft.geometry.Spot.class)
                class Home {}
                """);

        assertThat(errors(Compiled.of(folder, engine, spot, home)))
                .containsExactly(
                        "3: Spot is saved by the @SavedValues of io.github.undercroft already; take it out of also");
    }

    /** Types of another package that can't be named in {@code also}, and the way out of which the message tells. */
    @ParameterizedTest
    @ValueSource(strings = {"public static class Ruby {}", "record Ruby(int carats) {}", "enum Ruby { RED }"})
    void alsoIsNotAdvisedForWhatItRefuses(String type) {
        Compiled compiled =
                Compiled.of(folder, foreign("", type), new Source("other/Home", """
                package other;
                public class Home {
                public record Bag(Gem.Ruby ruby) implements io.github.undercroft.Component {}
                }
                """), new Source("mygame/Home", """
                package mygame;
                @io.github.undercroft.value.SavedValues(value = "mygame", also = other.Home.Bag.class)
                class Home {
                }
                """));

        assertThat(errors(compiled)).hasSize(1);
        assertThat(errors(compiled).get(0))
                .contains("ruby of Bag is a other.Gem.Ruby", "except = {Ruby.class}")
                .doesNotContain("also");
    }

    @Test
    void aClassNameThatIsTakenIsTold() {
        Compiled compiled = Compiled.of(folder, new Source("mygame/Home", """
                        package mygame;
                        @io.github.undercroft.value.SavedValues("mygame")
                        class Home {}
                        class HomeValues {}
                        """));

        assertThat(errors(compiled)).hasSize(1);
        assertThat(errors(compiled).get(0)).startsWith("3: ").contains("mygame.HomeValues", "className");
    }

    @Test
    void allProblemsAreToldAtOnceAndNoUseOfTheClassIsAnother() {
        Compiled compiled = Compiled.of(folder, new Source("mygame/Home", BEGINNING + """
                        @SavedValues("mygame") class Home {
                            record First(float one, char two) implements Component {}
                            record Second(byte three) implements Component {}
                            static final Object ALL = HomeValues.all();
                        }
                        """));

        assertThat(errors(compiled))
                .hasSize(3)
                .extracting(each -> each.substring(0, 2))
                .containsExactly("7:", "7:", "8:");
    }

    private static List<String> errors(Compiled compiled) {
        return compiled.messages().stream()
                .filter(each -> each.getKind() == javax.tools.Diagnostic.Kind.ERROR)
                .map(each -> each.getLineNumber() + ": " + each.getMessage(java.util.Locale.ROOT))
                .toList();
    }
}
