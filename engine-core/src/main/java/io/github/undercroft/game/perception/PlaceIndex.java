package io.github.undercroft.game.perception;

import com.google.common.collect.ArrayListMultimap;
import io.github.undercroft.Location;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.memory.Memory;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Finds what happened near a place in one step, each with a number, by blocks of 8x8 cells, so that an observer is not
 * asked about what happened elsewhere. Not state.
 */
public final class PlaceIndex {

    /** Up to this many are compared one by one, which is faster than an index. */
    static final int FEW = 8;

    private static final int SHIFT = 3;

    private final ArrayListMultimap<Block, Integer> numbers = ArrayListMultimap.create();

    private record Block(int level, int x, int y) {
        static Block of(int level, int x, int y) {
            return new Block(level, x >> SHIFT, y >> SHIFT);
        }

        boolean isBetween(Block first, Block last) {
            return level == first.level && x >= first.x && x <= last.x && y >= first.y && y <= last.y;
        }
    }

    /**
     * An index of a list of places, each with its position in the list; null if there are so few that the list is
     * faster.
     */
    @Nullable
    public static PlaceIndex ofMany(List<Location.OnLevel> places) {
        if (places.size() <= FEW) {
            return null;
        }
        PlaceIndex index = new PlaceIndex();
        for (int i = 0; i < places.size(); i++) {
            index.add(places.get(i).level(), places.get(i).cell(), i);
        }
        return index;
    }

    /** The numbers of all places that may be in view, in order, and of some others. */
    public SortedSet<Integer> inView(Memory memory) {
        SortedSet<Integer> found = new TreeSet<>();
        find(memory.level(), memory.viewBox(), found);
        return found;
    }

    /** Adds a place. A number may be added at several places. */
    void add(int level, Point at, int number) {
        numbers.put(Block.of(level, at.x(), at.y()), number);
    }

    /**
     * Adds the numbers of all places in a box of a level, and of some others. O(blocks that the box touches or that are
     * in use, whichever are fewer, plus what is found).
     */
    void find(int level, Rect box, Set<Integer> into) {
        Block first = Block.of(level, box.x(), box.y());
        Block last = Block.of(level, box.right(), box.bottom());
        long blocks = (last.x - first.x + 1L) * (last.y - first.y + 1L);
        if (blocks > numbers.keySet().size()) {
            findAmongAll(first, last, into);
            return;
        }
        for (int y = first.y; y <= last.y; y++) {
            for (int x = first.x; x <= last.x; x++) {
                into.addAll(numbers.get(new Block(level, x, y)));
            }
        }
    }

    private void findAmongAll(Block first, Block last, Set<Integer> into) {
        numbers.asMap().forEach((block, there) -> {
            if (block.isBetween(first, last)) {
                into.addAll(there);
            }
        });
    }
}
