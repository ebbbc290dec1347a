package io.github.undercroft.pictures;

import com.google.common.primitives.Ints;
import io.github.undercroft.pictures.MovingPicture.Still;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * Writes moving pictures as GIF. Of a picture it writes the rectangle that changed, and in that every pixel that did not
 * change is transparent: rows of those are short.
 */
final class GifEncoder {

    static final String METADATA = "javax_imageio_gif_image_1.0";

    private static final byte[] FOR_EVER = {1, 0, 0};

    /** In ascending order. */
    private final int[] colours;

    private GifEncoder(int[] colours) {
        this.colours = colours;
    }

    static byte[] bytes(List<Still> stills) {
        return new GifEncoder(colours(stills)).write(stills);
    }

    static int[] colours(List<Still> stills) {
        Set<Integer> colours = new TreeSet<>();
        int latest = -1;
        for (Still still : stills) {
            Pixels pixels = still.pixels();
            for (int i = 0; i < pixels.width() * pixels.height(); i++) {
                int colour = pixels.at(i % pixels.width(), i / pixels.width());
                if (colour != latest) {
                    colours.add(colour);
                    latest = colour;
                }
            }
        }
        return Ints.toArray(colours);
    }

    private byte[] write(List<Still> stills) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (MemoryCacheImageOutputStream output = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(output);
            writer.prepareWriteSequence(null);
            Optional<Pixels> before = Optional.empty();
            for (Still still : stills) {
                Change change = Change.between(before, still.pixels());
                BufferedImage image = image(change);
                IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), null);
                metadata.mergeTree(METADATA, description(change, still.hundredths()));
                writer.writeToSequence(new IIOImage(image, null, metadata), null);
                before = Optional.of(still.pixels());
            }
            writer.endWriteSequence();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    private BufferedImage image(Change change) {
        BufferedImage image =
                new BufferedImage(change.width(), change.height(), BufferedImage.TYPE_BYTE_INDEXED, palette());
        for (int y = 0; y < change.height(); y++) {
            for (int x = 0; x < change.width(); x++) {
                image.getRaster().setSample(x, y, 0, index(change, change.left() + x, change.top() + y));
            }
        }
        return image;
    }

    private int index(Change change, int x, int y) {
        return change.isAt(x, y) ? Arrays.binarySearch(colours, change.after().at(x, y)) : colours.length;
    }

    /** All colours, and after them the transparent one. */
    private IndexColorModel palette() {
        return new IndexColorModel(
                Byte.SIZE,
                colours.length + 1,
                Arrays.copyOf(colours, colours.length + 1),
                0,
                false,
                colours.length,
                DataBuffer.TYPE_BYTE);
    }

    private IIOMetadataNode description(Change change, int hundredths) {
        IIOMetadataNode place = new IIOMetadataNode("ImageDescriptor");
        place.setAttribute("imageLeftPosition", "" + change.left());
        place.setAttribute("imageTopPosition", "" + change.top());
        place.setAttribute("imageWidth", "" + change.width());
        place.setAttribute("imageHeight", "" + change.height());
        place.setAttribute("interlaceFlag", "FALSE");
        IIOMetadataNode manner = new IIOMetadataNode("GraphicControlExtension");
        manner.setAttribute("disposalMethod", "doNotDispose");
        manner.setAttribute("userInputFlag", "FALSE");
        manner.setAttribute("transparentColorFlag", "TRUE");
        manner.setAttribute("transparentColorIndex", "" + colours.length);
        manner.setAttribute("delayTime", "" + hundredths);
        IIOMetadataNode root = new IIOMetadataNode(METADATA);
        root.appendChild(place);
        root.appendChild(manner);
        if (change.before().isEmpty()) {
            root.appendChild(loop());
        }
        return root;
    }

    /** Browsers look for it before the first picture. */
    private static IIOMetadataNode loop() {
        IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
        loop.setAttribute("applicationID", "NETSCAPE");
        loop.setAttribute("authenticationCode", "2.0");
        loop.setUserObject(FOR_EVER.clone());
        IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
        extensions.appendChild(loop);
        return extensions;
    }
}
