package io.github.undercroft.save;

import io.github.undercroft.random.Seeds;
import io.github.undercroft.save.SaveException.Reason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;

/**
 * The bytes of a recording: a mark, and then one frame for each record. A frame is the length of the record (three bytes), a
 * check of the length (two), the record, and a checksum (CRC-32, four). Length and checksum are mixed with the number of the
 * frame, so that frames can't change places.
 *
 * <p>A program that was stopped leaves the last frame incomplete; after a power failure some disks have zeros in place of its
 * rest. Both are dropped. A wrong length or checksum is damage anywhere else, also in a last frame that is whole.
 */
final class RecordFrames {

    static final byte[] MARK = {(byte) 0x8B, 'U', 'C', 'R', 'T', 'A', 'P', '\n'};
    static final int LONGEST = (1 << 24) - 1;

    private static final int LENGTH = 3;
    private static final int HEAD = LENGTH + 2;
    private static final int CHECKSUM = 4;

    final List<byte[]> records = new ArrayList<>();
    /** How many bytes of an incomplete last frame were dropped. */
    final int dropped;

    private RecordFrames(byte[] bytes) {
        int at = MARK.length;
        int next = at;
        while (next >= 0) {
            at = next;
            next = read(bytes, at);
        }
        this.dropped = bytes.length - at;
    }

    /** Reads all complete frames. */
    static RecordFrames read(byte[] bytes) {
        if (bytes.length < MARK.length || !Arrays.equals(MARK, Arrays.copyOf(bytes, MARK.length))) {
            throw new SaveException(Reason.DAMAGED, "This is not a recording.");
        }
        return new RecordFrames(bytes);
    }

    /** Reads the frame there, and answers where the next one begins; -1 if this is the incomplete rest. */
    private int read(byte[] bytes, int at) {
        int left = bytes.length - at;
        if (left < HEAD) {
            return -1;
        }
        ByteSource head = new ByteSource(bytes, at, at + HEAD);
        int length = (int) head.fixed(LENGTH);
        if (head.fixed(2) != check(length, records.size())) {
            return incomplete(bytes, at + HEAD);
        }
        if (left < HEAD + length + CHECKSUM) {
            return -1;
        }
        int end = at + HEAD + length;
        byte[] record = Arrays.copyOfRange(bytes, at + HEAD, end);
        if (new ByteSource(bytes, end, end + CHECKSUM).fixed(CHECKSUM) != checksum(record, records.size())) {
            return incomplete(bytes, end);
        }
        records.add(record);
        return end + CHECKSUM;
    }

    /** A broken frame is the incomplete last one if its rest and all behind it was never written. */
    private int incomplete(byte[] bytes, int from) {
        for (int i = from; i < bytes.length; i++) {
            if (bytes[i] != 0) {
                throw new SaveException(
                        Reason.DAMAGED,
                        "This recording is damaged: record " + records.size() + " has a wrong checksum.");
            }
        }
        return -1;
    }

    static byte[] frame(byte[] record, int index) {
        if (record.length > LONGEST) {
            throw TreeCodec.tooLarge("a record of " + record.length + " bytes", LONGEST);
        }
        Bytes out = new Bytes();
        out.fixed(record.length, LENGTH);
        out.fixed(check(record.length, index), 2);
        out.add(record);
        out.fixed(checksum(record, index), CHECKSUM);
        return out.toArray();
    }

    /** Two bytes that change whenever one byte of the length does. */
    private static int check(int length, int index) {
        return (length ^ ((length >>> 16) * 0x9E37) ^ (int) Seeds.mix(index + 1L)) & 0xFFFF;
    }

    private static long checksum(byte[] record, int index) {
        CRC32 sum = new CRC32();
        for (int i = 0; i < 4; i++) {
            sum.update(index >>> (8 * i));
        }
        sum.update(record, 0, record.length);
        return sum.getValue();
    }
}
