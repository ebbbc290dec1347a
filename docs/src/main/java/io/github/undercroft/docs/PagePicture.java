package io.github.undercroft.docs;

import io.github.undercroft.pictures.Picture;
import io.github.undercroft.pictures.Pixels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A picture on a page, kept as a file and drawn again in every build.
 *
 * @param name of the file, without {@code .png}
 * @param drawing draws it; with the same result each time
 */
record PagePicture(String name, Supplier<Picture> drawing) {

    /** What is wrong with the file, if anything is. */
    Optional<String> problem(Path folder) {
        Path file = file(folder);
        if (!Files.exists(file)) {
            return Optional.of("there is no " + file);
        }
        return pixels().difference(Pixels.read(file))
                .map(difference -> file + " is no longer what is drawn: " + difference);
    }

    /** Writes the file, unless it shows the picture already: its bytes depend on the Java version. */
    void write(Path folder) {
        if (problem(folder).isPresent()) {
            pixels().write(file(folder));
        }
    }

    private Pixels pixels() {
        return drawing.get().framed().pixels();
    }

    private Path file(Path folder) {
        return folder.resolve(name + ".png");
    }
}
