package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No public concept without a user: what is not used yet stands on a list that may only get shorter. */
class UnusedTypesTest {

    /** How long the list may be. Only make this smaller, but for types that come with the issue that takes them off. */
    private static final int BOUND = 130;

    private static final Path LIST = Path.of("tools/build-checks/src/test/resources/unused-types.txt");

    @TempDir
    Path root;

    private static List<String> kept() {
        return UnusedTypes.kept(Reactor.read(Reactor.here().root().resolve(LIST)));
    }

    @Test
    void everyExportedTypeIsUsedOrOnTheList() {
        UnusedTypes types = UnusedTypes.of(Reactor.here().root());
        assertThat(types.exported()).hasSizeGreaterThan(400);
        assertThat(types.problems(kept())).isEmpty();
    }

    @Test
    void theListOnlyGetsShorter() {
        assertThat(kept().size())
                .as("the list may have %s names; if it has fewer now, lower the bound", BOUND)
                .isEqualTo(BOUND);
    }

    @Test
    void aTypeThatNothingNamesIsCaught() throws IOException {
        plant("engine-a/src/main/java/module-info.java", "module a {\n    exports a.thing;\n}\n");
        plant(
                "engine-a/src/main/java/a/thing/Lamp.java",
                "package a.thing;\n\n/** Light. */\npublic record Lamp() {}\n");
        plant("examples/src/main/java/Game.java", "// a Lamp\n/* Or\n a Lamp. */ class Game { Lamps lamps; }\n");
        plant("examples/src/test/java/GameTest.java", "class GameTest { Lamp lamp; }\n");
        plant("examples/target/src/main/java/Old.java", "class Old { Lamp lamp; }\n");
        plant("tools/pictures/src/main/java/Picture.java", "class Picture { Lamp lamp; }\n");

        assertThat(UnusedTypes.of(root).problems(List.of()))
                .singleElement()
                .satisfies(problem ->
                        assertThat(problem).startsWith("a.thing.Lamp: ").contains("hide it", "delete it"));
        assertThat(UnusedTypes.of(root).problems(List.of("a.thing.Lamp"))).isEmpty();
    }

    @Test
    void aGameAFrontAndALevelToolAreUsers() throws IOException {
        plant("engine-a/src/main/java/module-info.java", "module a { exports a; exports a.b ; }");
        for (String name : List.of("Lamp", "Oil", "Wick")) {
            plant("engine-a/src/main/java/a/" + name + ".java", "public final class " + name + " {}");
        }
        plant("engine-a/src/main/java/a/b/Key.java", "@Old\npublic sealed interface Key {}");
        plant("examples/kotlin/src/main/kotlin/Game.kt", "val lamp = Lamp()");
        plant("examples/src/main/java/Game.java", "class Game { Key key; }");
        plant("front/core/src/main/java/Front.java", "class Front { Oil oil; }");
        plant("tools/levels/src/main/java/Levels.java", "class Levels { Wick wick; }");

        assertThat(UnusedTypes.of(root).exported()).containsExactly("a.Lamp", "a.Oil", "a.Wick", "a.b.Key");
        assertThat(UnusedTypes.of(root).unused()).isEmpty();
    }

    @Test
    void whatAuthorsCannotNameDoesNotCount() throws IOException {
        plant(
                "engine-a/src/main/java/module-info.java",
                "module a {\n    exports a;\n    exports a.inner to\n        b;\n    // exports a.lost;\n}\n");
        plant("engine-a/src/main/java/a/Hidden.java", "record Hidden() { public record Nested() {} }");
        plant("engine-a/src/main/java/a/inner/Shared.java", "public record Shared() {}");
        plant("engine-a/src/main/java/a/lost/Lost.java", "public record Lost() {}");
        plant("front/src/main/java/a/Wide.java", "public record Wide() {}");

        assertThat(UnusedTypes.of(root).exported()).isEmpty();
    }

    @Test
    void aNameThatNeedNotBeOnTheListIsCaught() throws IOException {
        plant("engine-a/src/main/java/module-info.java", "module a { exports a; }");
        plant("engine-a/src/main/java/a/Lamp.java", "public record Lamp() {}");
        plant("engine-a/src/main/java/a/Oil.java", "public record Oil() {}");
        plant("examples/src/main/java/Game.java", "class Game { Lamp lamp; }");

        assertThat(UnusedTypes.of(root).problems(List.of("a.Candle", "a.Lamp", "a.Oil")))
                .containsExactly(
                        "a.Candle is no exported type any more: take it off", "a.Lamp is used now: take it off");
    }

    @Test
    void aListThatIsNotSortedIsCaught() throws IOException {
        plant("engine-a/src/main/java/module-info.java", "module a { exports a; }");
        plant("engine-a/src/main/java/a/Lamp.java", "public record Lamp() {}");
        plant("engine-a/src/main/java/a/Oil.java", "public record Oil() {}");

        assertThat(UnusedTypes.of(root).problems(List.of("a.Lamp", "a.Oil"))).isEmpty();
        assertThat(UnusedTypes.of(root).problems(List.of("a.Oil", "a.Lamp")))
                .singleElement()
                .asString()
                .contains("sorted");
        assertThat(UnusedTypes.of(root).problems(List.of("a.Lamp", "a.Lamp", "a.Oil")))
                .singleElement()
                .asString()
                .contains("twice");
    }

    @Test
    void commentsOfTheListAreNoNames() {
        assertThat(UnusedTypes.kept("# All of them.\n\na.Lamp # issue 1 takes it off\n  a.Oil\n"))
                .containsExactly("a.Lamp", "a.Oil");
    }

    private void plant(String file, String source) throws IOException {
        Path planted = root.resolve(file);
        Files.createDirectories(planted.getParent());
        Files.writeString(planted, source);
    }
}
