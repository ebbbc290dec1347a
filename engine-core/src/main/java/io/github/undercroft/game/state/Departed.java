package io.github.undercroft.game.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The entities that left the game in this step, in order; found by key. */
public final class Departed {

    private final ArrayList<EntityState> all = new ArrayList<>();
    /** Those of them that had a memory. */
    private final ArrayList<EntityState> observers = new ArrayList<>();

    /** Made when the first entity leaves. */
    private @Nullable Map<Long, EntityState> byKey;

    public int size() {
        return all.size();
    }

    public void add(EntityState entity) {
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

    /** Those that had a memory when they left. */
    public List<EntityState> observers() {
        return observers;
    }

    @Nullable
    EntityState find(long key) {
        return all.isEmpty() ? null : keys().get(key);
    }

    /** Removes all but the first entries. */
    public void cut(int size) {
        while (all.size() > size) {
            EntityState last = all.remove(all.size() - 1);
            keys().remove(last.key);
            if (!observers.isEmpty() && observers.get(observers.size() - 1) == last) {
                observers.remove(observers.size() - 1);
            }
        }
    }
}
