package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.Entity;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Some entities, sorted by id. Taking one out leaves a gap, which is closed when somebody goes through all, and adding the
 * one with the highest id moves nobody: so n births or deaths cost O(n log n), and not the square of n.
 */
final class Roster {

    private static final int FEWEST = 8;

    /** In a gap stands who was there last, for its key. */
    private EntityState[] all;
    /** How many places are in use, gaps included. */
    private int end;

    private int gaps;
    /** Which places are gaps; made for the first one. */
    private @Nullable BitSet gone;

    Roster() {
        this(FEWEST);
    }

    private Roster(int capacity) {
        all = new EntityState[Math.max(FEWEST, capacity)];
    }

    /** A roster of copies of the same entities. */
    Roster copyOfEach() {
        int size = size();
        Roster copy = new Roster(size);
        EntityState[] copies = copy.all;
        EntityState[] originals = all;
        for (int i = 0; i < size; i++) {
            copies[i] = originals[i].copy();
        }
        copy.end = size;
        return copy;
    }

    boolean isEmpty() {
        return end == gaps;
    }

    /** How many there are. Closes the gaps, so that {@link #at} counts without them until the next one is taken out. */
    int size() {
        if (gaps > 0) {
            closeGaps();
        }
        return end;
    }

    ImmutableList<Entity> list() {
        int size = size();
        ImmutableList.Builder<Entity> list = ImmutableList.builderWithExpectedSize(size);
        for (int i = 0; i < size; i++) {
            list.add(all[i]);
        }
        return list.build();
    }

    /** The one at that place by id, after {@link #size} was asked. */
    EntityState at(int place) {
        return all[place];
    }

    @Nullable
    EntityState find(long key) {
        int place = search(key);
        return place < 0 || isGap(place) ? null : all[place];
    }

    private boolean isGap(int place) {
        return gaps > 0 && gone != null && gone.get(place);
    }

    /** The place of that key, be it a gap; below 0 if it has none. It holds until somebody comes or the gaps are closed. */
    int search(long key) {
        if (end == 0 || all[end - 1].key < key) {
            return -1 - end; // as for most newborns
        }
        int low = 0;
        int high = end - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            long found = all[middle].key;
            if (found == key) {
                return middle;
            }
            if (found < key) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1 - low;
    }

    /** Who stands at that place if it has that key, else null. */
    @Nullable
    EntityState atIf(int place, long key) {
        return place < end && all[place].key == key && !isGap(place) ? all[place] : null;
    }

    /** Adds an entity, unless it is there. */
    void add(EntityState entity) {
        int place = search(entity.key);
        if (place >= 0) {
            all[place] = entity;
            if (isGap(place) && gone != null) {
                gone.clear(place);
                gaps--;
            }
            return;
        }
        place = -1 - place;
        if (gaps > 0 && place < end) {
            closeGaps(); // so that none of them has to move
            place = -1 - search(entity.key);
        }
        if (end == all.length) {
            all = Arrays.copyOf(all, end * 2);
        }
        System.arraycopy(all, place, all, place + 1, end - place);
        all[place] = entity;
        end++;
    }

    /** Takes out an entity, if it is there. */
    void remove(EntityState entity) {
        int place = search(entity.key);
        if (place < 0 || isGap(place)) {
            return;
        }
        BitSet marked = gone;
        if (marked == null) {
            marked = new BitSet();
            gone = marked;
        }
        marked.set(place);
        gaps++;
        while (end > 0 && marked.get(end - 1)) {
            end--;
            gaps--;
            marked.clear(end);
        }
        if (gaps > end / 2 + FEWEST) {
            closeGaps();
        }
    }

    private void closeGaps() {
        int kept = 0;
        for (int place = 0; place < end; place++) {
            if (!isGap(place)) {
                all[kept++] = all[place];
            }
        }
        end = kept;
        gaps = 0;
        if (gone != null) {
            gone.clear();
        }
    }
}
