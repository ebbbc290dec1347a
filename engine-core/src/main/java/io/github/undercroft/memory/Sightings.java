package io.github.undercroft.memory;

import io.github.undercroft.EntityId;
import io.github.undercroft.random.Seeds;
import io.github.undercroft.sense.Hidden;
import java.util.Arrays;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Where each entity was seen last, by id. Written to only by who owns it alone. */
final class Sightings {

    private static final int SHOWN = 1;

    private Picture[] pictures;
    private long[] whens;
    /** Whether the cell where it was is still remembered to hold it. */
    private boolean[] shown;

    private int size;
    /** How many are not shown any more. */
    private int missed;

    private long hash;
    private boolean hashed;

    Sightings() {
        pictures = new Picture[4];
        whens = new long[4];
        shown = new boolean[4];
    }

    private Sightings(Sightings origin) {
        pictures = origin.pictures.clone();
        whens = origin.whens.clone();
        shown = origin.shown.clone();
        size = origin.size;
        missed = origin.missed;
        hash = origin.hash;
        hashed = origin.hashed;
    }

    Sightings copy() {
        return new Sightings(this);
    }

    int size() {
        return size;
    }

    Picture picture(int index) {
        return pictures[index];
    }

    long when(int index) {
        return whens[index];
    }

    boolean isShown(int index) {
        return shown[index];
    }

    /** The index of that entity's sighting, or a negative number. */
    int find(EntityId who) {
        return find(who.key());
    }

    private int find(long key) {
        return Piles.find(pictures, 0, size, key);
    }

    boolean isInView(EntityId who) {
        int index = find(who);
        return index >= 0 && whens[index] == SeenTime.NOW;
    }

    @Nullable
    Picture of(EntityId who) {
        int index = find(who);
        return index < 0 ? null : pictures[index];
    }

    /** Whether somebody who is not to be seen may be there still: it is one that hides, and was not in view when it was met. */
    boolean mayStillBeThere(Picture picture) {
        int index = find(picture.id());
        return index >= 0 && whens[index] != SeenTime.NOW && shown[index] && picture.find(Hidden.class) != null;
    }

    /** Whether all of them are in view, and look like that. */
    @SuppressWarnings("ReferenceEquality") // one look is one object, and another object may still be an equal one
    boolean holds(Picture[] there) {
        for (Picture picture : there) {
            int index = find(picture.id());
            if (index < 0 || pictures[index] != picture || whens[index] != SeenTime.NOW || !shown[index]) {
                return false;
            }
        }
        return true;
    }

    /** Writes down all of a pile as in view and shown. O(n) for those that are new together. */
    void see(Picture[] there) {
        int fresh = 0;
        for (Picture picture : there) {
            int index = find(picture.id());
            if (index < 0) {
                fresh++;
            } else {
                set(index, picture, SeenTime.NOW, true);
            }
        }
        if (fresh > 0) {
            put(there[0], SeenTime.NOW, true);
            insert(there);
        }
    }

    /** Inserts those of a pile from the second on that are new, which are in the order of ids. */
    private void insert(Picture[] there) {
        int fresh = 0;
        for (int i = 1; i < there.length; i++) {
            fresh += find(there[i].id()) < 0 ? 1 : 0;
        }
        reserve(size + fresh);
        int from = size - 1;
        int to = size + fresh - 1;
        size += fresh;
        for (int i = there.length - 1; i > 0 && from < to; i--) {
            long key = there[i].id().key();
            while (from >= 0 && pictures[from].id().key() > key) {
                copy(from--, to--);
            }
            if (from < 0 || pictures[from].id().key() != key) {
                place(to--, there[i], SeenTime.NOW, true);
            }
        }
        hashed &= fresh == 0;
    }

    private void copy(int from, int to) {
        place(to, pictures[from], whens[from], shown[from]);
    }

    private void place(int index, Picture picture, long when, boolean isShown) {
        pictures[index] = picture;
        whens[index] = when;
        shown[index] = isShown;
    }

    private void reserve(int capacity) {
        if (capacity > pictures.length) {
            int more = Math.max(capacity, 2 * pictures.length);
            pictures = Arrays.copyOf(pictures, more);
            whens = Arrays.copyOf(whens, more);
            shown = Arrays.copyOf(shown, more);
        }
    }

    /** Writes down one, in the place of what was known of that entity. */
    void put(Picture picture, long when, boolean isShown) {
        int index = find(picture.id());
        if (index >= 0) {
            set(index, picture, when, isShown);
            return;
        }
        int at = -1 - index;
        reserve(size + 1);
        System.arraycopy(pictures, at, pictures, at + 1, size - at);
        System.arraycopy(whens, at, whens, at + 1, size - at);
        System.arraycopy(shown, at, shown, at + 1, size - at);
        size++;
        missed += isShown ? 0 : 1;
        place(at, picture, when, isShown);
        hashed = false;
    }

    private void set(int index, Picture picture, long when, boolean isShown) {
        missed += (shown[index] ? 1 : 0) - (isShown ? 1 : 0);
        place(index, picture, when, isShown);
        hashed = false;
    }

    void stamp(int index, long when) {
        set(index, pictures[index], when, shown[index]);
    }

    /** Notes that somebody was not on its cell when that was seen again; it was in view until then, or is not since longer. */
    void miss(int index, long lastTime) {
        set(index, pictures[index], whens[index] == SeenTime.NOW ? lastTime : whens[index], false);
    }

    void remove(int index) {
        missed -= shown[index] ? 0 : 1;
        System.arraycopy(pictures, index + 1, pictures, index, size - index - 1);
        System.arraycopy(whens, index + 1, whens, index, size - index - 1);
        System.arraycopy(shown, index + 1, shown, index, size - index - 1);
        size--;
        hashed = false;
    }

    int missed() {
        return missed;
    }

    /** Forgets, of those who are missed, the one who was seen longest ago; of several the one with the lowest id. */
    void forgetOldestMissed() {
        int oldest = -1;
        for (int i = 0; i < size; i++) {
            if (!shown[i] && (oldest < 0 || whens[i] < whens[oldest])) {
                oldest = i;
            }
        }
        remove(oldest);
    }

    /** The hash of all, which is kept until something is written. For the owner alone, unless it was hashed before. */
    long hash(ToLongFunction<Picture> digest) {
        if (!hashed) {
            long sum = size;
            for (int i = 0; i < size; i++) {
                sum += Seeds.mix(pictures[i].digest(digest) + (whens[i] << 1) + (shown[i] ? SHOWN : 0));
            }
            hash = sum;
            hashed = true;
        }
        return hash;
    }
}
