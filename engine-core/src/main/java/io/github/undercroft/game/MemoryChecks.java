package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Blocks;
import io.github.undercroft.EntityId;
import io.github.undercroft.Percept;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Scenery;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.memory.MemoryRecord;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.sense.Hidden;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Refuses a memory read from a state if it contradicts itself or what its observer has in view. */
final class MemoryChecks {

    private final World world;
    private final Level level;
    private final Memory memory;
    private final MemoryRecord record;
    /** The cells on which it remembers an entity that blocks the cell. */
    private final Set<Point> filled = new LinkedHashSet<>();

    private int missed;

    MemoryChecks(World world, Level level, Memory memory) {
        this.world = world;
        this.level = level;
        this.memory = memory;
        this.record = memory.record();
    }

    private IllegalArgumentException broken(String what) {
        return RestoredChecks.broken(memory.observer() + " remembers " + what);
    }

    static Level level(World world, int number) {
        Level level = world.levels.find(number);
        if (level == null) {
            throw RestoredChecks.broken("an entity remembers level " + number + ", which is not there");
        }
        return level;
    }

    /** The observer whose memory is read. */
    static EntityState observer(World world, EntityId id) {
        EntityState observer = world.find(id);
        if (observer == null || observer.slots.observer == null) {
            throw RestoredChecks.broken("a memory belongs to " + id + ", which has left the game or is no observer");
        }
        return observer;
    }

    /** Checks that every observer got a memory. */
    static void checkAllRemember(World world) {
        for (int i = 0; i < world.observers.size(); i++) {
            if (world.observers.at(i).memory() == null) {
                throw RestoredChecks.broken("the observer " + world.observers.at(i).id + " has no memory");
            }
        }
    }

    private boolean isPast(long when) {
        return when >= 0 && when <= world.order.now();
    }

    /** Checks a seen cell, once its terrain is known. */
    void checkCell(Point at, long seen) {
        if (!record.isKnown(at.x(), at.y())) {
            throw broken("having seen the cell " + at + ", but not what it is made of");
        }
        if (seen != Memory.NOW && seen != Memory.TOLD && !isPast(seen)) {
            throw broken("the cell " + at + " as of " + seen + ", which is still to come");
        }
    }

    /** Checks where an entity was seen. */
    void checkSighting(Picture who, Point at, boolean shown) {
        EntityId id = who.id();
        if (!world.everWas(id) || id.equals(memory.observer())) {
            throw broken(who + ", which never was in the game or is itself");
        }
        if (!who.footprint().isOn(at, level.width(), level.height())) {
            throw broken(who + ", which is outside the level");
        }
        if (record.lastPicture(who) != null) {
            throw broken(who + " twice");
        }
        for (Point cell : shown && who.has(Blocks.class) ? who.cells() : ImmutableList.<Point>of()) {
            if (!filled.add(cell)) {
                throw broken(who + " and another entity, which both block the cell " + cell);
            }
        }
    }

    /** Checks when an entity was seen. */
    void checkTime(Picture who, long when, boolean shown) {
        missed += shown ? 0 : 1;
        if (missed > Memory.MAX_MISSED) {
            throw broken(
                    "more than " + Memory.MAX_MISSED + " entities that were not there any more, among them " + who);
        }
        if (when < 0) {
            throw broken(
                    who + " at no time: it is remembered on a cell that it never saw, and not when it was detected");
        }
        if (when != Memory.NOW && !isPast(when)) {
            throw broken(who + " as of " + when + ", which is still to come");
        }
    }

    void checkHeard(List<Percept.Heard> heard) {
        if (heard.size() > Memory.MAX_HEARD) {
            throw broken(heard.size() + " noises; it remembers " + Memory.MAX_HEARD + " at most");
        }
        for (Percept.Heard noise : heard) {
            if (!level.contains(noise.from()) || !isPast(noise.when())) {
                throw broken(noise + ", which is outside the level or still to come");
            }
        }
    }

    /** Checks that what is in view is remembered as it is. */
    void checkView() {
        for (int y = 0; y < level.height(); y++) {
            for (int x = 0; x < level.width(); x++) {
                if (memory.sees(x, y) && !isAsItIs(x, y)) {
                    throw broken("the cell " + new Point(x, y) + ", which it has in view, other than it is");
                }
            }
        }
    }

    /** Terrain that threw while it was asked how it looks is shown as it is. */
    private boolean looksAsItIs(Terrain remembered, int x, int y) {
        return GameCode.equal(remembered, level.scenery().terrainAt(x, y))
                || GameCode.equal(remembered, level.laid(new Point(x, y)));
    }

    private boolean isAsItIs(int x, int y) {
        Scenery present = level.scenery();
        return looksAsItIs(memory.terrainAt(x, y), x, y)
                && isAsItIs(record.picturesAt(x, y), present.picturesAt(x, y, memory.observer()));
    }

    /** Who may be hidden need not be known to be there, and one that is not in view may have been detected. */
    private boolean isAsItIs(Picture @Nullable [] remembered, Picture @Nullable [] present) {
        List<Picture> known = listed(remembered);
        List<Picture> there = listed(present);
        return known.equals(there)
                || (there.stream().allMatch(each -> known.contains(each) || each.has(Hidden.class))
                        && known.stream()
                                .allMatch(each -> there.contains(each)
                                        || (each.has(Hidden.class) && !memory.hasInView(each.id()))));
    }

    private static List<Picture> listed(Picture @Nullable [] pictures) {
        return pictures == null ? ImmutableList.of() : ImmutableList.copyOf(pictures);
    }

    /** Names the observer. */
    @Override
    public String toString() {
        return memory.observer().toString();
    }
}
