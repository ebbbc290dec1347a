package io.github.undercroft.save;

import io.github.undercroft.save.SaveException.Reason;
import java.nio.charset.StandardCharsets;

/** Reads bytes one after the other, and never behind their end. */
final class ByteSource {

    private final byte[] bytes;
    private final int end;
    private int at;

    ByteSource(byte[] bytes, int from, int end) {
        this.bytes = bytes;
        this.at = from;
        this.end = end;
    }

    static SaveException damaged(String what) {
        return new SaveException(Reason.DAMAGED, "This save is damaged: " + what);
    }

    int left() {
        return end - at;
    }

    int next() {
        if (at >= end) {
            throw damaged("it ends too early");
        }
        return bytes[at++] & 0xFF;
    }

    byte[] next(int count) {
        require(count);
        byte[] taken = new byte[count];
        System.arraycopy(bytes, at, taken, 0, count);
        at += count;
        return taken;
    }

    private void require(int count) {
        if (count < 0 || count > left()) {
            throw damaged("it ends too early");
        }
    }

    long unsigned() {
        long number = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            int part = next();
            number |= (long) (part & 0x7F) << shift;
            if (part < 0x80) {
                boolean isPadded = shift > 0 && part == 0;
                boolean isTooLarge = shift == 63 && part > 1;
                if (isPadded || isTooLarge) {
                    break; // no number is written like that
                }
                return number;
            }
        }
        throw damaged("a number in it is written in no known way");
    }

    long signed() {
        long number = unsigned();
        return (number >>> 1) ^ -(number & 1);
    }

    /** A number of things each of which takes a byte at least, so that there can't be more than bytes. */
    int count() {
        long count = unsigned();
        if (count < 0 || count > left()) {
            throw damaged("it announces " + Long.toUnsignedString(count) + " values and has " + left() + " bytes");
        }
        return (int) count;
    }

    /** An index into something of that size. */
    int index(int size) {
        long index = unsigned();
        if (index < 0 || index >= size) {
            throw damaged("it refers to number " + Long.toUnsignedString(index) + " of " + size);
        }
        return (int) index;
    }

    long fixed(int count) {
        long number = 0;
        for (int i = 0; i < count; i++) {
            number |= (long) next() << (8 * i);
        }
        return number;
    }

    String text() {
        long announced = unsigned();
        long length = announced >>> 1;
        if (length > left()) {
            throw damaged("it announces a text of " + length + " and has " + left() + " bytes");
        }
        if ((announced & 1) == 0) {
            String text = new String(bytes, at, (int) length, StandardCharsets.UTF_8);
            at += (int) length;
            return text;
        }
        char[] text = new char[(int) length];
        for (int i = 0; i < text.length; i++) {
            text[i] = (char) fixed(2);
        }
        return new String(text);
    }
}
