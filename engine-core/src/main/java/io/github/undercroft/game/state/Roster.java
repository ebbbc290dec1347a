package io.github.undercroft.game.state;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Entities sorted by id. Removing one leaves a gap, which is closed by the next walk through all; adding the highest id
 * moves none. So n births or deaths cost O(n log n), not n times n.
 */
public final class Roster {

    private static final int FEWEST = 8;

    /** A gap keeps its last entity, for its key. */
    private EntityState[] all;
    /** The number of places in use, gaps included. */
    private int end;

    private int gaps;
    /** The places that are gaps; made for the first one. */
    private @Nullable BitSet gone;

    public Roster() {
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

    public boolean isEmpty() {
        return end == gaps;
    }

    /** The number of entities. Closes the gaps, so that {@link #at} counts without them until the next removal. */
    public int size() {
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

    /** The entity at an index, by id; ask {@link #size} first. */
    public EntityState at(int place) {
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

    /**
     * The index of a key, which may be a gap; below 0 if there is none. Valid until an entity is added or the gaps are
     * closed.
     */
    int search(long key) {
        if (end == 0 || all[end - 1].key < key) {
            return -1 - end; // the usual case, a newborn
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

    /** The entity at an index if it has the key, else null. */
    @Nullable
    EntityState atIf(int place, long key) {
        return place < end && all[place].key == key && !isGap(place) ? all[place] : null;
    }

    /** Adds an entity, unless it is there. */
    public void add(EntityState entity) {
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

    public void remove(EntityState entity) {
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
