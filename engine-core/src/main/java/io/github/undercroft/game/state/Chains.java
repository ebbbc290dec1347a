package io.github.undercroft.game.state;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Chains of entities, each sorted by id and linked by a field of the entities. Short chains are walked; for a long one
 * a tree finds the entity before an id, so n insertions and removals in any order cost O(n log n).
 */
abstract class Chains {

    /** The number of entities that are walked before a tree is made. */
    private static final int SHORT = 16;

    /** Made when the first chain is long. */
    private @Nullable Map<Long, NavigableMap<Long, EntityState>> trees;

    abstract @Nullable EntityState next(EntityState entity);

    abstract void link(EntityState entity, @Nullable EntityState next);

    /**
     * Inserts an entity, which must not be in the chain.
     *
     * @param chain the number of the chain
     * @param first the first entity of the chain before
     * @return the first entity of the chain from now on
     */
    EntityState insert(long chain, @Nullable EntityState first, EntityState entity) {
        EntityState start;
        if (first == null || first.key > entity.key) {
            link(entity, first);
            start = entity;
        } else {
            start = first;
            EntityState before = before(chain, first, entity.key);
            link(entity, next(before));
            link(before, entity);
        }
        NavigableMap<Long, EntityState> tree = treeOf(chain);
        if (tree != null) {
            tree.put(entity.key, entity);
        }
        return start;
    }

    /**
     * Removes an entity, which must be in the chain.
     *
     * @return the first entity of the chain from now on
     */
    @Nullable
    EntityState remove(long chain, EntityState first, EntityState entity) {
        EntityState after = next(entity);
        EntityState start = first;
        if (first == entity) {
            start = after;
        } else {
            link(before(chain, first, entity.key), after);
        }
        link(entity, null);
        NavigableMap<Long, EntityState> tree = treeOf(chain);
        if (tree != null) {
            tree.remove(entity.key);
            if (tree.isEmpty() && trees != null) {
                trees.remove(chain);
            }
        }
        return start;
    }

    private @Nullable NavigableMap<Long, EntityState> treeOf(long chain) {
        return trees == null ? null : trees.get(chain);
    }

    /** The last entity with a lower key. The first of the chain must have a lower key. */
    private EntityState before(long chain, EntityState first, long key) {
        NavigableMap<Long, EntityState> tree = treeOf(chain);
        if (tree != null) {
            return tree.lowerEntry(key).getValue();
        }
        EntityState before = first;
        int seen = 0;
        for (EntityState next = next(before); next != null && next.key < key; next = next(before)) {
            before = next;
            seen++;
        }
        if (seen > SHORT) {
            if (trees == null) {
                trees = new LinkedHashMap<>();
            }
            trees.put(chain, treeFrom(first));
        }
        return before;
    }

    private NavigableMap<Long, EntityState> treeFrom(EntityState first) {
        NavigableMap<Long, EntityState> tree = new TreeMap<>();
        for (EntityState each = first; each != null; each = next(each)) {
            tree.put(each.key, each);
        }
        return tree;
    }
}
