package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EngineSourcesTest {

    private static final String BARE = "package a;\n\nimport b.C;\n\n@Deprecated\npublic sealed interface Bare {}\n";

    private static List<Path> engineSources() {
        Reactor reactor = Reactor.here();
        return Stream.concat(reactor.engineModules().stream(), reactor.frontModules().stream())
                .flatMap(module -> Reactor.javaFiles(module.resolve("src/main/java")).stream())
                .toList();
    }

    @Test
    void everyPublicTypeOfTheEngineHasJavadoc() {
        assertThat(engineSources())
                .isNotEmpty()
                .allSatisfy(file -> assertThat(SourceRules.undocumentedType(Reactor.read(file)))
                        .isEmpty());
    }

    @Test
    void everyPackageOfTheEngineIsDescribedAndNullMarked() {
        Stream<Path> packages = engineSources().stream()
                .filter(file -> !file.endsWith("module-info.java"))
                .map(Path::getParent)
                .distinct();
        assertThat(packages).allSatisfy(folder -> {
            Path description = folder.resolve("package-info.java");
            assertThat(description).matches(Files::exists, "exists");
            assertThat(SourceRules.describesNullMarkedPackage(Reactor.read(description)))
                    .as("%s has Javadoc and @NullMarked", description)
                    .isTrue();
        });
    }

    /** What is shown asks the game's wording for names. Looks and descriptions have English ones as the keys of tables. */
    @Test
    void onlyTablesAndDefaultsOfTheFrontAskEnglishItself() {
        assertThat(Reactor.here().frontModules().stream()
                        .flatMap(module -> Reactor.javaFiles(module.resolve("src/main/java")).stream())
                        .filter(file -> Reactor.read(file).contains("English.standard()"))
                        .map(file -> file.getFileName().toString()))
                .containsExactlyInAnyOrder("Looks.java", "PlayableGame.java", "Words.java");
    }

    /** On a page some of these throw: TeaVM's sorted stream tells how long its source is when that has been read already. */
    @Test
    void noSortedStreamIsMadeAListByItself() {
        Path games = Reactor.here().root().resolve("examples/src/main/java");
        assertThat(Stream.concat(engineSources().stream(), Reactor.javaFiles(games).stream())
                        .filter(file -> !file.toString().contains("engine-values-processor"))
                        .flatMap(file -> Stream.of(Reactor.read(file).split(";")))
                        .filter(statement -> statement.contains(".sorted(")
                                && statement.indexOf(".toList()", statement.indexOf(".sorted(")) >= 0))
                .isEmpty();
    }

    @Test
    void aPublicTypeWithoutJavadocIsCaught() {
        assertThat(SourceRules.undocumentedType(BARE)).contains("Bare");
        assertThat(SourceRules.undocumentedType("/* No Javadoc. */\n" + "public final class Plain {}"))
                .contains("Plain");
        assertThat(SourceRules.undocumentedType("/** Of the licence. */\npackage a;\n\npublic record Late() {}"))
                .contains("Late");
    }

    @Test
    void aDocumentedOrHiddenTypeIsNotCaught() {
        assertThat(SourceRules.undocumentedType(BARE.replace("@Dep", "/** What it is; why. */\n@Dep")))
                .isEmpty();
        assertThat(SourceRules.undocumentedType("/** An action. */\npublic enum Kind {}"))
                .isEmpty();
        assertThat(SourceRules.undocumentedType("package a;\n\nfinal class Hidden {}"))
                .isEmpty();
    }

    @Test
    void aPackageWithoutDescriptionOrNullMarkIsCaught() {
        assertThat(SourceRules.describesNullMarkedPackage("/** Shapes. */\n@NullMarked\npackage a;\n"))
                .isTrue();
        assertThat(SourceRules.describesNullMarkedPackage("/** Shapes. */\npackage a;\n"))
                .isFalse();
        assertThat(SourceRules.describesNullMarkedPackage("@NullMarked\npackage a;\n"))
                .isFalse();
    }

    @Test
    void eachCommentDescribesWhatFollowsIt() {
        assertThat(Reactor.javaFiles(Reactor.here().root()))
                .isNotEmpty()
                .allSatisfy(file -> assertThat(SourceRules.hasStrayComment(Reactor.read(file)))
                        .isFalse());
    }

    @Test
    void aCommentBeforeAnotherOneIsCaught() {
        String field = "    /** The thanks. */\n    private String left;\n";
        assertThat(SourceRules.hasStrayComment(field)).isFalse();
        assertThat(SourceRules.hasStrayComment("    /** The game. */\n" + field))
                .isTrue();
    }
}
