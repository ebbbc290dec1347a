package io.github.undercroft.dungeon.lock;

import com.google.common.primitives.ImmutableIntArray;
import io.github.undercroft.dungeon.Lock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The doors to lock, and the cells that each shuts off. The cells behind a gate, up to the next gates, are its zone. The
 * cells before all gates are the zone of gate 0, which is not a door.
 */
final class Gates {

    private final StepTree tree;
    private final List<Gate> all = new ArrayList<>();
    private int keyless;

    Gates(StepTree tree) {
        this.tree = tree;
        Gate open = new Gate(tree.cell(0), Optional.empty(), true);
        open.room = tree.count();
        all.add(open);
    }

    /** A door. */
    static final class Gate {

        final int cell;
        /** The kind of the cell now. */
        final Optional<Lock> lock;
        /** Whether it is locked already. */
        final boolean isForced;
        /** The index of the gate in whose zone it is. */
        int before;
        /** How many cells its zone has. */
        int room;

        Gate(int cell, Optional<Lock> lock, boolean isForced) {
            this.cell = cell;
            this.lock = lock;
            this.isForced = isForced;
        }
    }

    /** All gates; the first one stands for no door. */
    List<Gate> all() {
        return Collections.unmodifiableList(all);
    }

    /** How many were locked before, without a key. */
    int keyless() {
        return keyless;
    }

    /** Adds a gate that is locked already. */
    void force(int cell, Optional<Lock> lock) {
        keyless += lock.isEmpty() ? 1 : 0;
        add(new Gate(cell, lock, true), 0);
    }

    /** Adds a gate, unless the zone on one of its sides would have fewer cells than that. */
    boolean tryAdd(int cell, int minRoom) {
        return add(new Gate(cell, Optional.empty(), false), minRoom);
    }

    private boolean add(Gate gate, int minRoom) {
        int before = 0;
        for (int i = 1; i < all.size(); i++) {
            int other = all.get(i).cell;
            if (tree.hangsOn(gate.cell, other) && tree.number(other) >= tree.number(all.get(before).cell)) {
                before = i;
            }
        }
        int room = tree.size(gate.cell) - 1;
        ImmutableIntArray.Builder behind = ImmutableIntArray.builder();
        for (int i = 1; i < all.size(); i++) {
            if (all.get(i).before == before && tree.hangsOn(all.get(i).cell, gate.cell)) {
                room -= tree.size(all.get(i).cell);
                behind.add(i);
            }
        }
        Gate owner = all.get(before);
        if (room < minRoom || owner.room - room - 1 < minRoom) {
            return false;
        }
        owner.room -= room + 1;
        gate.room = room;
        gate.before = before;
        behind.build().forEach(i -> all.get(i).before = all.size());
        all.add(gate);
        return true;
    }

    /** For each cell the index of the gate in whose zone it is; a gate itself is in its own zone. */
    int[] zones(int cells) {
        int[] zones = new int[cells];
        for (int i = 1; i < all.size(); i++) {
            zones[all.get(i).cell] = i;
        }
        for (int place = 1; place < tree.count(); place++) {
            int cell = tree.cell(place);
            if (zones[cell] == 0) {
                zones[cell] = zones[tree.parent(cell)];
            }
        }
        return zones;
    }
}
