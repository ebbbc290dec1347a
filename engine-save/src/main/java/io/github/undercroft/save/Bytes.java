package io.github.undercroft.save;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes that grow while they are written. */
final class Bytes {

    private byte[] bytes = new byte[256];
    private int size;

    int size() {
        return size;
    }

    byte[] toArray() {
        return Arrays.copyOf(bytes, size);
    }

    void add(int value) {
        if (size == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * size);
        }
        bytes[size++] = (byte) value;
    }

    void add(byte[] more) {
        add(more, more.length);
    }

    void add(byte[] more, int count) {
        while (bytes.length - size < count) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        System.arraycopy(more, 0, bytes, size, count);
        size += count;
    }

    /** A number without a sign in groups of seven bits, the lowest first; all but the last have the highest bit set. */
    void unsigned(long number) {
        long left = number;
        while ((left & ~0x7FL) != 0) {
            add((int) (left & 0x7F) | 0x80);
            left >>>= 7;
        }
        add((int) left);
    }

    /** A number with a sign: small ones are short on both sides of 0. */
    void signed(long number) {
        unsigned((number << 1) ^ (number >> 63));
    }

    /** A number in as many bytes, the lowest first. */
    void fixed(long number, int count) {
        for (int i = 0; i < count; i++) {
            add((int) (number >>> (8 * i)));
        }
    }

    /** A text in UTF-16 or UTF-8, whichever keeps it as it is: halves of a pair that stand alone have no UTF-8. */
    void text(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        if (new String(utf8, StandardCharsets.UTF_8).equals(text)) {
            unsigned((long) utf8.length << 1);
            add(utf8);
            return;
        }
        unsigned(((long) text.length() << 1) | 1);
        for (int i = 0; i < text.length(); i++) {
            fixed(text.charAt(i), 2);
        }
    }
}
