package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.model.Entity;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * All living entities by id: a roster for each level on which they were born, so that a birth on one level moves nobody of
 * another.
 */
final class EntityTable implements Iterable<EntityState> {

    /** The roster of nobody. */
    private static final int NOWHERE = -1;

    private Roster[] rosters = new Roster[1];
    /** Of each roster: the level of the ids, ascending. */
    private int[] levels = new int[1];

    private int count;
    /** The roster in which somebody was found last. */
    private int recent;
    /** How often somebody went through all, which no turn may do. */
    private long searches;
    /** The roster of the one whose turn it was last, and the place behind it. */
    private @Nullable Roster turns;

    private int next;

    EntityTable() {}

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

    /** How many there are. */
    int size() {
        int size = 0;
        for (int i = 0; i < count; i++) {
            size += rosters[i].size();
        }
        return size;
    }

    /** How often somebody has gone through all. */
    long searches() {
        return searches;
    }

    @Nullable
    EntityState find(long key) {
        int roster = rosterOf(key);
        return roster == NOWHERE ? null : rosters[roster].find(key);
    }

    /** Like {@link #find}, and quicker where turns come in the order of ids, as they mostly do. */
    @Nullable
    EntityState findInTurn(long key) {
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

    void add(EntityState entity) {
        int roster = rosterOf(entity.key);
        if (roster == NOWHERE) {
            roster = open(level(entity.key));
        }
        rosters[roster].add(entity);
    }

    void remove(EntityState entity) {
        rosters[rosterOf(entity.key)].remove(entity);
    }

    ImmutableList<Entity> list() {
        ImmutableList.Builder<Entity> all = ImmutableList.builder();
        all.addAll(this);
        return all.build();
    }

    /** All by id. Nobody may come or leave meanwhile. */
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
