package io.github.undercroft.pictures;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.imageio.IIOException;

/**
 * Pictures of the same size that are shown one after the other, again and again, as a GIF file.
 *
 * <pre>{@code
 * new MovingPicture(List.of(
 *                 new MovingPicture.Still(before.pixels(), 100),
 *                 new MovingPicture.Still(after.pixels(), 50)))
 *         .write(Path.of("step.gif"));
 * }</pre>
 *
 * <p>Equal pictures in a row become one that is shown longer. A file keeps of each picture only what changed, so that many
 * pictures that differ little take little room. As with {@link Pixels}, compare pictures, not files.
 *
 * @param stills the pictures, at least one, and of at most {@value #MAX_COLOURS} colours in all
 */
public record MovingPicture(List<Still> stills) {

    /** A GIF file has up to 256 colours, of which one is transparent. */
    public static final int MAX_COLOURS = 255;

    private static final int MIN_TIME = 2;
    private static final int MAX_TIME = 0xFFFF;

    /**
     * One of the pictures.
     *
     * @param hundredths how long it is shown, in hundredths of a second: 2 (browsers slow down what is faster) to 65535
     */
    public record Still(Pixels pixels, int hundredths) {

        /** Checks the time. */
        public Still {
            if (hundredths < MIN_TIME || hundredths > MAX_TIME) {
                throw new IllegalArgumentException("a picture is shown for " + hundredths
                        + " hundredths of a second; must be " + MIN_TIME + " to " + MAX_TIME);
            }
        }
    }

    /** Joins equal pictures in a row. */
    public MovingPicture {
        if (stills.isEmpty()) {
            throw new IllegalArgumentException("a moving picture of no pictures; give at least one");
        }
        requireOneSize(stills);
        int colours = GifEncoder.colours(stills).length;
        if (colours > MAX_COLOURS) {
            throw new IllegalArgumentException(
                    "a moving picture of " + colours + " colours; must be at most " + MAX_COLOURS);
        }
        stills = joined(stills);
    }

    private static void requireOneSize(List<Still> stills) {
        Pixels first = stills.get(0).pixels();
        for (int i = 1; i < stills.size(); i++) {
            Pixels pixels = stills.get(i).pixels();
            if (pixels.width() != first.width() || pixels.height() != first.height()) {
                throw new IllegalArgumentException(
                        "picture " + i + " has " + pixels + ", and picture 0 has " + first + "; must be as many");
            }
        }
    }

    private static ImmutableList<Still> joined(List<Still> stills) {
        List<Still> joined = new ArrayList<>();
        for (Still still : stills) {
            int last = joined.size() - 1;
            if (last >= 0 && joined.get(last).pixels().equals(still.pixels())) {
                joined.set(last, new Still(still.pixels(), joined.get(last).hundredths() + still.hundredths()));
            } else {
                joined.add(still);
            }
        }
        return ImmutableList.copyOf(joined);
    }

    /**
     * Reads a file that {@link #write} has written.
     *
     * @throws IllegalArgumentException if the file is no such GIF
     * @throws UncheckedIOException if it cannot be read
     */
    public static MovingPicture read(Path file) {
        try {
            return new MovingPicture(GifDecoder.stills(Files.readAllBytes(file)));
        } catch (IIOException | IllegalArgumentException wrong) {
            throw new IllegalArgumentException(
                    file + " is no moving picture; give a GIF file that this class has written", wrong);
        } catch (IOException unreadable) {
            throw new UncheckedIOException("cannot read the moving picture " + file + "; give a GIF file", unreadable);
        }
    }

    /** @return the bytes of a GIF file */
    public byte[] toGif() {
        return GifEncoder.bytes(stills);
    }

    /**
     * Writes a GIF file, replacing an old one, and creates the folders above it.
     *
     * @throws UncheckedIOException if the file cannot be written
     */
    public void write(Path file) {
        Pixels.write(file, toGif());
    }

    /** @return the first difference from another moving picture, in words; empty if there is none */
    public Optional<String> difference(MovingPicture other) {
        for (int i = 0; i < Math.min(stills.size(), other.stills.size()); i++) {
            Still here = stills.get(i);
            Still there = other.stills.get(i);
            Optional<String> difference = here.pixels().difference(there.pixels());
            if (difference.isPresent()) {
                return Optional.of("in picture " + i + " " + difference.get());
            }
            if (here.hundredths() != there.hundredths()) {
                return Optional.of("picture " + i + " is shown for " + here.hundredths()
                        + " hundredths of a second here and for " + there.hundredths() + " there");
            }
        }
        return stills.size() == other.stills.size()
                ? Optional.empty()
                : Optional.of("there are " + stills.size() + " pictures here and " + other.stills.size() + " there");
    }

    /** @return number and size of the pictures */
    @Override
    public String toString() {
        return stills.size() + " times " + stills.get(0).pixels();
    }
}
