package io.github.undercroft.memory;

import io.github.undercroft.EntityId;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.terrain.Unseen;

/** Writes into a memory what its observer learns and forgets other than by looking. Only for the end of a step. */
public final class Instruction {

    private final Memory memory;
    private final KnownCells cells;

    /** For this step only. */
    public Instruction(Memory memory) {
        memory.unsettle();
        this.memory = memory;
        this.cells = memory.cells;
    }

    /** Learns what the given cells are made of, without gas out of view, which drifts. */
    public void reveal(BitGridView which, Scene scene) {
        try {
            for (Point cell : which.points()) {
                int x = cell.x();
                int y = cell.y();
                if (scene.terrainAt(x, y) == Unseen.CELL) {
                    continue; // nobody knows, in a world that somebody imagines
                }
                boolean isNews = !cells.isKnown(x, y);
                memory.learn(x, y, memory.sees(x, y) ? scene.terrainAt(x, y) : scene.groundAt(x, y));
                if (isNews) {
                    cells.setSeen(x, y, Memory.TOLD);
                }
            }
        } finally {
            memory.drawn.settle();
        }
    }

    /** Learns where somebody is that is not in view, and how it looks. */
    public void locate(Picture picture, long when) {
        if (picture.position().isEmpty() || memory.hasInView(picture.id())) {
            return;
        }
        memory.forget(picture.id());
        for (Point cell : picture.cells()) {
            memory.show(picture, cell, when);
        }
        memory.ownSightings().put(picture, when, true);
    }

    /** Forgets that somebody was seen, unless it is in view. */
    public void forget(EntityId who) {
        if (!memory.hasInView(who)) {
            memory.forget(who);
        }
    }

    /** Forgets all of the given cells but those in view, and who was seen there and is not in view. */
    public void forget(BitGridView which) {
        Sightings sightings = memory.sightings();
        for (int i = sightings.size() - 1; i >= 0; i--) {
            Picture picture = sightings.picture(i);
            if (picture.cells().stream().anyMatch(which::get)) {
                forget(picture.id());
                sightings = memory.sightings();
            }
        }
        for (Point cell : which.points()) {
            int x = cell.x();
            int y = cell.y();
            if (!memory.sees(x, y)) {
                cells.putThere(x, y, Piles.only(cells.thereAt(x, y), each -> memory.hasInView(each.id())));
                if (cells.forget(x, y)) {
                    memory.drawn.set(x, y, Unseen.CELL);
                }
            }
        }
        memory.drawn.settle();
    }

    /** Whether nothing is known. */
    public boolean isBlank() {
        return cells.isEmpty() && memory.sightings().size() == 0;
    }
}
