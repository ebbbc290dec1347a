package io.github.undercroft.front.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.front.TextResource;
import io.github.undercroft.front.sheet.PngPicture;
import io.github.undercroft.front.sheet.TileSheet;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Against the JDK's reader, with random pictures: any bytes behind any filters are one. */
class PngPictureTest {

    /** A colour type, its bits and its samples, and whether its passes are interlaced. */
    private record Form(int type, int depth, int samples, boolean isInterlaced) {

        byte[] header(int width, int height) {
            return ByteBuffer.allocate(13)
                    .putInt(width)
                    .putInt(height)
                    .put(new byte[] {(byte) depth, (byte) type, 0, 0, (byte) (isInterlaced ? 1 : 0)})
                    .array();
        }

        int bytes(int columns) {
            return (columns * samples * depth + 7) / 8;
        }
    }

    static Stream<Form> forms() {
        return Stream.of(false, true)
                .flatMap(isInterlaced -> Stream.of(
                                Stream.of(1, 2, 4, 8, 16).map(depth -> new Form(0, depth, 1, isInterlaced)),
                                Stream.of(8, 16).map(depth -> new Form(2, depth, 3, isInterlaced)),
                                Stream.of(1, 2, 4, 8).map(depth -> new Form(3, depth, 1, isInterlaced)),
                                Stream.of(8, 16).map(depth -> new Form(4, depth, 2, isInterlaced)),
                                Stream.of(8, 16).map(depth -> new Form(6, depth, 4, isInterlaced)))
                        .flatMap(each -> each));
    }

    private final Random random = new Random(7);

    private byte[] bytes(int length) {
        byte[] all = new byte[length];
        random.nextBytes(all);
        return all;
    }

    private static void chunk(ByteArrayOutputStream out, String name, byte[] bytes) {
        byte[] named = ByteBuffer.allocate(4 + bytes.length)
                .put(name.getBytes(StandardCharsets.US_ASCII))
                .put(bytes)
                .array();
        CRC32 sum = new CRC32();
        sum.update(named);
        out.writeBytes(ByteBuffer.allocate(4).putInt(bytes.length).array());
        out.writeBytes(named);
        out.writeBytes(ByteBuffer.allocate(4).putInt((int) sum.getValue()).array());
    }

    private static byte[] deflated(byte[] raw) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflater = new DeflaterOutputStream(out)) {
            deflater.write(raw);
        }
        return out.toByteArray();
    }

    private void rows(ByteArrayOutputStream raw, Form form, int columns, int rows) {
        for (int y = 0; y < rows && columns > 0; y++) {
            raw.write(random.nextInt(5));
            raw.writeBytes(bytes(form.bytes(columns)));
        }
    }

    private byte[] raw(Form form, int width, int height) {
        ByteArrayOutputStream raw = new ByteArrayOutputStream();
        if (!form.isInterlaced) {
            rows(raw, form, width, height);
            return raw.toByteArray();
        }
        rows(raw, form, (width + 7) / 8, (height + 7) / 8);
        rows(raw, form, (width + 3) / 8, (height + 7) / 8);
        rows(raw, form, (width + 3) / 4, (height + 3) / 8);
        rows(raw, form, (width + 1) / 4, (height + 3) / 4);
        rows(raw, form, (width + 1) / 2, (height + 1) / 4);
        rows(raw, form, width / 2, (height + 1) / 2);
        rows(raw, form, width, height / 2);
        return raw.toByteArray();
    }

    private static byte[] png(byte[] header, byte[] palette, byte[] transparency, byte[]... data) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'});
        chunk(out, "IHDR", header);
        chunk(out, "gAMA", new byte[] {0, 0, (byte) 0xB1, (byte) 0x8F});
        if (palette.length > 0) {
            chunk(out, "PLTE", palette);
        }
        if (transparency.length > 0) {
            chunk(out, "tRNS", transparency);
        }
        for (byte[] part : data) {
            chunk(out, "IDAT", part);
        }
        chunk(out, "IEND", new byte[0]);
        return out.toByteArray();
    }

    private byte[] random(Form form, int width, int height) throws IOException {
        byte[] data = deflated(raw(form, width, height));
        int half = data.length / 2;
        boolean hasPalette = form.type == 3;
        return png(
                form.header(width, height),
                bytes(hasPalette ? 3 << form.depth : 0),
                bytes(hasPalette ? random.nextInt(1 << form.depth) : 0),
                Arrays.copyOf(data, half),
                Arrays.copyOfRange(data, half, data.length));
    }

    /** As the JDK reads it; its greys are asked for as they stand in the file, since it takes them for linear ones. */
    private static int[] model(byte[] png) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        int width = image.getWidth();
        boolean isGrey = !(image.getColorModel() instanceof IndexColorModel)
                && image.getColorModel().getColorSpace().getType() == ColorSpace.TYPE_GRAY;
        int[] argb = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
        int max = (1 << image.getSampleModel().getSampleSize(0)) - 1;
        for (int i = 0; i < argb.length && isGrey; i++) {
            int[] samples = image.getRaster().getPixel(i % width, i / width, (int[]) null);
            int alpha = samples.length == 2 ? Math.round(samples[1] * 255f / max) : 0xFF;
            argb[i] = alpha << 24 | Math.round(samples[0] * 255f / max) * 0x010101;
        }
        return argb;
    }

    @ParameterizedTest
    @MethodSource("forms")
    void aPictureOfEachFormIsWhatTheJdkReads(Form form) throws IOException {
        for (int round = 0; round < 20; round++) {
            int width = 1 + random.nextInt(20);
            byte[] png = random(form, width, 1 + random.nextInt(20));
            PngPicture picture = PngPicture.read(png);
            assertThat(picture.width()).isEqualTo(width);
            assertThat(picture.argb()).as("%s, round %s", form, round).containsExactly(model(png));
        }
    }

    @Test
    void theColourThatStandsForTransparencyIsTransparent() throws IOException {
        byte[] none = {};
        byte[] grey = deflated(new byte[] {0, 0b00_01_10_11});
        assertThat(PngPicture.read(png(new Form(0, 2, 1, false).header(4, 1), none, new byte[] {0, 2}, grey))
                        .argb())
                .containsExactly(0xFF000000, 0xFF555555, 0x00AAAAAA, 0xFFFFFFFF);
        byte[] colours = deflated(new byte[] {0, 1, 2, 3, 1, 2, 4});
        assertThat(PngPicture.read(png(
                                new Form(2, 8, 3, false).header(2, 1), none, new byte[] {0, 1, 0, 2, 0, 3}, colours))
                        .argb())
                .containsExactly(0x00010203, 0xFF010204);
    }

    private static void assertRefused(byte[] png, String... words) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PngPicture.read(png))
                .withMessageContainingAll(words);
    }

    @Test
    void whatIsNoPngIsRefused() {
        assertRefused(new byte[0], "no picture");
        assertRefused("GIF89a, which is another kind".getBytes(StandardCharsets.US_ASCII), "no picture", "PNG");
    }

    @Test
    void aHugePictureIsRefusedBeforeMemoryIsTakenForIt() throws IOException {
        byte[] none = {};
        byte[] little = deflated(new byte[100]);
        Form form = new Form(6, 16, 4, false);
        assertRefused(
                png(form.header(Integer.MAX_VALUE, Integer.MAX_VALUE), none, none, little), "2147483647 x 2147483647");
        assertRefused(png(form.header(-1, 1), none, none, little), "-1 x 1");
        assertRefused(png(form.header(4096, 4096), none, none, little), "fewer pixels");
        assertRefused(png(form.header(4, 4), none, none), "fewer pixels");
    }

    @Test
    void wrongNumbersAreRefusedByName() throws IOException {
        byte[] none = {};
        byte[] little = deflated(new byte[] {5, 3});
        assertRefused(png(new Form(0, 8, 1, false).header(1, 1), none, none, little), "filter 5");
        assertRefused(png(new Form(0, 3, 1, false).header(1, 1), none, none, little), "colour type 0 of 3 bits");
        assertRefused(png(new Form(5, 8, 1, false).header(1, 1), none, none, little), "colour type 5");
        assertRefused(png(new byte[2], none, none, little), "no header");
        assertRefused(png(new Form(2, 8, 3, false).header(1, 1), none, new byte[3], little), "transparent colour");
        byte[] coloured = deflated(new byte[] {0, 3});
        assertRefused(png(new Form(3, 8, 1, false).header(1, 1), new byte[9], none, coloured), "colour 3");
        assertRefused(png(new Form(0, 8, 1, false).header(1, 1), none, none, new byte[] {1, 2, 3}), "decompressed");
    }

    @Test
    void aPictureWithAnyByteChangedOrCutAnywhereIsRefused() throws IOException {
        byte[] png = random(new Form(6, 8, 4, true), 9, 7);
        for (int i = 0; i < png.length; i++) {
            byte[] changed = png.clone();
            changed[i] ^= (byte) (1 + random.nextInt(255));
            assertRefused(changed, "PNG");
            assertRefused(Arrays.copyOf(png, i), "PNG");
        }
    }

    @Test
    void theBundledSheetIsWhatTheJdkReads() throws IOException {
        byte[] png = TextResource.bytes(TileSheet.class, "tiles.png");
        assertThat(PngPicture.read(png).argb()).containsExactly(model(png));
    }
}
