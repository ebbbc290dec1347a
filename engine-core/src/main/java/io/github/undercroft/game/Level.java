package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.model.ActiveTerrain;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Motility;
import io.github.undercroft.model.Outside;
import io.github.undercroft.model.Stamp;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.random.Seeds;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One level: its ground, and an index of who is on which cell. At once the face that authors look at. */
final class Level implements Board {

    private final int number;
    private final int width;
    private final int height;
    private final EntityTable entities;
    private Ground ground;
    private boolean ownsGround = true;
    private final @Nullable EntityState[] occupants;
    /** What lies on each cell; made when the first thing lies there. */
    private @Nullable EntityState @Nullable [] things;
    /** The number of the next entity that comes into being here. */
    int nextNumber;

    private @Nullable CellHash cellHash;
    private long groundHash;
    private boolean groundHashed;

    /** What one cell adds to the hash of the ground. */
    interface CellHash {
        long of(int cell, Terrain terrain);
    }

    Level(int number, Ground ground, EntityTable entities) {
        this.number = number;
        this.ground = ground;
        this.width = ground.width;
        this.height = ground.height;
        this.entities = entities;
        this.occupants = new EntityState[width * height];
    }

    /** The same level for a fork, whose entities stand on it already. */
    Level fork(EntityTable forked) {
        ownsGround = false;
        Level fork = new Level(number, ground, forked);
        fork.ownsGround = false;
        fork.nextNumber = nextNumber;
        fork.groundHash = groundHash;
        fork.groundHashed = groundHashed;
        for (int i = 0; i < forked.size(); i++) {
            fork.enter(forked.at(i));
        }
        return fork;
    }

    /** Puts an entity into the index, if it is on a cell of this level. */
    void enter(EntityState entity) {
        if (!(entity.location instanceof Location.OnLevel on) || on.level() != number) {
            return;
        }
        int cell = index(on.cell());
        if (entity.slots.blocks) {
            occupants[cell] = entity;
            return;
        }
        EntityState[] lying = things;
        if (lying == null) {
            lying = new EntityState[width * height];
            things = lying;
        }
        EntityState first = lying[cell];
        if (first == null || first.key > entity.key) {
            entity.nextOnCell = first;
            lying[cell] = entity;
            return;
        }
        EntityState before = first;
        for (EntityState next = before.nextOnCell; next != null && next.key < entity.key; next = before.nextOnCell) {
            before = next;
        }
        entity.nextOnCell = before.nextOnCell;
        before.nextOnCell = entity;
    }

    /** Takes an entity out of the index, if it is on a cell of this level. */
    void leave(EntityState entity) {
        if (!(entity.location instanceof Location.OnLevel on) || on.level() != number) {
            return;
        }
        int cell = index(on.cell());
        if (entity.slots.blocks) {
            occupants[cell] = null;
            return;
        }
        EntityState[] lying = things;
        if (lying == null) {
            return;
        }
        EntityState before = lying[cell];
        if (before == entity) {
            lying[cell] = entity.nextOnCell;
        } else {
            while (before != null && before.nextOnCell != entity) {
                before = before.nextOnCell;
            }
            if (before != null) {
                before.nextOnCell = entity.nextOnCell;
            }
        }
        entity.nextOnCell = null;
    }

    @Nullable
    EntityState occupant(Point cell) {
        return contains(cell) ? occupants[cell.y() * width + cell.x()] : null;
    }

    /** The first thing that lies on that cell; the others follow by id. */
    @Nullable
    EntityState firstLying(Point cell) {
        EntityState[] lying = things;
        return lying != null && contains(cell) ? lying[cell.y() * width + cell.x()] : null;
    }

    Ground ground() {
        return ground;
    }

    void setTerrain(int x, int y, Terrain terrain) {
        int cell = y * width + x;
        CellHash hashing = cellHash;
        groundHashed = groundHashed && hashing != null && rehash(hashing, cell, terrain);
        ownGround().set(x, y, terrain);
    }

    /** Keeps the hash up to date; false if a value in the terrain is not registered, which only who asks for it minds. */
    private boolean rehash(CellHash hashing, int cell, Terrain terrain) {
        try {
            groundHash += hashing.of(cell, terrain) - hashing.of(cell, ground.cells[cell]);
            return true;
        } catch (IllegalArgumentException unregistered) {
            return false;
        }
    }

    /** The hash of all terrain, counted up once and then kept up to date. */
    long groundHash(CellHash hashing) {
        cellHash = hashing;
        if (!groundHashed) {
            groundHash = Seeds.derive(width, height);
            for (int cell = 0; cell < ground.cells.length; cell++) {
                groundHash += hashing.of(cell, ground.cells[cell]);
            }
            groundHashed = true;
        }
        return groundHash;
    }

    private Ground ownGround() {
        if (!ownsGround) {
            ground = ground.copy();
            ownsGround = true;
        }
        return ground;
    }

    @Override
    public int level() {
        return number;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public boolean contains(Point cell) {
        int x = cell.x();
        int y = cell.y();
        return x >= 0 && y >= 0 && x < width && y < height;
    }

    @Override
    public Terrain terrainAt(Point cell) {
        return terrainAt(cell.x(), cell.y());
    }

    Terrain terrainAt(int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height ? ground.cells[y * width + x] : Outside.BOARD;
    }

    /** Who and what is on the cell without that one, first who fills it, then by id; null for nobody. */
    Picture @Nullable [] picturesAt(int x, int y, EntityId without) {
        int cell = y * width + x;
        EntityState[] lying = things;
        EntityState occupant = occupants[cell];
        EntityState first = lying == null ? null : lying[cell];
        int count = occupant == null || occupant.id.equals(without) ? 0 : 1;
        for (EntityState thing = first; thing != null; thing = thing.nextOnCell) {
            count += thing.id.equals(without) ? 0 : 1;
        }
        if (count == 0) {
            return null;
        }
        Picture[] pictures = new Picture[count];
        int size = 0;
        if (occupant != null && !occupant.id.equals(without)) {
            pictures[size++] = occupant.picture();
        }
        for (EntityState thing = first; thing != null; thing = thing.nextOnCell) {
            if (!thing.id.equals(without)) {
                pictures[size++] = thing.picture();
            }
        }
        return pictures;
    }

    /** The terrain of a cell on the board if it is active, else null. */
    @Nullable
    ActiveTerrain activeAt(int cell) {
        return ground.activeAt(cell);
    }

    /** The row-major index of a cell on the board. */
    int index(Point cell) {
        return cell.y() * width + cell.x();
    }

    @Override
    public Optional<Entity> occupantAt(Point cell) {
        return Optional.ofNullable(occupant(cell));
    }

    @Override
    public List<Entity> entitiesAt(Point cell) {
        if (!contains(cell)) {
            return ImmutableList.of();
        }
        ImmutableList.Builder<Entity> all = ImmutableList.builder();
        EntityState occupant = occupant(cell);
        if (occupant != null) {
            all.add(occupant);
        }
        EntityState[] lying = things;
        EntityState first = lying == null ? null : lying[cell.y() * width + cell.x()];
        for (EntityState thing = first; thing != null; thing = thing.nextOnCell) {
            all.add(thing);
        }
        return all.build();
    }

    @Override
    public List<Entity> entities() {
        ImmutableList.Builder<Entity> all = ImmutableList.builder();
        for (int i = 0; i < entities.size(); i++) {
            if (entities.at(i).location instanceof Location.OnLevel on && on.level() == number) {
                all.add(entities.at(i));
            }
        }
        return all.build();
    }

    @Override
    public BitGridView passable(Motility motility) {
        BitGridView rows = ground.passable(motility);
        return rows != null ? rows : ownGround().add(motility);
    }

    @Override
    public BitGridView transparent() {
        return ground.transparent();
    }

    @Override
    public Stamp stamp() {
        return ground.stamp;
    }
}
