package io.github.undercroft.memory;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blocks;
import io.github.undercroft.Board;
import io.github.undercroft.Body;
import io.github.undercroft.Clouded;
import io.github.undercroft.Entity;
import io.github.undercroft.Gas;
import io.github.undercroft.Location;
import io.github.undercroft.Motility;
import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Stamp;
import io.github.undercroft.terrain.Outside;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A level as its observer knows it. The observer itself is the living one, all others are pictures. Where it fills a cell
 * itself, nobody else is known to, even if it did not look there.
 */
final class RememberedBoard implements Board {

    private final Memory memory;
    private final Entity self;
    private final UnaryOperator<Entity> seeming;

    RememberedBoard(Memory memory, Entity self, UnaryOperator<Entity> seeming) {
        this.memory = memory;
        this.self = self;
        this.seeming = seeming;
    }

    Memory memory() {
        return memory;
    }

    @Override
    public int level() {
        return memory.level();
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
        return contains(cell) ? Clouded.ground(memory.terrainAt(cell.x(), cell.y())) : Outside.BOARD;
    }

    @Override
    public Optional<Gas> gas(Point cell) {
        return contains(cell) ? Clouded.gas(memory.terrainAt(cell.x(), cell.y())) : Optional.empty();
    }

    private boolean isFilledBySelf(Point cell) {
        return isSelfAt(cell) && self.has(Blocks.class);
    }

    private boolean isSelfAt(Point cell) {
        return self.location() instanceof Location.OnLevel on
                && on.level() == memory.level()
                && (on.cell().equals(cell)
                        || (self.has(Body.class) && self.cells().contains(cell)));
    }

    @Override
    public Optional<Entity> occupantAt(Point cell) {
        if (isFilledBySelf(cell)) {
            return Optional.of(self);
        }
        Picture[] there = contains(cell) ? memory.cells.thereAt(cell.x(), cell.y()) : null;
        return there != null && there[0].has(Blocks.class) && !isDisplaced(there[0])
                ? Optional.of(seeming.apply(there[0]))
                : Optional.empty();
    }

    @Override
    public List<Entity> entitiesAt(Point cell) {
        Picture[] there = contains(cell) ? memory.cells.thereAt(cell.x(), cell.y()) : null;
        if (there == null) {
            return isSelfAt(cell) ? ImmutableList.of(self) : ImmutableList.of();
        }
        ImmutableList.Builder<Entity> all = ImmutableList.builder();
        boolean filled = isFilledBySelf(cell);
        boolean toAdd = isSelfAt(cell);
        for (Picture picture : there) {
            if (toAdd
                    && (filled
                            || (!picture.has(Blocks.class)
                                    && self.id().key() < picture.id().key()))) {
                all.add(self);
                toAdd = false;
            }
            if (!isDisplaced(picture)) {
                all.add(seeming.apply(picture));
            }
        }
        if (toAdd) {
            all.add(self);
        }
        return all.build();
    }

    @Override
    public List<Entity> entities() {
        ImmutableList.Builder<Entity> all = ImmutableList.builder();
        boolean toAdd = self.location() instanceof Location.OnLevel on && on.level() == memory.level();
        Sightings sightings = memory.sightings();
        for (int i = 0; i < sightings.size(); i++) {
            Picture picture = sightings.picture(i);
            if (toAdd && self.id().key() < picture.id().key()) {
                all.add(self);
                toAdd = false;
            }
            if (sightings.isShown(i) && !isDisplaced(picture)) {
                all.add(seeming.apply(picture));
            }
        }
        if (toAdd) {
            all.add(self);
        }
        return all.build();
    }

    /** All others that are in view, by id. */
    List<Entity> inView() {
        ImmutableList.Builder<Entity> all = ImmutableList.builder();
        Sightings sightings = memory.sightings();
        for (int i = 0; i < sightings.size(); i++) {
            Picture picture = sightings.picture(i);
            if (sightings.when(i) == SeenTime.NOW && sightings.isShown(i) && !isDisplaced(picture)) {
                all.add(seeming.apply(picture));
            }
        }
        return all.build();
    }

    /** Whether the observer itself fills a cell where somebody is remembered to do so. */
    private boolean isDisplaced(Picture picture) {
        return picture.has(Blocks.class)
                && (picture.isLarge()
                        ? picture.cells().stream().anyMatch(this::isFilledBySelf)
                        : picture.position().filter(this::isFilledBySelf).isPresent());
    }

    @Override
    public BitGridView passable(Motility motility) {
        return memory.drawn.passable(motility);
    }

    @Override
    public BitGridView transparent() {
        return memory.drawn.transparent();
    }

    @Override
    public BitGridView bumpable() {
        return memory.drawn.bumpable();
    }

    @Override
    public BitGridView cells(Terrain.Quality quality) {
        return memory.drawn.cells(quality);
    }

    @Override
    public Stamp stamp() {
        return memory.drawn.stamp();
    }
}
