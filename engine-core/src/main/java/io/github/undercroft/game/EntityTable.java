package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.Entity;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All living entities by id: a sorted array, since newcomers mostly have the highest id and forks copy it whole. */
final class EntityTable {

    private EntityState[] entities;
    private int size;
    /** Behind the one whose turn it was last. */
    private int next;

    EntityTable(int capacity) {
        entities = new EntityState[Math.max(8, capacity)];
    }

    EntityTable fork() {
        EntityTable fork = new EntityTable(size);
        for (int i = 0; i < size; i++) {
            fork.entities[i] = entities[i].copy();
        }
        fork.size = size;
        return fork;
    }

    int size() {
        return size;
    }

    EntityState at(int index) {
        return entities[index];
    }

    @Nullable
    EntityState find(long key) {
        int index = search(key);
        return index < 0 ? null : entities[index];
    }

    /** Like {@link #find}, and quicker where turns come in the order of ids, as they mostly do. */
    @Nullable
    EntityState findInTurn(long key) {
        int index = next < size ? next : 0;
        if (size == 0 || entities[index].key != key) {
            index = search(key);
        }
        next = Math.max(0, index + 1);
        return index < 0 ? null : entities[index];
    }

    void add(EntityState entity) {
        int place = -1 - search(entity.key);
        if (size == entities.length) {
            entities = Arrays.copyOf(entities, size * 2);
        }
        System.arraycopy(entities, place, entities, place + 1, size - place);
        entities[place] = entity;
        size++;
    }

    void remove(EntityState entity) {
        int place = search(entity.key);
        System.arraycopy(entities, place + 1, entities, place, size - place - 1);
        size--;
        entities[size] = entity; // overwritten before it is read; keeps the array free of nulls in use
    }

    List<Entity> list() {
        ImmutableList.Builder<Entity> all = ImmutableList.builderWithExpectedSize(size);
        for (int i = 0; i < size; i++) {
            all.add(entities[i]);
        }
        return all.build();
    }

    private int search(long key) {
        int low = 0;
        int high = size - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            long found = entities[middle].key;
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
}
