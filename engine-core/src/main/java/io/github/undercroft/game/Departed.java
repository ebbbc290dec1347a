package io.github.undercroft.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who left the game in this step, in that sequence, to be found by key. */
final class Departed {

    private final ArrayList<EntityState> all = new ArrayList<>();
    /** Those of them who had a memory. */
    private final ArrayList<EntityState> observers = new ArrayList<>();

    /** Made when somebody leaves. */
    private @Nullable Map<Long, EntityState> byKey;

    int size() {
        return all.size();
    }

    EntityState get(int index) {
        return all.get(index);
    }

    void add(EntityState entity) {
        all.add(entity);
        keys().put(entity.key, entity);
        if (entity.memory() != null) {
            observers.add(entity);
        }
    }

    private Map<Long, EntityState> keys() {
        Map<Long, EntityState> known = byKey;
        if (known == null) {
            known = new LinkedHashMap<>();
            byKey = known;
        }
        return known;
    }

    /** Those who had a memory when they left. */
    List<EntityState> observers() {
        return observers;
    }

    @Nullable
    EntityState find(long key) {
        return all.isEmpty() ? null : keys().get(key);
    }

    /** Forgets all but the first ones. */
    void cut(int size) {
        while (all.size() > size) {
            EntityState last = all.remove(all.size() - 1);
            keys().remove(last.key);
            if (!observers.isEmpty() && observers.get(observers.size() - 1) == last) {
                observers.remove(observers.size() - 1);
            }
        }
    }
}
