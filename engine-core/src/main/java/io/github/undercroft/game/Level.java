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
import io.github.undercroft.model.TerrainQuality;
import io.github.undercroft.random.Seeds;
import io.github.undercroft.time.OrderState;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One level: its ground, and an index of who is on which cell. At once the face that authors look at. */
final class Level implements Board {

    private final int number;
    private final ImmutableList<Integer> numberAsList;
    private final int width;
    private final int height;
    private final EntityTable entities;
    private final CellIndex cells;
    private Ground ground;
    private boolean ownsGround = true;
    /** The number of the next entity that comes into being here. */
    int nextNumber;
    /** Whether those who live here have turns. */
    boolean active;
    /** When it was played last, while it is not active. */
    long leftAt;
    /** Those who had turns here and wait until it is active again, in the sequence of the turn order. */
    ImmutableList<Waiting> waiting = ImmutableList.of();
    /** With what observers look at it and listen; made when first asked for. */
    private @Nullable Surroundings surroundings;
    /** Around how many of those who are here the level is active, as far as {@link Attendance} has asked. */
    int keepers;
    /** Those of each kind who are here; written only by {@link Residents}. */
    private Residents.@Nullable Rosters residents;
    /** Who is on a cell here, by id; made when first asked for. */
    private @Nullable Roster standing;
    /** Whether anything on it changed in this step. */
    boolean stirred;
    /** How it looks. */
    private final Scenery scenery = new Scenery(this);

    /** What its terrain threw first while somebody looked at it, until it is told. */
    private @Nullable GameCodeException failure;

    private @Nullable Terrain lookedAt;

    private @Nullable CellHash cellHash;
    private long groundHash;
    private boolean groundHashed;

    /** What one cell adds to the hash of the ground. */
    interface CellHash {
        long of(int cell, Terrain terrain);
    }

    /** Somebody who has no turns for some time: how it stood with it, and since when. */
    record Waiting(OrderState.Member member, long left) {}

    Level(int number, Ground ground, EntityTable entities) {
        this.number = number;
        this.numberAsList = ImmutableList.of(number);
        this.ground = ground;
        this.width = ground.width;
        this.height = ground.height;
        this.entities = entities;
        this.cells = new CellIndex(number, width, height, entities);
    }

    /** The same level for a fork, whose entities stand on it already. */
    Level fork(EntityTable forked) {
        ownsGround = false;
        Level fork = new Level(number, ground, forked);
        fork.ownsGround = false;
        fork.nextNumber = nextNumber;
        fork.active = active;
        fork.leftAt = leftAt;
        fork.waiting = waiting;
        fork.groundHash = groundHash;
        fork.groundHashed = groundHashed;
        return fork;
    }

    /** The number, for who needs a list of one. */
    ImmutableList<Integer> asList() {
        return numberAsList;
    }

    /** Puts an entity into the index, if it is on a cell of this level. */
    void enter(EntityState entity) {
        cells.enter(entity);
    }

    /** Takes an entity out of the index, if it is on a cell of this level. */
    void leave(EntityState entity) {
        cells.leave(entity);
    }

    @Nullable
    EntityState occupant(Point cell) {
        return contains(cell) ? cells.occupant(index(cell)) : null;
    }

    /** The first thing that lies on that cell; the others follow by id. */
    @Nullable
    EntityState firstLying(Point cell) {
        return contains(cell) ? cells.firstThing(index(cell)) : null;
    }

    /** Notes that an entity has come onto a cell of this level from elsewhere. */
    void arrive(EntityState entity) {
        if (standing != null) {
            standing.add(entity);
        }
    }

    /** Notes that an entity that was on a cell of this level is elsewhere. */
    void depart(EntityState entity) {
        if (standing != null) {
            standing.remove(entity);
        }
    }

    private Roster standing() {
        Roster known = standing;
        if (known == null) {
            known = new Roster();
            standing = known;
            for (EntityState entity : entities) {
                if (entity.location instanceof Location.OnLevel on && on.level() == number) {
                    known.add(entity);
                }
            }
        }
        return known;
    }

    Residents.Rosters residents() {
        Residents.Rosters known = residents;
        if (known == null) {
            known = new Residents.Rosters();
            residents = known;
        }
        return known;
    }

    Ground ground() {
        return ground;
    }

    /** With what observers look at it and listen. */
    Surroundings surroundings(World world) {
        Surroundings known = surroundings;
        if (known == null) {
            known = new Surroundings(world, this);
            surroundings = known;
        }
        return known;
    }

    Scenery scenery() {
        return scenery;
    }

    /** Notes that its terrain threw while somebody looked at it. */
    void failed(GameCodeException thrown) {
        if (failure == null) {
            failure = thrown;
        }
    }

    /** Notes which terrain is looked at, to be named if it throws while it is compared and written down. */
    void lookedAt(@Nullable Terrain terrain) {
        lookedAt = terrain;
    }

    /** The terrain that was looked at last; null if there was none since that was forgotten. */
    @Nullable
    Terrain lookedAt() {
        return lookedAt;
    }

    /** Whether its terrain threw since that was taken last. */
    boolean hasFailure() {
        return failure != null;
    }

    /** What its terrain threw since this was asked last. */
    @Nullable
    GameCodeException takeFailure() {
        GameCodeException taken = failure;
        failure = null;
        return taken;
    }

    /** With what observers look at it and listen, if anybody did. */
    @Nullable
    Surroundings knownSurroundings() {
        return surroundings;
    }

    void setTerrain(int x, int y, Terrain terrain) {
        int cell = y * width + x;
        Terrain before = ground.at(cell);
        ownGround().set(x, y, terrain);
        rehash(cell, before, terrain);
    }

    /** What is on a cell, to be put back. */
    Ground.Laid laidAt(int x, int y) {
        return ground.laidAt(x, y);
    }

    /** Puts back what was on a cell. */
    void putBack(int x, int y, Ground.Laid laid) {
        int cell = y * width + x;
        Terrain before = ground.at(cell);
        ownGround().putBack(x, y, laid);
        rehash(cell, before, laid.terrain());
    }

    /** Keeps the hash up to date, as far as the terrain can be hashed; only who asks for the hash minds if it can't. */
    private void rehash(int cell, Terrain before, Terrain after) {
        CellHash hashing = cellHash;
        if (!groundHashed || hashing == null) {
            groundHashed = false;
            return;
        }
        try {
            groundHash += hashing.of(cell, after) - hashing.of(cell, before);
        } catch (Throwable unregistered) {
            groundHashed = false;
        }
    }

    /** The hash of all terrain, counted up once and then kept up to date. */
    long groundHash(CellHash hashing) {
        cellHash = hashing;
        if (!groundHashed) {
            groundHash = Seeds.derive(width, height);
            for (int cell = 0; cell < width * height; cell++) {
                groundHash += hashing.of(cell, ground.at(cell));
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
        return x >= 0 && y >= 0 && x < width && y < height ? ground.at(x, y) : Outside.BOARD;
    }

    /** Who and what is on a cell of the level without that one, first who fills it, then by id; null for nobody. */
    Picture @Nullable [] picturesAt(int x, int y, EntityId without) {
        return cells.pictures(y * width + x, without);
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

    /** Whether the cell is one of this level. */
    boolean holds(Location.OnLevel place) {
        return place.level() == number && contains(place.cell());
    }

    @Override
    public Optional<Entity> occupantAt(Point cell) {
        return Optional.ofNullable(occupant(cell));
    }

    @Override
    public List<Entity> entitiesAt(Point cell) {
        return contains(cell) ? cells.all(index(cell)) : ImmutableList.of();
    }

    @Override
    public List<Entity> entities() {
        return standing().list();
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
    public BitGridView bumpable() {
        return ground.bumpable();
    }

    @Override
    public BitGridView cells(TerrainQuality quality) {
        BitGridView known = ground.known(quality);
        return known != null ? known : ownGround().update(quality);
    }

    @Override
    public Stamp stamp() {
        return ground.stamp;
    }

    @Override
    public String toString() {
        return "level " + number;
    }
}
