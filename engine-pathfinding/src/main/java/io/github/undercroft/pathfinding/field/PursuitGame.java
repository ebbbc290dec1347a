package io.github.undercroft.pathfinding.field;

import java.util.Arrays;

/**
 * Solves a chase on a few cells under best play: for each cell of the evader and of its pursuer, the number of turns until
 * the evader is caught. In a turn first the evader takes a step or stays, then the pursuer; the evader is caught when the
 * pursuer can step onto it.
 *
 * <p>Works backwards from all positions where the evader is caught. O(cells * cells * steps); 7 bytes for each pair of
 * cells.
 *
 * <p>Source: R. Nowakowski, P. Winkler, "Vertex-to-vertex Pursuit in a Graph", 1983, for the game; K. Thompson,
 * "Retrograde Analysis of Certain Endgames", 1986, for the method.
 */
final class PursuitGame {

    /** The evader is never caught. */
    static final int NEVER = Integer.MAX_VALUE;

    private static final short NOT_CAUGHT = -1;

    /** So many choices are never used up. */
    private static final int ENOUGH = 100;

    private int cells;
    /** For each cell the cells that one can be on after a turn, itself first; -1 after the last. */
    private int[] steps = {};

    private int stride;
    /** Turns until the end where the pursuer is to move, by {@code fleer * cells + pursuer}. */
    private short[] turns = {};
    /** How many choices the evader has left where it is to move. */
    private byte[] choices = {};

    private int[] queue = {};
    private int tail;

    /**
     * Solves the chase on that many cells; the steps of each take up so many places, and lead back as well. An evader that
     * is to move at an exit has escaped.
     */
    void solve(int cellCount, int[] stepTable, int stepStride, boolean[] isExit) {
        cells = cellCount;
        steps = stepTable;
        stride = stepStride;
        int states = cells * cells;
        if (turns.length < states) {
            turns = new short[states];
            choices = new byte[states];
            queue = new int[states];
        }
        Arrays.fill(turns, 0, states, NOT_CAUGHT);
        tail = 0;
        for (int cell = 0; cell < cells; cell++) {
            int count = 0;
            for (int i = cell * stride; steps[i] >= 0; i++) {
                lose(cell * cells + steps[i], 0);
                count++;
            }
            Arrays.fill(choices, cell * cells, (cell + 1) * cells, (byte) (isExit[cell] ? ENOUGH : count));
        }
        for (int head = 0; head < tail; head++) {
            goBack(queue[head]);
        }
    }

    private void lose(int state, int turn) {
        if (turns[state] == NOT_CAUGHT) {
            turns[state] = (short) Math.min(turn, Short.MAX_VALUE);
            queue[tail++] = state;
        }
    }

    /** From a lost position with the pursuer to move to those from which it comes about. */
    private void goBack(int state) {
        int fleer = state / cells;
        int pursuer = state - fleer * cells;
        for (int i = fleer * stride; steps[i] >= 0; i++) {
            int before = steps[i] * cells + pursuer;
            choices[before]--;
            if (choices[before] == 0) {
                for (int k = pursuer * stride; steps[k] >= 0; k++) {
                    lose(steps[i] * cells + steps[k], turns[state] + 1);
                }
            }
        }
    }

    /** Turns until the evader is caught, with the pursuer to move; 0 if the pursuer can step onto it. */
    int turns(int fleer, int pursuer) {
        short count = turns[fleer * cells + pursuer];
        return count == NOT_CAUGHT ? NEVER : count;
    }
}
