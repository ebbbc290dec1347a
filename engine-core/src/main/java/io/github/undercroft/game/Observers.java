package io.github.undercroft.game;

import java.util.ArrayList;

/** Who perceives, by id. */
final class Observers {

    private final Alerts alerts;
    private final ArrayList<EntityState> all = new ArrayList<>();

    Observers(Alerts alerts) {
        this.alerts = alerts;
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    int size() {
        return all.size();
    }

    EntityState at(int index) {
        return all.get(index);
    }

    /** Takes in or lets go an entity after it came, left or got other components. */
    void update(EntityState entity) {
        boolean perceives = entity.perceives();
        int index = search(entity.key);
        if (perceives && index < 0) {
            all.add(-1 - index, entity);
            alerts.expect(entity);
        } else if (!perceives && index >= 0) {
            all.remove(index);
            entity.stopWatching();
        }
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
