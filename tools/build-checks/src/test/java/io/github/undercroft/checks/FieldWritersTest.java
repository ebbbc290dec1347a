package io.github.undercroft.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class FieldWritersTest {

    private static final String CULPRITS = "io.github.undercroft.checks.writers";

    private static String source(String file) {
        return Reactor.read(Reactor.here().root().resolve(Path.of(file)));
    }

    @Test
    void exactlyThoseWriteToTheStateOfAnEntityWhomItsCommentNames() {
        JavaClasses engine = Compiled.engine().classes();
        assertThat(FieldWriters.of(engine.get("io.github.undercroft.game.state.EntityState"), engine))
                .isEqualTo(FieldWriters.namedIn(
                        source("engine-core/src/main/java/io/github/undercroft/game/state/EntityState.java")));
    }

    @Test
    void aWriterThatTheCommentDoesNotNameIsCaught() {
        JavaClasses culprits = new ClassFileImporter().importPackages(CULPRITS);
        assertThat(FieldWriters.namedIn(
                        source("tools/build-checks/src/test/java/io/github/undercroft/checks/writers/Kept.java")))
                .containsExactly("Keeper", "Linker");
        assertThat(FieldWriters.of(culprits.get(CULPRITS + ".Kept"), culprits))
                .containsExactly("Intruder", "Keeper", "Linker");
    }
}
