package io.github.undercroft.game.state;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The levels that have been made, by number. */
public final class Levels {

    private Level[] all = new Level[2];
    private int size;
    /** The level that was asked for last, which is usually the next one too. */
    private Level last;
    /** The level that is shown if the caller names none. */
    private Level shown;
    /** Whether an actor came, left or moved elsewhere, so that other levels may become active. */
    private boolean disturbed;
    /** The number of levels that were looked at while others were searched. */
    private long looks;

    public Levels(Level first) {
        all[0] = first;
        size = 1;
        last = first;
        shown = first;
    }

    Levels fork(EntityTable forked) {
        return copy(level -> level.fork(forked));
    }

    /** Copies of the same levels, made by a function. */
    public Levels copy(UnaryOperator<Level> way) {
        Levels copy = new Levels(way.apply(all[0]));
        for (int i = 1; i < size; i++) {
            copy.add(way.apply(all[i]));
        }
        copy.shown = copy.at(shown.level());
        copy.disturbed = disturbed;
        return copy;
    }

    public int size() {
        return size;
    }

    public Level get(int index) {
        return all[index];
    }

    /** A level, which must have been made. */
    public Level at(int number) {
        if (last.level() == number) {
            return last;
        }
        Level found = find(number);
        if (found == null) {
            throw new IllegalStateException("There is no level " + number + " yet; this is a defect of the engine");
        }
        last = found;
        return found;
    }

    @Nullable
    public Level find(int number) {
        int at = firstFrom(number);
        return at < size && all[at].level() == number ? all[at] : null;
    }

    /** The index of the first level of that number or a higher one. */
    private int firstFrom(int number) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            looks++;
            if (all[middle].level() < number) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The number of levels that were looked at while others were searched. */
    public long looks() {
        return looks;
    }

    public void add(Level level) {
        if (size == all.length) {
            all = Arrays.copyOf(all, 2 * size);
        }
        int at = firstFrom(level.level());
        System.arraycopy(all, at, all, at + 1, size - at);
        all[at] = level;
        size++;
        disturbed = true; // it may become active
    }

    /** Removes a level that could not be made. */
    public void remove(Level level) {
        int at = 0;
        while (all[at] != level) {
            at++;
        }
        System.arraycopy(all, at + 1, all, at, size - at - 1);
        size--;
        last = all[0];
    }

    /** Whether an actor waits on one of them until that level is active again. */
    public boolean haveWaiting(long key) {
        for (int i = 0; i < size; i++) {
            for (Level.Waiting waiting : all[i].waiting) {
                if (waiting.member().key() == key) {
                    return true;
                }
            }
        }
        return false;
    }

    public Level shown() {
        return shown;
    }

    public void show(Level level) {
        shown = level;
    }

    /** Notes that other levels may become active. */
    public void disturb() {
        disturbed = true;
    }

    public boolean areDisturbed() {
        return disturbed;
    }

    /** Sets whether the active levels may have to change, for a restored state or after an undo. */
    public void setDisturbed(boolean whether) {
        disturbed = whether;
    }
}
