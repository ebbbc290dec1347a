package io.github.undercroft.game.state;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.math.LongMath;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Board;
import io.github.undercroft.Clouded;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Gas;
import io.github.undercroft.Location;
import io.github.undercroft.Motility;
import io.github.undercroft.Terrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Stamp;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.random.Seeds;
import io.github.undercroft.terrain.Outside;
import io.github.undercroft.time.SchedulerState;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One level: its ground, and an index of the entities on its cells. It is also the board that authors see. */
public final class Level implements Board {

    /**
     * The first number of entities born in a copy of what an actor knows, since the true number would reveal how many
     * there were.
     */
    private static final int FIRST_IMAGINED = 1 << 30;

    private final int number;
    private final ImmutableList<Integer> numberAsList;
    private final int width;
    private final int height;
    private final EntityTable entities;
    private final CellIndex cells;
    private LevelGround ground;
    private boolean ownsGround = true;
    /** The number of the next entity that is born here. */
    public int nextNumber;
    /** Whether the actors here have turns. */
    public boolean active;
    /** When it became inactive, if it is. */
    public long leftAt;
    /** The actors that had turns here and wait until it is active again, in turn order. */
    public ImmutableList<Waiting> waiting = ImmutableList.of();
    /** The entities here by kind; written only by {@link Residents}. */
    private @Nullable LevelResidents residents;
    /** The entities on its cells, by id; made when first asked for. */
    private @Nullable Roster standing;
    /** When its cells change by themselves; shared with a fork until it is written to. */
    private AgeingCells ageing = AgeingCells.NONE;

    private boolean ownsAgeing;
    /** How it looks. */
    private final Scenery scenery = new Scenery(this);

    private @Nullable CellHash cellHash;
    private long groundHash;
    private boolean groundHashed;

    /** What one cell adds to the hash of the ground. */
    public interface CellHash {
        long of(int cell, Terrain terrain);
    }

    /** An actor that has no turns for the time being: its state in the turn order, and the time when it left. */
    public record Waiting(SchedulerState.Member member, long left) {}

    public Level(int number, LevelGround ground, EntityTable entities) {
        this.number = number;
        this.numberAsList = ImmutableList.of(number);
        this.ground = ground;
        this.width = ground.width;
        this.height = ground.height;
        this.entities = entities;
        this.cells = new CellIndex(number, width, height, entities);
    }

    /** The same level for a fork, whose entities are on it already. */
    Level fork(EntityTable forked) {
        ownsGround = false;
        Level fork = new Level(number, ground, forked);
        fork.ownsGround = false;
        fork.nextNumber = nextNumber;
        fork.active = active;
        fork.leftAt = leftAt;
        fork.waiting = waiting;
        ownsAgeing = false;
        fork.ageing = ageing;
        fork.groundHash = groundHash;
        fork.groundHashed = groundHashed;
        return fork;
    }

    /** The same level with the given ground, for a copy of the game that holds what an actor knows. */
    public Level known(LevelGround knownGround, EntityTable known) {
        Level copy = new Level(number, knownGround, known);
        copy.nextNumber = FIRST_IMAGINED;
        copy.active = active;
        return copy;
    }

    ImmutableList<Integer> asList() {
        return numberAsList;
    }

    /** Adds an entity to the index, if it is on a cell of this level. */
    public void enter(EntityState entity) {
        cells.enter(entity);
    }

    /** Removes an entity from the index, if it is on a cell of this level. */
    public void leave(EntityState entity) {
        cells.leave(entity);
    }

    @Nullable
    public EntityState occupant(Point cell) {
        return contains(cell) ? cells.occupant(index(cell)) : null;
    }

    /** The first thing that lies on a cell; the others follow by id. */
    @Nullable
    public EntityState firstLying(Point cell) {
        return contains(cell) ? cells.firstThing(index(cell)) : null;
    }

    /** Notes that an entity has come onto a cell of this level from elsewhere. */
    public void arrive(EntityState entity) {
        if (standing != null) {
            standing.add(entity);
        }
    }

    /** Notes that an entity has left this level. */
    public void depart(EntityState entity) {
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

    LevelResidents residents() {
        LevelResidents known = residents;
        if (known == null) {
            known = new LevelResidents();
            residents = known;
        }
        return known;
    }

    public LevelGround ground() {
        return ground;
    }

    public Scenery scenery() {
        return scenery;
    }

    public void setTerrain(int x, int y, Terrain terrain) {
        int cell = y * width + x;
        Terrain before = ground.at(cell);
        ownGround().set(x, y, terrain);
        rehash(cell, before, terrain);
    }

    /** When cells change by themselves. */
    public AgeingCells ageing() {
        return ageing;
    }

    /** When a cell changes by itself; {@link AgeingCells#NEVER} if it does not. */
    public long changesAt(int cell) {
        return ageing.at(cell);
    }

    /** Sets when a cell changes by itself. */
    public void age(int cell, long time) {
        if (!ownsAgeing) {
            ageing = ageing.copy();
            ownsAgeing = true;
        }
        ageing.set(cell, time);
    }

    /** The first cell that should have changed by itself by now. */
    public AgeingCells.@Nullable Due due(long now) {
        return ageing.due(now);
    }

    /** Puts off all that changes by itself, after it stood still for that time. */
    public void putOff(long time) {
        if (time != 0) {
            ImmutableMap.copyOf(ageing.times()).forEach((cell, at) -> age(cell, LongMath.saturatedAdd(at, time)));
        }
    }

    /** What is on a cell, so that it can be restored. */
    public LevelGround.Laid laidAt(int x, int y) {
        return ground.laidAt(x, y);
    }

    /** Restores what was on a cell. */
    public void putBack(int x, int y, LevelGround.Laid laid) {
        int cell = y * width + x;
        Terrain before = ground.at(cell);
        ownGround().putBack(x, y, laid);
        rehash(cell, before, laid.terrain());
    }

    /** Updates the hash, if the terrain can be hashed. If it cannot, only asking for the hash fails. */
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

    /** The hash of all terrain; computed once and then kept up to date. */
    public long groundHash(CellHash hashing) {
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

    private LevelGround ownGround() {
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

    public Terrain terrainAt(int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height ? Clouded.ground(ground.at(x, y)) : Outside.BOARD;
    }

    @Override
    public Optional<Gas> gas(Point cell) {
        return contains(cell) ? Clouded.gas(laid(cell)) : Optional.empty();
    }

    /** The gas above a cell on the board; null for none. */
    public @Nullable Gas gasAt(int cell) {
        return ground.at(cell) instanceof Clouded clouded ? clouded.gas() : null;
    }

    /** What is laid on a cell on the board: ground, or ground with gas. */
    public Terrain laid(Point cell) {
        return ground.at(cell.x(), cell.y());
    }

    /** The cells with gas above them, by row and column; none of what is imagined. */
    public List<Integer> gasCells() {
        return ground.gasCells();
    }

    /** The number beside the cells that stands for the air above all of them, which changes by itself if there is gas. */
    public int air() {
        return width * height;
    }

    /** Pictures of the entities on a cell except one, the occupant first, then by id; null if there are none. */
    Picture @Nullable [] picturesAt(int x, int y, EntityId without) {
        return cells.pictures(y * width + x, without);
    }

    /** The terrain of a cell on the board if it is active, else null. */
    @Nullable
    public ActiveTerrain activeAt(int cell) {
        return ground.activeAt(cell);
    }

    /** The row-major index of a cell on the board. */
    public int index(Point cell) {
        return cell.y() * width + cell.x();
    }

    /** The cell of a row-major index. */
    public Point cell(int index) {
        return new Point(index % width, index / width);
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
    public BitGridView cells(Terrain.Quality quality) {
        BitGridView known = ground.known(quality);
        return known != null ? known : ownGround().update(quality);
    }

    @Override
    public Stamp stamp() {
        return ground.stamp();
    }

    @Override
    public String toString() {
        return "level " + number;
    }
}
