package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ModulesTest {

    private static final Pattern ARTIFACT = Pattern.compile("<artifactId>[^<]+</artifactId>");

    static List<Path> engineModules() {
        return Reactor.here().engineModules();
    }

    @Test
    void theEngineIsAmongTheModules() {
        assertThat(engineModules())
                .extracting(Path::getFileName)
                .contains(Path.of("engine-grid"), Path.of("engine-core"), Path.of("engine-kit"));
    }

    static List<Path> publishedModules() {
        return Reactor.here().publishedModules();
    }

    static List<Path> checkedModules() {
        return Reactor.here().checkedModules();
    }

    @ParameterizedTest
    @MethodSource("checkedModules")
    void whatIsCheckedIsCompiledBefore(Path module) {
        String artifact = ARTIFACT.matcher(Reactor.read(module.resolve("pom.xml")))
                .results()
                .skip(1) // the first is that of the parent
                .findFirst()
                .orElseThrow()
                .group();
        assertThat(Reactor.read(Reactor.here().root().resolve("tools/build-checks/pom.xml")))
                .contains(artifact);
    }

    /** Packages that other packages of the engine use and authors do not. */
    private static final List<String> INTERNAL = ImmutableList.of(
            "io.github.undercroft.memory",
            "io.github.undercroft.game.guard",
            "io.github.undercroft.game.codec",
            "io.github.undercroft.game.state",
            "io.github.undercroft.game.perception",
            "io.github.undercroft.pathfinding.search",
            "io.github.undercroft.value.inner",
            "io.github.undercroft.dungeon.tool",
            "io.github.undercroft.dungeon.shape");

    @ParameterizedTest
    @MethodSource("publishedModules")
    void aModuleExportsExactlyThePackagesWithPublicTypes(Path module) throws IOException {
        Path classes = module.resolve("target/classes");
        List<String> shown = Compiled.of(ImmutableList.of(module)).classes().stream()
                .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                .map(JavaClass::getPackageName)
                .distinct()
                .filter(name -> !INTERNAL.contains(name))
                .toList();
        assertThat(exportsOf(classes)).containsExactlyInAnyOrderElementsOf(shown);
    }

    @Test
    void theModuleWithoutTheParentKeepsTheParentsVersions() {
        Path root = Reactor.here().root();
        String parent = Reactor.read(root.resolve("pom.xml"));

        assertThat(Pattern.compile(">[0-9][^<]*<")
                        .matcher(Reactor.read(root.resolve("tools/test-seeds/pom.xml")))
                        .results())
                .extracting(MatchResult::group)
                .hasSizeGreaterThan(10)
                .allSatisfy(version -> assertThat(parent).contains(version));
    }

    private static List<String> exportsOf(Path classes) throws IOException {
        try (InputStream moduleInfo = Files.newInputStream(classes.resolve("module-info.class"))) {
            return ModuleDescriptor.read(moduleInfo).exports().stream()
                    .filter(export -> !export.isQualified())
                    .map(ModuleDescriptor.Exports::source)
                    .toList();
        }
    }
}
