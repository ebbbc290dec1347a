package io.github.undercroft.memory;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.model.Blocks;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Outside;
import io.github.undercroft.model.Stamp;
import io.github.undercroft.model.Terrain;
import java.util.List;
import java.util.Optional;

/** A level as its observer knows it. The observer itself is the living one, all others are pictures. */
final class RememberedBoard implements Board {

    private final Memory memory;
    private final int level;
    private final Entity self;

    RememberedBoard(Memory memory, int level, Entity self) {
        this.memory = memory;
        this.level = level;
        this.self = self;
    }

    @Override
    public int level() {
        return level;
    }

    @Override
    public int width() {
        return memory.width();
    }

    @Override
    public int height() {
        return memory.height();
    }

    @Override
    public Terrain terrainAt(Point cell) {
        return contains(cell) ? memory.terrainAt(cell.x(), cell.y()) : Outside.BOARD;
    }

    private boolean isSelfAt(Point cell) {
        Optional<Point> position = self.position();
        return position.isPresent() && position.get().equals(cell);
    }

    @Override
    public Optional<Entity> occupantAt(Point cell) {
        if (isSelfAt(cell) && self.has(Blocks.class)) {
            return Optional.of(self);
        }
        Picture[] there = contains(cell) ? memory.picturesAt(cell.x(), cell.y()) : null;
        return there != null && there[0].has(Blocks.class) ? Optional.of(there[0]) : Optional.empty();
    }

    @Override
    public List<Entity> entitiesAt(Point cell) {
        Picture[] there = contains(cell) ? memory.picturesAt(cell.x(), cell.y()) : null;
        if (there == null) {
            return isSelfAt(cell) ? ImmutableList.of(self) : ImmutableList.of();
        }
        ImmutableList.Builder<Entity> all = ImmutableList.builder();
        boolean toAdd = isSelfAt(cell);
        for (Picture picture : there) {
            if (toAdd && !picture.has(Blocks.class) && comesBefore(picture)) {
                all.add(self);
                toAdd = false;
            }
            all.add(picture);
        }
        if (toAdd) {
            all.add(self);
        }
        return all.build();
    }

    /** Whether the observer comes before a thing on its own cell. */
    private boolean comesBefore(Picture thing) {
        return self.has(Blocks.class) || self.id().key() < thing.id().key();
    }

    @Override
    public List<Entity> entities() {
        ImmutableList.Builder<Entity> all = ImmutableList.builder();
        boolean toAdd = self.position().isPresent();
        for (int i = 0; i < memory.sightings(); i++) {
            Picture picture = memory.sighted(i);
            if (toAdd && self.id().key() < picture.id().key()) {
                all.add(self);
                toAdd = false;
            }
            if (isStillThere(picture)) {
                all.add(picture);
            }
        }
        if (toAdd) {
            all.add(self);
        }
        return all.build();
    }

    /** Whether the cell on which somebody was seen last has not been seen without it since. */
    private boolean isStillThere(Picture picture) {
        Optional<Point> at = picture.position();
        return at.isPresent()
                && Memory.find(memory.picturesAt(at.get().x(), at.get().y()), picture.id()) != null;
    }

    @Override
    public BitGridView passable(Motility motility) {
        return memory.passable(motility);
    }

    @Override
    public BitGridView transparent() {
        return memory.transparent();
    }

    @Override
    public Stamp stamp() {
        return memory.stamp();
    }
}
