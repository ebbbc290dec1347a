package io.github.undercroft.save;

import io.github.undercroft.save.SaveException.Reason;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * The bytes of a save: a mark, the format's version, the header, the compressed tree, and at the end a checksum (CRC-32) of
 * all before it. The mark begins with a byte that is no text and ends with one that a transfer as text would change.
 */
final class SaveFile {

    private static final byte[] MARK = {(byte) 0x8B, 'U', 'C', 'R', 'O', 'F', 'T', '\n'};
    private static final int FORMAT = 1;
    private static final int CHECKSUM = 4;
    private static final int LEVEL = 5;
    /** Room for what comes out of the decompression at once. */
    private static final int PIECE = 1 << 13;

    final SaveFormat.Header header;
    private final ByteSource in;

    private SaveFile(SaveFormat.Header header, ByteSource in) {
        this.header = header;
        this.in = in;
    }

    static byte[] bytes(SaveFormat.Header header, byte[] tree) {
        Bytes out = new Bytes();
        out.add(MARK);
        out.unsigned(FORMAT);
        out.text(header.game());
        out.unsigned(header.gameVersion());
        out.text(header.engineVersion());
        out.fixed(header.fingerprint(), 8);
        out.unsigned(tree.length);
        compress(tree, out);
        out.fixed(checksum(out.toArray(), out.size()), CHECKSUM);
        return out.toArray();
    }

    private static long checksum(byte[] bytes, int end) {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, end);
        return sum.getValue();
    }

    private static void compress(byte[] tree, Bytes out) {
        Deflater deflater = new Deflater(LEVEL, true);
        try {
            deflater.setInput(tree);
            deflater.finish();
            byte[] piece = new byte[PIECE];
            while (!deflater.finished()) {
                out.add(piece, deflater.deflate(piece));
            }
        } finally {
            deflater.end();
        }
    }

    /** Reads all but the tree. */
    static SaveFile read(byte[] bytes) {
        int end = bytes.length - CHECKSUM;
        if (end < MARK.length || !Arrays.equals(MARK, Arrays.copyOf(bytes, MARK.length))) {
            throw new SaveException(Reason.DAMAGED, "This is not a saved game.");
        }
        if (new ByteSource(bytes, end, bytes.length).fixed(CHECKSUM) != checksum(bytes, end)) {
            throw new SaveException(Reason.DAMAGED, "This save is damaged: its checksum is wrong.");
        }
        ByteSource in = new ByteSource(bytes, MARK.length, end);
        long format = in.unsigned();
        if (format != FORMAT) {
            throw new SaveException(
                    format > FORMAT ? Reason.TOO_NEW : Reason.TOO_OLD,
                    "This save has format " + format + "; this release of the engine reads format " + FORMAT + ".");
        }
        return new SaveFile(header(in), in);
    }

    private static SaveFormat.Header header(ByteSource in) {
        String game = in.text();
        long version = in.unsigned();
        if (version < 1 || version > Integer.MAX_VALUE) {
            throw ByteSource.damaged("it names version " + Long.toUnsignedString(version) + " of the game");
        }
        return new SaveFormat.Header(game, (int) version, in.text(), in.fixed(8));
    }

    /** The tree that follows the header. Takes no more room than it turns out to need. */
    byte[] tree(SaveLimits limits) {
        long size = in.unsigned();
        if (size < 0 || size > limits.maxBytes()) {
            throw TreeCodec.tooLarge(Long.toUnsignedString(size) + " bytes", limits.maxBytes());
        }
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(in.next(in.left()));
            Bytes tree = new Bytes();
            byte[] piece = new byte[PIECE];
            while (!inflater.finished()) {
                int count = inflater.inflate(piece);
                if (count == 0 && !inflater.finished()) {
                    throw ByteSource.damaged("its compressed part ends too early");
                }
                tree.add(piece, count);
                if (tree.size() > size) {
                    throw ByteSource.damaged("it is larger than the " + size + " bytes that it announces");
                }
            }
            if (tree.size() != size || inflater.getRemaining() > 0) {
                throw ByteSource.damaged("it has " + tree.size() + " bytes where it announces " + size);
            }
            return tree.toArray();
        } catch (DataFormatException broken) {
            throw new SaveException(Reason.DAMAGED, "This save is damaged: it can't be decompressed.", broken);
        } finally {
            inflater.end();
        }
    }
}
