package io.github.undercroft.memory;

import io.github.undercroft.model.EntityId;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Where each entity was seen last, by id. Written to only by who owns it alone. */
final class Sightings {

    private Picture[] pictures;
    private long[] whens;
    private int size;

    Sightings() {
        pictures = new Picture[4];
        whens = new long[4];
    }

    private Sightings(Sightings origin) {
        pictures = origin.pictures.clone();
        whens = origin.whens.clone();
        size = origin.size;
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

    /** The index of that entity's sighting, or a negative number. */
    int find(EntityId who) {
        int low = 0;
        int high = size - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Long.compare(pictures[middle].id().key(), who.key());
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1 - low;
    }

    @Nullable
    Picture of(EntityId who) {
        int index = find(who);
        return index < 0 ? null : pictures[index];
    }

    void put(Picture picture, long when) {
        int index = find(picture.id());
        if (index < 0) {
            index = -1 - index;
            if (size == pictures.length) {
                pictures = Arrays.copyOf(pictures, 2 * size);
                whens = Arrays.copyOf(whens, 2 * size);
            }
            System.arraycopy(pictures, index, pictures, index + 1, size - index);
            System.arraycopy(whens, index, whens, index + 1, size - index);
            size++;
        }
        pictures[index] = picture;
        whens[index] = when;
    }

    void stamp(int index, long when) {
        whens[index] = when;
    }

    void remove(int index) {
        System.arraycopy(pictures, index + 1, pictures, index, size - index - 1);
        System.arraycopy(whens, index + 1, whens, index, size - index - 1);
        size--;
    }
}
