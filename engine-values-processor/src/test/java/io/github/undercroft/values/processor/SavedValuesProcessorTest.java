package io.github.undercroft.values.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.value.ValueType;
import io.github.undercroft.values.processor.Compiled.Source;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is found, and how it is written and read. */
class SavedValuesProcessorTest {

    private static final Source PACKAGE = new Source("mygame/package-info", """
            @io.github.undercroft.value.SavedValues("mygame")
            package mygame;
            """);

    @TempDir
    Path folder;

    private static Source source(String name, String text) {
        return new Source("mygame/" + name, "package mygame;\n" + text);
    }

    private Compiled whole(Source... sources) {
        Compiled compiled = Compiled.of(folder, sources);
        assertThat(compiled.said()).isEmpty();
        return compiled;
    }

    private static Object rewritten(ValueType<?> type, Object value) {
        return type.reader().apply(type.written(value));
    }

    @Test
    void everyKindOfComponentIsWrittenInItsOrderAndReadBack() throws ReflectiveOperationException {
        Source all = source("All", """
                import io.github.undercroft.Component;
                import java.util.List;
                import java.util.Optional;
                public record All(int i, long l, boolean b, double d, String s, Mood mood, Inner inner, Component other,
                        Integer boxed, List<Inner> inners, List<? extends Component> others, List<Long> longs,
                        Optional<Mood> maybe, Optional<String> text, Box<Mood> box) implements Component {
                    public enum Mood { SAD, GLAD { @Override public String toString() { return "ha"; } } }
                    public record Inner(int deep) {}
                    public record Leaf() implements Component {}
                    public static class Box<T> { @Override public String toString() { return "box"; } }
                    public static All some() {
                        return new All(1, 1L << 40, true, 0.5, "it", Mood.GLAD, new Inner(2), new Leaf(), 3,
                                List.of(new Inner(4), new Inner(5)), List.of(new Leaf()), List.of(6L),
                                Optional.of(Mood.SAD), Optional.empty(), new Box<>());
                    }
                }
                """);
        Source home = new Source("mygame/package-info", """
                @io.github.undercroft.value.SavedValues(value = "mygame", except = All.Box.class)
                package mygame;
                """);
        Compiled compiled = whole(home, all);
        Object some = compiled.type("mygame.All").getMethod("some").invoke(null);
        List<ValueType<?>> types = compiled.types("mygame.MygameValues");

        assertThat(types.stream().<String>map(ValueType::name))
                .containsExactly("mygame.All", "mygame.Inner", "mygame.Leaf", "mygame.Mood");
        Object same = some.getClass().getClassLoader() == types.get(0).type().getClassLoader()
                ? some
                : types.get(0).type().getMethod("some").invoke(null);
        assertThat(types.get(0).written(same))
                .hasToString("{i=1, l=1099511627776, b=true, d=0.5, s=it, mood=ha, inner=Inner[deep=2], other=Leaf[],"
                        + " boxed=3, inners=[Inner[deep=4], Inner[deep=5]], others=[Leaf[]], longs=[6],"
                        + " maybe=Optional[SAD], text=Optional.empty, box=box}");
        assertThat(rewritten(types.get(0), same)).isEqualTo(same);
        ValueType<?> mood = types.get(3);
        Object glad = mood.type().getEnumConstants()[1];
        assertThat(mood.written(glad)).hasToString("{constant=GLAD}");
        assertThat(rewritten(mood, glad)).isSameAs(glad);
    }

    @Test
    void whatAStateHoldsIsFoundAndWhatSitsInIt() {
        Compiled compiled = whole(
                PACKAGE,
                source("Whip", """
                import io.github.undercroft.Component;
                record Whip(Knot knot, Spell spell, Sealed sealed) implements Component {}
                """),
                source("Knot", "record Knot(Knot.Colour colour) { enum Colour { RED } }"),
                source("Spell", "@FunctionalInterface interface Spell { void cast(); }"),
                source("Fire", "record Fire(Heat heat) implements Spell { public void cast() {} }"),
                source("Heat", "enum Heat { LOW, HIGH }"),
                source("Sealed", """
                sealed interface Sealed {
                    record One() implements Sealed {}
                    record Two() implements Sealed {}
                }
                """),
                source("Hit", "record Hit(Runnable anEventIsNotSaved) {}"),
                source("Base", "abstract class Base implements io.github.undercroft.Component {}"),
                source("Walk", "enum Walk implements io.github.undercroft.Action { SLOWLY }"));

        assertThat(compiled.names("mygame.MygameValues"))
                .containsExactly(
                        "mygame.Colour",
                        "mygame.Fire",
                        "mygame.Heat",
                        "mygame.Knot",
                        "mygame.One",
                        "mygame.Two",
                        "mygame.Walk",
                        "mygame.Whip");
    }

    @Test
    void anAnnotatedClassHasTheTypesNestedInIt() {
        Compiled compiled = whole(
                PACKAGE,
                source("Cellar", """
                @io.github.undercroft.value.SavedValues("cellar")
                final class Cellar {
                    record Dig() implements io.github.undercroft.Action {}
                }
                """),
                source("Climb", "record Climb() implements io.github.undercroft.Action {}"));

        assertThat(compiled.names("mygame.CellarValues")).containsExactly("cellar.Dig");
        assertThat(compiled.names("mygame.MygameValues")).containsExactly("mygame.Climb");
    }

    @Test
    void namesAreChosenByAnnotation() {
        Compiled compiled = whole(
                new Source("mygame/package-info", """
                        @SavedValues(value = "", hyphenated = true, className = "Mine", also = {Extra.class, Side.class},
                                except = Recorder.class)
                        package mygame;
                        import io.github.undercroft.value.SavedValues;
                        """),
                source("LinearWeapon", """
                import io.github.undercroft.Component;
                import io.github.undercroft.value.SavedAs;
                record LinearWeapon(@SavedAs("most") int max) implements Component {
                    @SavedAs(value = "kept", formerly = {"old", "older"}) record Renamed() implements Component {}
                    @SavedAs(constant = "ONLY") record WasAnEnum() implements Component {}
                    @SavedAs record Forced() {}
                    record NPC() implements Component {}
                }
                """),
                source("Extra", "record Extra() {}"),
                source("Side", "sealed interface Side { record Left() implements Side {} }"),
                source("Recorder", "class Recorder implements io.github.undercroft.Action {}"));

        List<ValueType<?>> types = compiled.types("mygame.Mine");
        assertThat(types.stream().<String>map(ValueType::name))
                .containsExactly("extra", "forced", "kept", "left", "linear-weapon", "npc", "was-an-enum");
        assertThat(types.get(2).formerNames()).containsExactly("old", "older");
        assertThat(types.get(6)
                        .written(rewritten(types.get(6), types.get(6).reader().apply(null))))
                .hasToString("{constant=ONLY}");
        assertThat(compiled.generated("mygame.Mine")).contains("whole(\"most\", value.max())");
    }

    /** So that a registry's fingerprint tells of changed components. */
    @Test
    void aTypeSaysItsComponentsAsTheyStandInSaves() {
        Compiled compiled = whole(PACKAGE, source("All", """
                import io.github.undercroft.Component;
                import java.util.*;
                record All(int i, @io.github.undercroft.value.SavedAs("most") long l, String s, Mood mood, Integer boxed,
                        List<? extends Component> others, Optional<Mood> maybe) implements Component {
                    enum Mood { SAD, GLAD }
                }
                """));

        assertThat(compiled.types("mygame.MygameValues").get(0).components())
                .containsExactly(
                        "i: int",
                        "most: long",
                        "s: String",
                        "mood: Mood",
                        "boxed: Integer",
                        "others: List<Component>",
                        "maybe: Optional<Mood>");
    }

    @Test
    void theUnnamedPackageHasValuesToo() {
        Compiled compiled = whole(new Source("Game", """
                @io.github.undercroft.value.SavedValues("game")
                class Game { record Dig(int depth) implements io.github.undercroft.Action {} }
                """));

        assertThat(compiled.names("GameValues")).containsExactly("game.Dig");
    }

    @Test
    void publicTypesOfAnotherPackageCanBeNamed() {
        Compiled compiled = whole(
                new Source("mygame/package-info", """
                        @io.github.undercroft.value.SavedValues(value = "mygame", also = other.Gem.class)
                        package mygame;
                        """),
                new Source("other/Gem", "package other; public record Gem(int carats) {}"));

        assertThat(compiled.names("mygame.MygameValues")).containsExactly("mygame.Gem");
    }

    @Test
    void theOrderOfTheSourcesIsWithoutEffect() {
        Source[] sources = {
            PACKAGE,
            source("A", "record A(B b) implements io.github.undercroft.Component {}"),
            source("B", "record B(C c) {}"),
            source("C", "enum C { X }"),
            source("D", "record D(C c) implements io.github.undercroft.Action {}")
        };
        String first = whole(sources).generated("mygame.MygameValues");
        Source[] turned = {sources[4], sources[2], sources[0], sources[3], sources[1]};

        assertThat(Compiled.of(folder.resolve("turned").toFile().mkdir() ? folder.resolve("turned") : folder, turned)
                        .generated("mygame.MygameValues"))
                .isEqualTo(first);
    }

    /** Nothing that a browser lacks. */
    @Test
    void aGeneratedClassUsesNothingOfTheJdkButLists() {
        Compiled compiled =
                whole(PACKAGE, source("A", "record A(int i, String s) implements io.github.undercroft.Component {}"));

        assertThat(compiled.generated("mygame.MygameValues")
                        .replaceAll("java(x?)\\.(util\\.List|annotation\\.\\w+)", ""))
                .doesNotContainPattern("\\bjavax?\\.|String\\.|Class\\.|\\.getClass");
    }

    @Test
    void aTypeThatAnotherProcessorWritesIsWaitedFor() {
        Compiled compiled =
                Compiled.with(folder, List.of(new SavedValuesProcessor(), new LateType()), PACKAGE, source("A", """
                record A(Late late) implements io.github.undercroft.Component {
                    @Override public String toString() { return "a claim of its own would keep the other from being asked"; }
                }
                """));

        assertThat(compiled.said()).isEmpty();
        assertThat(compiled.names("mygame.MygameValues")).containsExactly("mygame.A", "mygame.Late");
    }

    /** Writes a record in its first round. */
    private static final class LateType extends AbstractProcessor {
        private boolean isWritten;

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return Set.of("*");
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            if (!isWritten) {
                isWritten = true;
                try (Writer file =
                        processingEnv.getFiler().createSourceFile("mygame.Late").openWriter()) {
                    file.write("package mygame; record Late(int hour) {}");
                } catch (IOException unwritable) {
                    throw new AssertionError(unwritable);
                }
            }
            return false;
        }
    }
}
