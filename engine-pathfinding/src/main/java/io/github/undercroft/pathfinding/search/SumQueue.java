package io.github.undercroft.pathfinding.search;

/** Cells and their sums, of which no later one is less than what has been taken out. A cell may be in it several times. */
public interface SumQueue {

    /** Forgets all. */
    void clear();

    /** Puts a cell in. */
    void add(int cell, double sum, int stepCount);

    /** Whether nothing is left; to be asked before each look at the first. */
    boolean isEmpty();

    /** The first cell. */
    int cell();

    /** The sum with which it was put in. */
    double sum();

    /** And its number of steps. */
    int steps();

    /** Takes the first one out. */
    void removeFirst();
}
