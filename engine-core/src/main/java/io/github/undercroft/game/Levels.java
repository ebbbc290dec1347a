package io.github.undercroft.game;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The levels that have been made, by number. */
final class Levels {

    private Level[] all = new Level[2];
    private int size;
    /** The one that was asked for last, which mostly is the next one too. */
    private Level last;
    /** The one that is shown where nobody says which. */
    private Level shown;
    /** Whether somebody came, left or went elsewhere, so that others may have to be played. */
    private boolean disturbed;

    Levels(Level first) {
        all[0] = first;
        size = 1;
        last = first;
        shown = first;
    }

    /** The same levels for a fork. */
    Levels fork(EntityTable forked) {
        Levels fork = new Levels(all[0].fork(forked));
        for (int i = 1; i < size; i++) {
            fork.add(all[i].fork(forked));
        }
        fork.shown = fork.at(shown.level());
        fork.disturbed = disturbed;
        return fork;
    }

    int size() {
        return size;
    }

    Level get(int index) {
        return all[index];
    }

    /** The level of that number, which must have been made. */
    Level at(int number) {
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
    Level find(int number) {
        for (int i = 0; i < size; i++) {
            if (all[i].level() == number) {
                return all[i];
            }
        }
        return null;
    }

    void add(Level level) {
        if (size == all.length) {
            all = Arrays.copyOf(all, 2 * size);
        }
        int at = size;
        while (at > 0 && all[at - 1].level() > level.level()) {
            all[at] = all[at - 1];
            at--;
        }
        all[at] = level;
        size++;
        disturbed = true; // it may have to be played
    }

    /** Takes back a level that could not be made. */
    void remove(Level level) {
        int at = 0;
        while (all[at] != level) {
            at++;
        }
        System.arraycopy(all, at + 1, all, at, size - at - 1);
        size--;
        last = all[0];
    }

    Level shown() {
        return shown;
    }

    void show(Level level) {
        shown = level;
    }

    /** Notes that other levels may have to be played. */
    void disturb() {
        disturbed = true;
    }

    boolean areDisturbed() {
        return disturbed;
    }

    /** Notes that it is settled which levels are played, or that it is as open as it was before something was undone. */
    void setDisturbed(boolean whether) {
        disturbed = whether;
    }
}
