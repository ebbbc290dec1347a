package io.github.undercroft.game.state;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * All living entities by id, in one roster for each level of birth, so that a birth on one level moves no entries of
 * another.
 */
public final class EntityTable implements Iterable<EntityState> {

    /** The index of no roster. */
    private static final int NOWHERE = -1;

    private Roster[] rosters = new Roster[1];
    /** For each roster the level of its ids, ascending. */
    private int[] levels = new int[1];

    private int count;
    /** The roster of the last search. */
    private int recent;
    /** The number of walks through all entities; no turn may make one. */
    private long searches;
    /** The roster of the actor whose turn it was last, and the index after it. */
    private @Nullable Roster turns;

    private int next;
    /** All entities in one list, until one is born or leaves; made when first asked for. */
    private @Nullable ImmutableList<Entity> listed;

    public EntityTable() {}

    EntityTable fork() {
        EntityTable fork = new EntityTable();
        fork.rosters = new Roster[Math.max(1, count)];
        for (int i = 0; i < count; i++) {
            fork.rosters[i] = rosters[i].copyOfEach();
        }
        fork.levels =
                levels.length == fork.rosters.length ? levels.clone() : Arrays.copyOf(levels, fork.rosters.length);
        fork.count = count;
        return fork;
    }

    public int size() {
        int size = 0;
        for (int i = 0; i < count; i++) {
            size += rosters[i].size();
        }
        return size;
    }

    /** The number of walks through all entities. */
    public long searches() {
        return searches;
    }

    @Nullable
    public EntityState find(long key) {
        int roster = rosterOf(key);
        return roster == NOWHERE ? null : rosters[roster].find(key);
    }

    /** Like {@link #find}, and faster if turns come in the order of ids, as they usually do. */
    @Nullable
    public EntityState findInTurn(long key) {
        EntityState found = turns == null ? null : turns.atIf(next, key);
        if (found == null) {
            int roster = rosterOf(key);
            if (roster == NOWHERE) {
                return null;
            }
            Roster all = rosters[roster];
            turns = all;
            next = Math.max(0, all.search(key));
            found = all.atIf(next, key);
        }
        next++;
        return found;
    }

    public void add(EntityState entity) {
        int roster = rosterOf(entity.key);
        if (roster == NOWHERE) {
            roster = open(level(entity.key));
        }
        rosters[roster].add(entity);
        listed = null;
    }

    public void remove(EntityState entity) {
        rosters[rosterOf(entity.key)].remove(entity);
        listed = null;
    }

    public ImmutableList<Entity> list() {
        ImmutableList<Entity> known = listed;
        if (known == null) {
            known = ImmutableList.copyOf(this);
            listed = known;
        }
        return known;
    }

    /** All entities by id. None may come or leave during the iteration. */
    @Override
    public Iterator<EntityState> iterator() {
        searches++;
        return new InOrder();
    }

    private static int level(long key) {
        return (int) (key >> 32);
    }

    private int rosterOf(long key) {
        int level = level(key);
        if (recent < count && levels[recent] == level) {
            return recent;
        }
        int found = Arrays.binarySearch(levels, 0, count, level);
        if (found < 0) {
            return NOWHERE;
        }
        recent = found;
        return found;
    }

    /** Makes a roster for the ids of a level. */
    private int open(int level) {
        int at = -1 - Arrays.binarySearch(levels, 0, count, level);
        if (count == rosters.length) {
            rosters = Arrays.copyOf(rosters, 2 * count);
            levels = Arrays.copyOf(levels, 2 * count);
        }
        System.arraycopy(rosters, at, rosters, at + 1, count - at);
        System.arraycopy(levels, at, levels, at + 1, count - at);
        rosters[at] = new Roster();
        levels[at] = level;
        count++;
        return at;
    }

    private final class InOrder implements Iterator<EntityState> {
        private int roster = -1;
        private int place;
        private int size;

        @Override
        public boolean hasNext() {
            while (place == size && roster < count - 1) {
                roster++;
                place = 0;
                size = rosters[roster].size();
            }
            return place < size;
        }

        @Override
        public EntityState next() {
            if (!hasNext()) {
                throw new NoSuchElementException("There are no more than " + size() + " entities");
            }
            return rosters[roster].at(place++);
        }
    }
}
