package io.github.undercroft.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

/**
 * Makes the temporary folders of this module's tests; {@code junit-platform.properties} names it. They are not in the
 * system's folder for temporary files, because the compiler warns of a {@code module-info.class} next to the folder that
 * it writes to, and any program may have left one there.
 */
class FolderBelowTarget implements TempDirFactory {

    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext test) throws IOException {
        Path parent = Project.here().root().resolve("docs/target/temporary");
        return Files.createTempDirectory(Files.createDirectories(parent), "test");
    }
}
