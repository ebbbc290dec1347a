package io.github.undercroft.dungeon.accretion;

import io.github.undercroft.random.RandomSource;
import java.util.Arrays;

/**
 * The walls with floor on one side; each is equally likely to be drawn. 4 bytes each. A map has at most 2^27 cells, so cell
 * and side go into one int.
 */
final class DoorSites {

    private int[] sites = new int[256];
    private int size;

    /** @param side the index of the direction away from the floor */
    void add(int cell, int side) {
        if (size == sites.length) {
            sites = Arrays.copyOf(sites, 2 * size);
        }
        sites[size++] = cell << 2 | side;
    }

    int size() {
        return size;
    }

    /** The place of one in the bag. */
    int draw(RandomSource random) {
        return random.nextInt(size);
    }

    int cell(int place) {
        return sites[place] >>> 2;
    }

    int side(int place) {
        return sites[place] & 3;
    }

    /** Takes one out; another one may move to its place. */
    void remove(int place) {
        sites[place] = sites[--size];
    }
}
