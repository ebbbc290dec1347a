package io.github.undercroft.front.sheet;

import com.google.common.primitives.Ints;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** The chunks of a PNG that its pixels need: header, palette, transparency and data. */
final class PngChunks {

    private static final byte[] MARK = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final int HEADER = 0x49484452;
    private static final int PALETTE = 0x504C5445;
    private static final int TRANSPARENCY = 0x74524E53;
    private static final int DATA = 0x49444154;
    private static final int END = 0x49454E44;
    /** The length and the name of a chunk, before its bytes, and the checksum behind them. */
    private static final int FRAME = 12;

    private static final long MAX_PIXELS = 1 << 24;
    /** No byte of compressed data becomes more bytes than that. */
    private static final long MAX_GROWTH = 1032;
    /** Each colour type's legal bit depths as a sum, which are powers of two. */
    private static final int[] DEPTHS = {1 + 2 + 4 + 8 + 16, 0, 8 + 16, 1 + 2 + 4 + 8, 8 + 16, 0, 8 + 16};
    /** How many samples a pixel of each colour type has. */
    private static final int[] SAMPLES = {1, 0, 3, 1, 2, 0, 4};

    private final byte[] header;
    private final byte[] palette;
    private final byte[] transparency;
    private final byte[] data;

    /** @throws IllegalArgumentException if it is no PNG, or a damaged one, or one of too many pixels */
    PngChunks(byte[] png) {
        if (png.length < MARK.length || !Arrays.equals(Arrays.copyOf(png, MARK.length), MARK)) {
            throw new IllegalArgumentException("This is no picture that can be read; give a PNG");
        }
        Map<Integer, ByteArrayOutputStream> chunks = new HashMap<>();
        for (int at = MARK.length, name = 0; name != END; at += FRAME + int32(png, at)) {
            name = checkedChunk(png, at);
            chunks.computeIfAbsent(name, first -> new ByteArrayOutputStream()).write(png, at + 8, int32(png, at));
        }
        ByteArrayOutputStream none = new ByteArrayOutputStream();
        header = chunks.getOrDefault(HEADER, none).toByteArray();
        palette = chunks.getOrDefault(PALETTE, none).toByteArray();
        transparency = chunks.getOrDefault(TRANSPARENCY, none).toByteArray();
        data = chunks.getOrDefault(DATA, none).toByteArray();
        checkHeader();
    }

    static IllegalArgumentException damaged(String how) {
        return new IllegalArgumentException("This PNG is damaged: " + how);
    }

    private static int int32(byte[] bytes, int at) {
        return Ints.fromBytes(bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]);
    }

    /** The name of the chunk that begins there. */
    private static int checkedChunk(byte[] png, int at) {
        int length = at + FRAME > png.length ? -1 : int32(png, at);
        if (length < 0 || length > png.length - at - FRAME) {
            throw damaged("it ends too early");
        }
        CRC32 sum = new CRC32();
        sum.update(png, at + 4, length + 4);
        if ((int) sum.getValue() != int32(png, at + 8 + length)) {
            throw damaged("a checksum is wrong");
        }
        return int32(png, at + 4);
    }

    private void checkHeader() {
        if (header.length != 13) {
            throw damaged("it has no header");
        }
        int type = header[9];
        if (type < 0 || type >= DEPTHS.length || (DEPTHS[type] & depth()) == 0 || Integer.bitCount(depth()) != 1) {
            throw damaged("it has a colour type " + type + " of " + depth() + " bits");
        }
        if (header[10] != 0 || header[11] != 0 || header[12] < 0 || header[12] > 1) {
            throw damaged("it is packed or interlaced in an unknown way");
        }
        if (width() <= 0 || height() <= 0 || (long) width() * height() > MAX_PIXELS) {
            throw new IllegalArgumentException(
                    "A PNG should have 1 to " + MAX_PIXELS + " pixels; this one has " + width() + " x " + height());
        }
        if (!hasPalette() && transparency.length != 0 && transparency.length < 2 * samples()) {
            throw damaged("its transparent colour is cut");
        }
    }

    int width() {
        return int32(header, 0);
    }

    int height() {
        return int32(header, 4);
    }

    int depth() {
        return header[8];
    }

    int samples() {
        return SAMPLES[header[9]];
    }

    boolean hasPalette() {
        return header[9] == 3;
    }

    boolean isInterlaced() {
        return header[12] == 1;
    }

    /** The unpacked data, which has to be of that many bytes. */
    byte[] inflated(long size) {
        if (size > MAX_GROWTH * data.length) {
            throw damaged("it has fewer pixels than it announces");
        }
        byte[] bytes = new byte[(int) size];
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(data);
            for (int count = 0; count < bytes.length; ) {
                int more = inflater.inflate(bytes, count, bytes.length - count);
                if (more == 0) {
                    throw damaged("it has fewer pixels than it announces");
                }
                count += more;
            }
            return bytes;
        } catch (DataFormatException broken) {
            throw new IllegalArgumentException("This PNG is damaged: it can't be decompressed", broken);
        } finally {
            inflater.end();
        }
    }

    int paletteColour(int index) {
        if (3 * index + 3 > palette.length) {
            throw damaged("it has a colour " + index + " that its palette has not");
        }
        int alpha = index < transparency.length ? transparency[index] & 0xFF : 0xFF;
        return Ints.fromBytes((byte) alpha, palette[3 * index], palette[3 * index + 1], palette[3 * index + 2]);
    }

    /** Whether that is the colour that stands for transparency. */
    boolean isTransparent(int red, int green, int blue) {
        return transparency.length > 0
                && red == transparent(0)
                && (samples() < 3 || (green == transparent(1) && blue == transparent(2)));
    }

    private int transparent(int sample) {
        return (transparency[2 * sample] & 0xFF) << 8 | (transparency[2 * sample + 1] & 0xFF);
    }
}
