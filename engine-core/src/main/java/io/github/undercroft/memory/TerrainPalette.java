package io.github.undercroft.memory;

import io.github.undercroft.Terrain;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of terrain that a memory knows, by index. For each it keeps the number of cells made of it and the sum of their
 * weights, so that the hash of all cells needs no look at any of them. The index of a kind that no cell has any more goes
 * to the next new one.
 */
final class TerrainPalette {

    /** With more kinds than these they are looked up by their hash codes. */
    private static final int FEW = 16;

    /** Who may write to it. */
    final Object owner;

    private @Nullable Terrain[] kinds;
    private int[] counts;
    private long[] weights;
    /** What each kind adds to a hash for a weight of 1; 0 as long as nobody asked. */
    private long[] digests;

    private int size;
    /** The indices below the size that are free. */
    private int[] free;

    private int frees;
    private @Nullable Map<Terrain, Integer> indices;

    TerrainPalette(Object owner) {
        this.owner = owner;
        this.kinds = new Terrain[4];
        this.counts = new int[4];
        this.weights = new long[4];
        this.digests = new long[4];
        this.free = new int[4];
    }

    private TerrainPalette(Object owner, TerrainPalette origin) {
        this.owner = owner;
        this.kinds = origin.kinds.clone();
        this.counts = origin.counts.clone();
        this.weights = origin.weights.clone();
        this.digests = origin.digests.clone();
        this.size = origin.size;
        this.free = origin.free.clone();
        this.frees = origin.frees;
    }

    TerrainPalette copyFor(Object newOwner) {
        return new TerrainPalette(newOwner, this);
    }

    /** The terrain of an index that some cell has. */
    Terrain kind(int index) {
        Terrain kind = kinds[index];
        if (kind == null) {
            throw new IllegalStateException("No cell is made of terrain " + index + "; this is a defect of the engine");
        }
        return kind;
    }

    /** Whether the terrain at the index equals the given terrain. */
    boolean is(int index, Terrain terrain) {
        return kinds[index] == terrain || terrain.equals(kinds[index]);
    }

    /** The index of that terrain, which is added if it is new; a cell of it has to be counted next. Only for the owner. */
    int indexOf(Terrain terrain) {
        int found = find(terrain);
        return found >= 0 ? found : add(terrain);
    }

    private int find(Terrain terrain) {
        int few = Math.min(size, FEW);
        for (int i = 0; i < few; i++) {
            if (kinds[i] == terrain) {
                return i;
            }
        }
        if (size > FEW) {
            return indices().getOrDefault(terrain, -1);
        }
        for (int i = 0; i < size; i++) {
            if (terrain.equals(kinds[i])) {
                return i;
            }
        }
        return -1;
    }

    private Map<Terrain, Integer> indices() {
        Map<Terrain, Integer> known = indices;
        if (known == null) {
            known = new LinkedHashMap<>();
            for (int i = 0; i < size; i++) {
                if (kinds[i] != null) {
                    known.put(kind(i), i);
                }
            }
            indices = known;
        }
        return known;
    }

    private int add(Terrain terrain) {
        if (size == kinds.length && frees == 0) {
            kinds = Arrays.copyOf(kinds, 2 * size);
            counts = Arrays.copyOf(counts, 2 * size);
            weights = Arrays.copyOf(weights, 2 * size);
            digests = Arrays.copyOf(digests, 2 * size);
            free = Arrays.copyOf(free, 2 * size);
        }
        int index = frees > 0 ? free[--frees] : size++;
        kinds[index] = terrain;
        look(known -> known.put(terrain, index) == null);
        return index;
    }

    /** Changes the map of indices. If the code of a terrain throws meanwhile, the map is made anew when it is needed next. */
    private void look(Predicate<Map<Terrain, Integer>> change) {
        Map<Terrain, Integer> known = indices;
        indices = null;
        try {
            indices = known != null && change.test(known) ? known : null;
        } catch (Throwable unknown) {
            indices = null;
        }
    }

    /** Counts a cell of that weight to a terrain. Only for the owner. */
    void add(int index, long weight) {
        counts[index]++;
        weights[index] += weight;
    }

    /** Takes a cell of that weight away from a terrain. Only for the owner. */
    void subtract(int index, long weight) {
        weights[index] -= weight;
        if (--counts[index] == 0) {
            Terrain gone = kind(index);
            look(known -> known.remove(gone, index));
            kinds[index] = null;
            digests[index] = 0;
            free[frees++] = index;
        }
    }

    /** Whether {@link #hash} would write. */
    boolean lacksDigests() {
        for (int i = 0; i < size; i++) {
            if (counts[i] > 0 && digests[i] == 0) {
                return true;
            }
        }
        return false;
    }

    /** The hash of all cells; the same however the kinds are numbered. Only for the owner, if it lacks digests. */
    long hash(ToLongFunction<Terrain> digest) {
        long sum = 0;
        for (int i = 0; i < size; i++) {
            if (counts[i] > 0) {
                if (digests[i] == 0) {
                    digests[i] = digest.applyAsLong(kind(i)) | 1;
                }
                sum += weights[i] * digests[i];
            }
        }
        return sum;
    }

    /** Whether no cell is made of any kind. */
    boolean isEmpty() {
        return frees == size;
    }

    /** How many indices there are, free ones included. */
    int size() {
        return size;
    }
}
