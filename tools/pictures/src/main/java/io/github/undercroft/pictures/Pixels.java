package io.github.undercroft.pictures;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * The pixels of a painted picture, all opaque. Immutable, equal by size and colours.
 *
 * <p>The same picture gives the same pixels on every machine. The bytes of a PNG file may differ from one Java version
 * to the next, as their compression may: compare pixels, not files.
 */
public final class Pixels {

    private static final int LARGEST_SCALE = 16;

    private final int width;
    private final int height;
    private final int[] rgb;

    Pixels(int width, int height, int[] rgb) {
        this.width = width;
        this.height = height;
        this.rgb = rgb;
    }

    /**
     * Copies pixels.
     *
     * @param width the number of columns, 1 or more
     * @param rgb the colours row by row, 0x000000 to 0xFFFFFF; what is above is ignored
     * @throws IllegalArgumentException if they do not make whole rows
     */
    public static Pixels of(int width, int[] rgb) {
        if (width < 1 || rgb.length == 0 || rgb.length % width != 0) {
            throw new IllegalArgumentException(rgb.length + " pixels make no rows of " + width);
        }
        return new Pixels(
                width,
                rgb.length / width,
                Arrays.stream(rgb).map(each -> each & 0xFFFFFF).toArray());
    }

    /**
     * Reads a picture file.
     *
     * @throws IllegalArgumentException if the file is no picture
     * @throws UncheckedIOException if it cannot be read
     */
    public static Pixels read(Path file) {
        BufferedImage image;
        try {
            image = ImageIO.read(new ByteArrayInputStream(Files.readAllBytes(file)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException("cannot read the picture " + file + "; give a PNG file", unreadable);
        }
        if (image == null) {
            throw new IllegalArgumentException(file + " is no picture; give a PNG file");
        }
        int[] rgb = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        for (int i = 0; i < rgb.length; i++) {
            rgb[i] &= 0xFFFFFF;
        }
        return new Pixels(image.getWidth(), image.getHeight(), rgb);
    }

    /** @return the number of columns */
    public int width() {
        return width;
    }

    /** @return the number of rows */
    public int height() {
        return height;
    }

    /**
     * Returns one pixel.
     *
     * @return its colour, 0x000000 to 0xFFFFFF
     * @throws IndexOutOfBoundsException if it is outside
     */
    public int at(int x, int y) {
        if (x < 0 || x >= width || y < 0 || y >= height) {
            throw new IndexOutOfBoundsException("pixel (" + x + "," + y + ") is outside these " + width + " x " + height
                    + " pixels; x must be 0 to " + (width - 1) + " and y 0 to " + (height - 1));
        }
        return rgb[y * width + x];
    }

    /**
     * Enlarges every pixel to a square.
     *
     * @param factor the side of a square, 1 to 16
     */
    public Pixels scaled(int factor) {
        if (factor < 1 || factor > LARGEST_SCALE) {
            throw new IllegalArgumentException("a scale of " + factor + "; must be 1 to " + LARGEST_SCALE);
        }
        Picture.requireSize((long) width * factor, (long) height * factor);
        int[] scaled = new int[rgb.length * factor * factor];
        for (int y = 0; y < height * factor; y++) {
            for (int x = 0; x < width * factor; x++) {
                scaled[y * width * factor + x] = rgb[y / factor * width + x / factor];
            }
        }
        return new Pixels(width * factor, height * factor, scaled);
    }

    /** @return the first difference from another picture, in words; empty if there is none */
    public Optional<String> difference(Pixels other) {
        if (width != other.width || height != other.height) {
            return Optional.of("the size is " + width + " x " + height + " here and " + other.width + " x "
                    + other.height + " there");
        }
        int first = Arrays.mismatch(rgb, other.rgb);
        return first < 0
                ? Optional.empty()
                : Optional.of("pixel (" + first % width + "," + first / width + ") is " + hex(rgb[first]) + " here and "
                        + hex(other.rgb[first]) + " there");
    }

    /** @return the bytes of a PNG file */
    public byte[] toPng() {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        image.setRGB(0, 0, width, height, rgb, 0, width);
        return png(image);
    }

    static byte[] png(BufferedImage image) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        // In memory: ImageIO would otherwise need a folder for temporary files.
        try (MemoryCacheImageOutputStream output = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(output);
            writer.write(image);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    /**
     * Writes a PNG file, replacing an old one, and creates the folders above it.
     *
     * @throws UncheckedIOException if the file cannot be written
     */
    public void write(Path file) {
        write(file, toPng());
    }

    static void write(Path file, byte[] bytes) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Files.write(file, bytes);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(
                    "cannot write the picture " + file + "; give a file in a folder that can be written to",
                    unwritable);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pixels that && difference(that).isEmpty();
    }

    @Override
    public int hashCode() {
        return 31 * width + Arrays.hashCode(rgb);
    }

    /** @return the size */
    @Override
    public String toString() {
        return width + " x " + height + " pixels";
    }

    private static String hex(int rgb) {
        return "0x" + Integer.toHexString(0x1000000 | rgb).substring(1).toUpperCase(Locale.ROOT);
    }
}
