package io.github.undercroft.game.state;

import java.util.ArrayList;

/** The entities with senses, by id. */
public final class Observers {

    private final ArrayList<EntityState> all = new ArrayList<>();

    public boolean isEmpty() {
        return all.isEmpty();
    }

    public int size() {
        return all.size();
    }

    public EntityState at(int index) {
        return all.get(index);
    }

    /**
     * Adds an observer.
     *
     * @return whether it was not there before
     */
    public boolean add(EntityState entity) {
        int index = search(entity.key);
        if (index < 0) {
            all.add(-1 - index, entity);
        }
        return index < 0;
    }

    /**
     * Removes an observer.
     *
     * @return whether it was there before
     */
    public boolean remove(EntityState entity) {
        int index = search(entity.key);
        if (index >= 0) {
            all.remove(index);
        }
        return index >= 0;
    }

    private int search(long key) {
        int low = 0;
        int high = all.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Long.compare(all.get(middle).key, key);
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
}
