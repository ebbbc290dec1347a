package io.github.undercroft.memory;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Board;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Percept;
import io.github.undercroft.Terrain;
import io.github.undercroft.fov.VisibleCells;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.geometry.Rect;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.terrain.Unseen;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The memory of one observer of one level: what it sees and remembers. Written only at the end of a step, so it needs no undo.
 *
 * <p>The content of a visible cell is written when the cell comes into view and when it changes; the time when it goes out of
 * view. So memory never shows a change from the same step in which the cell went out of view. Writing a visible cell again
 * changes nothing. Its size is that of what was seen. A fork shares cells, sightings and view, and each copies what it writes to.
 */
public final class Memory {

    /** The time of a cell or an entity that is in view. */
    public static final long NOW = SeenTime.NOW;

    /** The time of a cell that was never seen. */
    public static final long NEVER = SeenTime.NEVER;

    /** The time of a cell of which the observer was only told what it is made of. */
    public static final long TOLD = SeenTime.TOLD;

    /** How many noises are remembered. */
    public static final int MAX_HEARD = Noises.MAX_HEARD;

    /** The maximum number of remembered entities that were gone when their place was seen again. */
    public static final int MAX_MISSED = 64;

    private final EntityId observer;
    private final int level;
    private final int width;
    private final int height;
    final KnownCells cells;
    private Sightings sightings;
    private boolean ownsSightings;
    private SeenCells visible;
    private boolean ownsVisible;
    /** The view before, to be filled with the next one; null if somebody else may hold it. */
    private @Nullable SeenCells spare;

    private final Noises noises;
    /** What is remembered of the terrain, in bit rows. */
    final DrawnTerrain drawn;
    /** The hash of all of it, while {@code hashed}. */
    private long hash;

    private boolean hashed;

    /** A memory of nothing of that level. */
    public Memory(EntityId observer, Board board) {
        this.observer = observer;
        this.level = board.level();
        this.width = board.width();
        this.height = board.height();
        this.cells = new KnownCells(width, height);
        this.sightings = new Sightings();
        this.ownsSightings = true;
        this.visible = new SeenCells(width, height);
        this.ownsVisible = true;
        this.noises = new Noises();
        this.drawn = new DrawnTerrain(width, height, this::terrainAt);
    }

    private Memory(EntityId observer, Memory origin) {
        this.observer = observer;
        this.level = origin.level;
        this.width = origin.width;
        this.height = origin.height;
        this.cells = origin.cells.share();
        this.sightings = origin.sightings;
        this.visible = origin.visible;
        this.noises = origin.noises.copy();
        this.drawn = origin.drawn.share(this::terrainAt);
    }

    /** The same memory for a fork; from now on both copy what they write to. */
    public Memory fork() {
        Memory fork = sharedWith(observer);
        fork.hash = hash;
        fork.hashed = hashed;
        return fork;
    }

    /** The same memory for somebody else, as long as it holds terrain only. */
    public Memory sharedWith(EntityId another) {
        ownsSightings = false;
        ownsVisible = false;
        return new Memory(another, this);
    }

    /** Whose memory this is. */
    public EntityId observer() {
        return observer;
    }

    public int level() {
        return level;
    }

    /** Cells in a row. */
    public int width() {
        return width;
    }

    /** Rows. */
    public int height() {
        return height;
    }

    /** Writes down how a level is built, as who lives there knows it: no gas out of view, and not those cells (row-major). */
    public void learnTerrain(Scene scene, Set<Integer> passing) {
        hashed = false;
        try {
            for (int cell = 0; cell < width * height; cell++) {
                int x = cell % width;
                int y = cell / width;
                if (!passing.contains(cell)) {
                    learn(x, y, sees(x, y) ? scene.terrainAt(x, y) : scene.groundAt(x, y));
                }
            }
        } finally {
            drawn.settle();
        }
    }

    /** Notes that something is about to be written. */
    void unsettle() {
        hashed = false;
    }

    void learn(int x, int y, Terrain terrain) {
        if (cells.setTerrain(x, y, terrain)) {
            drawn.set(x, y, terrain);
        }
    }

    /**
     * Looks around: writes down what came into view, and the time for what went out of it.
     *
     * @param lastTime the time up to which the last view held
     */
    public void look(VisibleCells seen, Scene scene, long lastTime) {
        SeenCells before = visible;
        SeenCells now = spare == null ? new SeenCells(width, height) : spare;
        now.fill(seen);
        before.without(now, (wordX, y, gone) -> leave(wordX << 6, y, gone, now, lastTime));
        spare = ownsVisible ? before : null;
        visible = now;
        ownsVisible = true;
        now.without(before, (wordX, y, fresh) -> {
            for (long rest = fresh; rest != 0; rest &= rest - 1) {
                int x = (wordX << 6) + Long.numberOfTrailingZeros(rest);
                write(x, y, scene.terrainAt(x, y), scene, lastTime);
            }
        });
        drawn.settle();
    }

    /** Sees nothing any more. */
    public void lookAway(Scene scene, long lastTime) {
        look(VisibleCells.copyOf(BitGrid.of(width, height)), scene, lastTime);
    }

    /** Writes down a cell that has changed, if it is in view. */
    public void refresh(int x, int y, Scene scene, long lastTime) {
        if (visible.isSet(x, y)) {
            write(x, y, scene.terrainAt(x, y), scene, lastTime);
            drawn.settle();
        }
    }

    /** Writes down who and what is on a cell, if it is in view; its terrain is as it was. */
    public void lookAgain(int x, int y, Scene scene, long lastTime) {
        if (visible.isSet(x, y)) {
            write(x, y, terrainAt(x, y), scene, lastTime);
        }
    }

    /** Forgets an entity that left the board in plain view. */
    public void forget(EntityId who) {
        int index = sightings.find(who);
        if (index >= 0) {
            cells.takeOff(sightings.picture(index));
            ownSightings().remove(index);
            hashed = false;
        }
    }

    /**
     * Of the entities that were gone when their place was seen again, forgets all but the latest {@link #MAX_MISSED}; of
     * those seen at the same time the ones with the highest ids are kept. For the end of a step.
     */
    public void forgetLongMissed() {
        while (sightings.missed() > MAX_MISSED) {
            ownSightings().forgetOldestMissed();
            hashed = false;
        }
    }

    /** Notes until when those cells were in view; what a look that failed left unwritten is passed over. */
    private void leave(int startX, int y, long gone, SeenCells now, long lastTime) {
        hashed = false;
        for (long rest = gone; rest != 0; rest &= rest - 1) {
            int x = startX + Long.numberOfTrailingZeros(rest);
            Tile tile = cells.toWrite(x, y);
            int cell = KnownCells.inTile(x, y);
            if (tile.seenAt(cell) == NOW) {
                cells.setSeen(tile, x, y, lastTime);
                Picture[] there = tile.at(cell);
                for (int i = 0; there != null && i < there.length; i++) {
                    stamp(there[i], now, lastTime);
                }
            }
        }
    }

    /** Notes until when somebody was in view of whom no cell is any more. */
    private void stamp(Picture who, SeenCells now, long when) {
        int index = sightings.find(who.id());
        if (index >= 0 && sightings.when(index) == NOW && !who.isPartlyIn(now)) {
            ownSightings().stamp(index, when);
        }
    }

    private void write(int x, int y, Terrain terrain, Scene scene, long lastTime) {
        Picture[] there = scene.picturesAt(x, y, observer);
        hashed = false;
        Tile tile = cells.toWrite(x, y);
        if (cells.setTerrain(tile, x, y, terrain)) {
            drawn.set(x, y, terrain);
        }
        int cell = KnownCells.inTile(x, y);
        boolean wasInView = tile.seenAt(cell) == NOW;
        cells.setSeen(tile, x, y, NOW);
        Picture[] before = tile.at(cell);
        if (before == null && there == null) {
            return;
        }
        Picture[] now = there;
        for (Picture other : Piles.changed(there, before)) {
            boolean isGone = Piles.find(there, other.id()) < 0;
            if (isGone && sightings.mayStillBeThere(other) && !Piles.areBothFilled(now, other)) {
                now = Piles.with(now, other.unseen());
            } else if (isGone) {
                miss(other.id(), x, y, lastTime);
            }
        }
        tile.put(cell, now);
        Picture[] fresh = Piles.changed(wasInView ? before : null, there);
        if (!sightings.holds(fresh)) {
            see(fresh, x, y, lastTime);
        }
    }

    /** Somebody is not on a visible cell any more; unless it was seen elsewhere since, it went out of view. */
    void miss(EntityId who, int x, int y, long lastTime) {
        int index = sightings.find(who);
        if (index >= 0 && sightings.picture(index).fills(x, y)) {
            cells.takeOffOthers(sightings.picture(index), x, y);
            ownSightings().miss(index, lastTime);
        }
    }

    /** Some are on a visible cell; so they are not where they were remembered. */
    private void see(Picture[] there, int x, int y, long lastTime) {
        for (Picture picture : there) {
            Picture last = sightings.of(picture.id());
            if (last != null) {
                cells.takeOffOthers(last, x, y);
            }
        }
        ownSightings().see(there);
        if (there.length > 0 && there[0].isLarge()) {
            there[0].cells().stream()
                    .filter(at -> at.x() != x || at.y() != y)
                    .forEach(at -> show(there[0], at, lastTime));
        }
    }

    /** Puts a picture of somebody large on one of its cells. Somebody else who was remembered there is missed from then on. */
    void show(Picture picture, Point at, long when) {
        cells.takeOff(picture, at.x(), at.y());
        Picture[] there = cells.thereAt(at.x(), at.y());
        if (there != null && Piles.areBothFilled(there, picture)) {
            miss(there[0].id(), at.x(), at.y(), when);
            there = Piles.without(there, 0);
        }
        cells.putThere(at.x(), at.y(), Piles.with(there, picture.unseen()));
    }

    Sightings ownSightings() {
        if (!ownsSightings) {
            sightings = sightings.copy();
            ownsSightings = true;
        }
        return sightings;
    }

    /** Writes down a noise, and forgets the oldest of too many. */
    public void hear(Percept.Heard noise) {
        noises.add(noise);
        hashed = false;
    }

    public void forgetNoises() {
        hashed &= noises.all().isEmpty();
        noises.clear();
    }

    /** The noises written down, oldest first. */
    public ImmutableList<Percept.Heard> heard() {
        return noises.all();
    }

    /** What is in view; good until the next look. */
    public BitGridView visible() {
        return visible;
    }

    /** A box around what is in view, which may be larger than needed. */
    public Rect viewBox() {
        return visible.box();
    }

    /** Whether a cell of the level is in view. */
    public boolean sees(int x, int y) {
        return visible.isSet(x, y);
    }

    /** Whether a place is in view. */
    public boolean sees(Location.@Nullable OnLevel place) {
        return place != null
                && place.level() == level
                && sees(place.cell().x(), place.cell().y());
    }

    /** The hash of all of it, which is kept until something is written. Forks in other threads are not disturbed. */
    public long hash(MemoryDigests digests) {
        if (!hashed) {
            hash = digests.together(
                    cells.hash(digests::terrain), ownSightings().hash(digests::picture), noises.hash(digests::noise));
            hashed = true;
        }
        return hash;
    }

    /** What is written of it and read back. */
    public MemoryRecord record() {
        return new MemoryRecord(this, cells);
    }

    /** Takes for the view what was read back as in view. */
    void restoreView(BitGrid cellsInView) {
        visible.fill(VisibleCells.copyOf(cellsInView));
    }

    /** What a cell of the level is remembered to be made of. */
    public Terrain terrainAt(int x, int y) {
        Terrain known = cells.terrainAt(x, y);
        return known == null ? Unseen.CELL : known;
    }

    /** When a cell of the level was seen last: {@link #NOW}, {@link #NEVER} or a time. */
    public long seenAt(int x, int y) {
        return cells.seenAt(x, y);
    }

    /** The cells of which the observer was only told; null if there never were any. */
    public @Nullable BitGridView told() {
        return cells.told();
    }

    public boolean hasInView(EntityId who) {
        return sightings.isInView(who);
    }

    /** Where others were seen last. Not to be written to. */
    Sightings sightings() {
        return sightings;
    }

    /** What is known of how the level is built, to be changed apart from this memory. */
    public RememberedTerrain terrain() {
        return RememberedTerrain.of(cells, drawn, width, height);
    }
}
