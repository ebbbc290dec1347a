package io.github.undercroft.memory;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.fov.VisibleCells;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.model.Board;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Percept;
import io.github.undercroft.model.Stamp;
import io.github.undercroft.model.Terrain;
import io.github.undercroft.model.Unseen;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.function.LongSupplier;
import java.util.function.ObjLongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * What one observer sees and remembers of one level. It is written at the end of a step and only there, so it needs no undo.
 *
 * <p>What a visible cell holds is written down when it comes into view and when it changes, and the time when it goes out
 * of view: so what is remembered never shows a change that came in the same step as the end of the view. What is written
 * depends only on what is seen, so that writing a visible cell once more changes nothing.
 *
 * <p>A fork shares the rows, the sightings and the view. Each side copies a row before it first writes to it.
 */
public final class Memory {

    /** The time of a cell or an entity that is in view. */
    public static final long NOW = Long.MAX_VALUE;

    /** The time of a cell that was never seen. */
    public static final long NEVER = -1;

    /** How many noises are remembered. */
    public static final int MOST_HEARD = 16;

    private final EntityId observer;
    private final int level;
    private final int width;
    private final int height;
    private final MemoryRows rows;
    private Sightings sightings;
    private boolean ownsSightings;
    private SeenCells visible;
    private boolean ownsVisible;
    private ImmutableList<Percept.Heard> heard;
    private final DrawnTerrain drawn;
    /** The hash of all of it, while {@code hashed}. */
    private long hash;

    private boolean hashed;

    /** A memory of nothing of that level. */
    public Memory(EntityId observer, Board board) {
        this.observer = observer;
        this.level = board.level();
        this.width = board.width();
        this.height = board.height();
        this.rows = new MemoryRows(width, height);
        this.sightings = new Sightings();
        this.ownsSightings = true;
        this.visible = new SeenCells(width, height);
        this.ownsVisible = true;
        this.heard = ImmutableList.of();
        this.drawn = new DrawnTerrain(width, height, this::terrainAt, new Stamp());
    }

    private Memory(EntityId observer, Memory origin) {
        this.observer = observer;
        this.level = origin.level;
        this.width = origin.width;
        this.height = origin.height;
        this.rows = origin.rows.share();
        this.sightings = origin.sightings;
        this.visible = origin.visible;
        this.heard = origin.heard;
        this.drawn = new DrawnTerrain(width, height, this::terrainAt, origin.drawn.stamp());
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

    /** The number of the level. */
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

    /** Writes down how a level is built, as somebody who lives there knows it. */
    public void learnTerrain(Scene scene) {
        for (int y = 0; y < height; y++) {
            MemoryRow row = rows.toWrite(y);
            for (int x = 0; x < width; x++) {
                Terrain terrain = scene.terrainAt(x, y);
                row.terrain[x] = terrain;
                drawn.set(x, y, terrain);
            }
        }
        drawn.settle();
        hashed = false;
    }

    /**
     * Looks around: writes down what came into view, and the time for what went out of it.
     *
     * @param lastTime the time up to which the last view held
     */
    public void look(VisibleCells seen, Scene scene, long lastTime) {
        visible.without(seen, (wordX, y, cells) -> leave(wordX << 6, y, cells, lastTime));
        if (!ownsVisible) {
            visible = visible.copy();
            ownsVisible = true;
        }
        visible.become(seen, (wordX, y, cells) -> {
            for (long rest = cells; rest != 0; rest &= rest - 1) {
                write((wordX << 6) + Long.numberOfTrailingZeros(rest), y, scene, lastTime);
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
            write(x, y, scene, lastTime);
            drawn.settle();
        }
    }

    /** Forgets somebody who left the board before the observer's eyes. */
    public void forget(EntityId who) {
        int index = sightings.find(who);
        if (index >= 0) {
            unshow(sightings.picture(index));
            ownSightings().remove(index);
            hashed = false;
        }
    }

    private void leave(int startX, int y, long cells, long lastTime) {
        hashed = false;
        MemoryRow row = rows.toWrite(y);
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int x = startX + Long.numberOfTrailingZeros(rest);
            row.seen[x] = lastTime;
            Picture[] there = row.at(x);
            if (there != null) {
                for (Picture picture : there) {
                    stamp(picture.id(), lastTime);
                }
            }
        }
    }

    private void stamp(EntityId who, long when) {
        int index = sightings.find(who);
        if (index >= 0) {
            ownSightings().stamp(index, when);
        }
    }

    private void write(int x, int y, Scene scene, long lastTime) {
        hashed = false;
        MemoryRow row = rows.toWrite(y);
        Terrain terrain = scene.terrainAt(x, y);
        if (row.terrain[x] != terrain && !terrain.equals(row.terrain[x])) {
            row.terrain[x] = terrain;
            drawn.set(x, y, terrain);
        }
        row.seen[x] = NOW;
        Picture[] before = row.at(x);
        Picture[] there = scene.picturesAt(x, y, observer);
        row.put(x, there);
        if (before != null) {
            for (Picture picture : before) {
                if (MemoryRow.find(there, picture.id()) == null) {
                    lose(picture.id(), x, y, lastTime);
                }
            }
        }
        if (there != null) {
            for (Picture picture : there) {
                see(picture, x, y);
            }
        }
    }

    /** Somebody is not on a visible cell any more; unless it was seen elsewhere since, it went out of view. */
    private void lose(EntityId who, int x, int y, long lastTime) {
        int index = sightings.find(who);
        if (index >= 0
                && sightings.when(index) == NOW
                && sightings.picture(index).isAt(x, y)) {
            ownSightings().stamp(index, lastTime);
        }
    }

    /** Somebody is on a visible cell; so it is not where it was remembered. */
    private void see(Picture picture, int x, int y) {
        Picture last = sightings.of(picture.id());
        if (last != null && !last.isAt(x, y)) {
            unshow(last);
        }
        ownSightings().put(picture, NOW);
    }

    /** Takes a picture off the cell that shows it, if that still does. */
    private void unshow(Picture picture) {
        Point at = picture.position().orElse(null);
        MemoryRow row = at == null ? null : rows.toRead(at.y());
        if (at != null && row != null && row.shows(at.x(), picture.id())) {
            rows.toWrite(at.y()).remove(at.x(), picture.id());
        }
    }

    private Sightings ownSightings() {
        if (!ownsSightings) {
            sightings = sightings.copy();
            ownsSightings = true;
        }
        return sightings;
    }

    /** Writes down a noise, and forgets the oldest of too many. */
    public void hear(Percept.Heard noise) {
        int first = heard.size() < MOST_HEARD ? 0 : 1;
        heard = ImmutableList.<Percept.Heard>builder()
                .addAll(heard.subList(first, heard.size()))
                .add(noise)
                .build();
        hashed = false;
    }

    /** Forgets all noises. */
    public void forgetNoises() {
        hashed &= heard.isEmpty();
        heard = ImmutableList.of();
    }

    /** The noises written down, oldest first. */
    public ImmutableList<Percept.Heard> heard() {
        return heard;
    }

    /** What is in view; good until the next look. */
    public BitGridView visible() {
        return visible;
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

    /** Shown what is known of the cells of a row, one by one from the left. */
    public interface CellVisitor {
        /** What a cell is made of, who and what was there (null for nobody), and when it was seen. */
        void cell(int x, Terrain terrain, Picture @Nullable [] there, long seen);
    }

    /** Shows the cells of a row of which anything is known. */
    public void visitRow(int y, CellVisitor visitor) {
        MemoryRow row = rows.toRead(y);
        for (int x = 0; row != null && x < width; x++) {
            Terrain terrain = row.terrain[x];
            if (terrain != null) {
                visitor.cell(x, terrain, row.at(x), row.seen[x]);
            }
        }
    }

    /** The hash of all of it, which is kept until something is written. */
    public long hash(LongSupplier made) {
        if (!hashed) {
            hash = made.getAsLong();
            hashed = true;
        }
        return hash;
    }

    /** The sum of the hashes of all rows, each kept until something is written to the row. */
    public long hashOfRows(IntToLongFunction rowHash) {
        long sum = 0;
        for (int y = 0; y < height; y++) {
            sum += rows.hash(y, rowHash::applyAsLong);
        }
        return sum;
    }

    /** Shows where others were seen, by id. */
    public void visitSightings(ObjLongConsumer<Picture> visitor) {
        for (int i = 0; i < sightings.size(); i++) {
            visitor.accept(sightings.picture(i), sightings.when(i));
        }
    }

    /** Writes down a cell as it was read back. */
    public void restoreCell(Point at, Terrain terrain, List<Picture> there, long seen) {
        MemoryRow row = rows.toWrite(at.y());
        row.terrain[at.x()] = terrain;
        row.seen[at.x()] = seen;
        row.put(at.x(), there.isEmpty() ? null : there.toArray(new Picture[0]));
        if (seen == NOW) {
            visible.set(at.x(), at.y());
        }
    }

    /** Writes down a sighting as it was read back. */
    public void restoreSighting(Picture picture, long when) {
        ownSightings().put(picture, when);
    }

    /** Whether anything is known of a cell of the level. */
    public boolean isKnown(int x, int y) {
        MemoryRow row = rows.toRead(y);
        return row != null && row.terrain[x] != null;
    }

    /** Whether that entity is remembered to be on that cell of the level. */
    public boolean shows(int x, int y, EntityId who) {
        MemoryRow row = rows.toRead(y);
        return row != null && row.shows(x, who);
    }

    /** How that entity looked when it was seen last; null if it never was. */
    public @Nullable Picture lastPicture(EntityId who) {
        return sightings.of(who);
    }

    /** What a cell of the level is remembered to be made of. */
    public Terrain terrainAt(int x, int y) {
        MemoryRow row = rows.toRead(y);
        Terrain known = row == null ? null : row.terrain[x];
        return known == null ? Unseen.CELL : known;
    }

    /** When a cell of the level was seen last: {@link #NOW}, {@link #NEVER} or a time. */
    public long seenAt(int x, int y) {
        MemoryRow row = rows.toRead(y);
        return row == null ? NEVER : row.seen[x];
    }

    /** Whether that entity is in view. */
    public boolean hasInView(EntityId who) {
        int index = sightings.find(who);
        return index >= 0 && sightings.when(index) == NOW;
    }

    Picture @Nullable [] picturesAt(int x, int y) {
        MemoryRow row = rows.toRead(y);
        return row == null ? null : row.at(x);
    }

    /** How many entities it remembers to have seen. */
    int sightings() {
        return sightings.size();
    }

    /** The picture of that one of them, in the order of ids. */
    Picture sighted(int index) {
        return sightings.picture(index);
    }

    /** When that one was seen last, {@link #NOW} if it is in view. */
    long sightedAt(int index) {
        return sightings.when(index);
    }

    /** The index of that entity among the sightings, or a negative number. */
    int sightingOf(EntityId who) {
        return sightings.find(who);
    }

    /** What is remembered of the terrain, in bit rows. */
    DrawnTerrain drawn() {
        return drawn;
    }
}
