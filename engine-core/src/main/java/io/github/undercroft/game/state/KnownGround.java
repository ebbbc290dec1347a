package io.github.undercroft.game.state;

import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Clouded;
import io.github.undercroft.Motility;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Stamp;
import io.github.undercroft.memory.RememberedTerrain;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ground of a level as an actor knows it, in a copy of the game that is not copied again. */
public final class KnownGround extends LevelGround {

    private final RememberedTerrain cells;

    /** The ground of a level of this size. Changes are written to {@code cells}. */
    public KnownGround(int width, int height, RememberedTerrain cells) {
        super(width, height);
        this.cells = cells;
    }

    @Override
    LevelGround copy() {
        throw new IllegalStateException("What is imagined is not copied; this is a defect of the engine");
    }

    @Override
    Terrain at(int x, int y) {
        return cells.at(x, y);
    }

    @Override
    @Nullable
    ActiveTerrain activeAt(int cell) {
        return Clouded.ground(at(cell)) instanceof ActiveTerrain active ? active : null;
    }

    @Override
    List<Integer> gasCells() {
        return List.of();
    }

    @Override
    BitGridView passable(Motility motility) {
        return cells.passable(motility);
    }

    @Override
    BitGridView add(Motility motility) {
        return cells.passable(motility);
    }

    @Override
    BitGridView known(Terrain.Quality quality) {
        return cells.cells(quality);
    }

    @Override
    BitGridView update(Terrain.Quality quality) {
        return cells.cells(quality);
    }

    @Override
    BitGridView transparent() {
        return cells.transparent();
    }

    @Override
    BitGridView bumpable() {
        return cells.bumpable();
    }

    @Override
    Stamp stamp() {
        return cells.stamp();
    }

    @Override
    Laid laidAt(int x, int y) {
        return new Laid(at(x, y), cells.bitsAt(x, y));
    }

    /** Comparing terrain may throw, which ends what is imagined; the true game is not touched. */
    @Override
    void putBack(int x, int y, Laid laid) {
        try {
            cells.putBack(x, y, laid.terrain(), laid.bits());
        } catch (Throwable thrown) {
            throw GameCode.failure("Comparing terrain", laid.terrain(), thrown);
        }
    }

    @Override
    void set(int x, int y, Terrain terrain) {
        try {
            cells.set(x, y, terrain);
        } catch (Throwable thrown) {
            throw GameCode.failure("Laying terrain", terrain, thrown);
        }
    }
}
