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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ModulesTest {

    static List<Path> engineModules() {
        return Reactor.here().engineModules();
    }

    @Test
    void theEngineIsAmongTheModules() {
        assertThat(engineModules()).extracting(Path::getFileName).contains(Path.of("engine-core"));
    }

    @ParameterizedTest
    @MethodSource("engineModules")
    void theEngineIsCompiledBeforeItIsChecked(Path module) {
        assertThat(Reactor.read(Reactor.here().root().resolve("tools/build-checks/pom.xml")))
                .contains("<artifactId>" + module.getFileName() + "</artifactId>");
    }

    /** Packages that other packages of the engine use and authors do not. */
    private static final List<String> INTERNAL = ImmutableList.of(
            "io.github.undercroft.memory",
            "io.github.undercroft.game.guard",
            "io.github.undercroft.game.codec",
            "io.github.undercroft.game.state",
            "io.github.undercroft.game.perception",
            "io.github.undercroft.pathfinding.search");

    @ParameterizedTest
    @MethodSource("engineModules")
    void aModuleExportsExactlyThePackagesWithPublicTypes(Path module) throws IOException {
        Path classes = module.resolve("target/classes");
        List<String> shown = Code.below(ImmutableList.of(classes)).classes().stream()
                .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                .map(JavaClass::getPackageName)
                .distinct()
                .filter(name -> !INTERNAL.contains(name))
                .toList();
        assertThat(exportsOf(classes)).containsExactlyInAnyOrderElementsOf(shown);
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
