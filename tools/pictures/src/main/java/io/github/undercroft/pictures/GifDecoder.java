package io.github.undercroft.pictures;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.pictures.MovingPicture.Still;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.w3c.dom.Element;

/** Reads moving pictures as {@link GifEncoder} writes them: what a picture does not cover stays as before. */
final class GifDecoder {

    private static final int OPAQUE = 0xFF;

    private GifDecoder() {}

    static ImmutableList<Still> stills(byte[] gif) throws IOException {
        ImmutableList.Builder<Still> stills = ImmutableList.builder();
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (MemoryCacheImageInputStream input = new MemoryCacheImageInputStream(new ByteArrayInputStream(gif))) {
            reader.setInput(input);
            int width = reader.getWidth(0);
            int height = reader.getHeight(0);
            int[] rgb = new int[width * height];
            for (int i = 0; i < reader.getNumImages(true); i++) {
                Element about = (Element) reader.getImageMetadata(i).getAsTree(GifEncoder.METADATA);
                int left = number(about, "ImageDescriptor", "imageLeftPosition");
                int top = number(about, "ImageDescriptor", "imageTopPosition");
                cover(rgb, width, left, top, reader.read(i));
                stills.add(new Still(
                        new Pixels(width, height, rgb.clone()), number(about, "GraphicControlExtension", "delayTime")));
            }
        } finally {
            reader.dispose();
        }
        return stills.build();
    }

    private static int number(Element about, String part, String attribute) {
        Element element = Optional.ofNullable(
                        (Element) about.getElementsByTagName(part).item(0))
                .orElseThrow(() -> new IllegalArgumentException("a picture has no " + part));
        return Integer.parseInt(element.getAttribute(attribute));
    }

    private static void cover(int[] rgb, int width, int left, int top, BufferedImage change) {
        for (int y = 0; y < change.getHeight(); y++) {
            for (int x = 0; x < change.getWidth(); x++) {
                int argb = change.getRGB(x, y);
                if (argb >>> 24 == OPAQUE) {
                    rgb[(top + y) * width + left + x] = argb & 0xFFFFFF;
                }
            }
        }
    }
}
