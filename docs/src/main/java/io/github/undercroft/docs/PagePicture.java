package io.github.undercroft.docs;

import io.github.undercroft.pictures.MovingPicture;
import io.github.undercroft.pictures.Picture;
import io.github.undercroft.pictures.Pixels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A picture on a page, kept as a file and drawn again in every build.
 *
 * @param file its name
 * @param difference tells how what is drawn differs from what is in a file
 * @param drawing writes it to a file; with the same result each time
 */
record PagePicture(String file, Function<Path, Optional<String>> difference, Consumer<Path> drawing) {

    static PagePicture still(String name, Supplier<Picture> drawing) {
        return of(name, () -> drawing.get().framed().pixels());
    }

    static PagePicture of(String name, Supplier<Pixels> pixels) {
        return new PagePicture(
                name + ".png",
                file -> pixels.get().difference(Pixels.read(file)),
                file -> pixels.get().write(file));
    }

    static PagePicture moving(String name, Supplier<MovingPicture> drawing) {
        return new PagePicture(
                name + ".gif",
                file -> drawing.get().difference(MovingPicture.read(file)),
                file -> drawing.get().write(file));
    }

    /** What is wrong with the file, if anything is. */
    Optional<String> problem(Path folder) {
        Path kept = folder.resolve(file);
        if (!Files.exists(kept)) {
            return Optional.of("there is no " + kept);
        }
        return difference.apply(kept).map(found -> kept + " is no longer what is drawn: " + found);
    }

    /** Writes the file, unless it shows the picture already: its bytes depend on the Java version. */
    void write(Path folder) {
        if (problem(folder).isPresent()) {
            drawing.accept(folder.resolve(file));
        }
    }

    @Override
    public String toString() {
        return file;
    }
}
