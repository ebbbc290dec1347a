package io.github.undercroft.testkit;

import com.google.common.primitives.ImmutableLongArray;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.OptionalInt;

/** The hash after each step of one game. */
final class Digests {

    private final ImmutableLongArray.Builder added = ImmutableLongArray.builder(1024);
    private int size;

    void add(long digest) {
        added.add(digest);
        size++;
    }

    int size() {
        return size;
    }

    /** The number of the first step, from 0, after which two plays differ. */
    OptionalInt firstDifference(Digests others) {
        ImmutableLongArray one = added.build();
        ImmutableLongArray other = others.added.build();
        int both = Math.min(one.length(), other.length());
        for (int i = 0; i < both; i++) {
            if (one.get(i) != other.get(i)) {
                return OptionalInt.of(i);
            }
        }
        return one.length() == other.length() ? OptionalInt.empty() : OptionalInt.of(both);
    }

    void write(DataOutputStream out) throws IOException {
        ImmutableLongArray all = added.build();
        out.writeInt(all.length());
        for (int i = 0; i < all.length(); i++) {
            out.writeLong(all.get(i));
        }
    }

    static Digests read(int size, DataInputStream in) throws IOException {
        Digests read = new Digests();
        for (int i = 0; i < size; i++) {
            read.add(in.readLong());
        }
        return read;
    }
}
