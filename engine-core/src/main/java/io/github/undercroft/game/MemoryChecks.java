package io.github.undercroft.game;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.memory.MemoryRecord;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.model.Blocks;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Percept;
import io.github.undercroft.model.Terrain;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Refuses a written memory that contradicts itself or what its observer has in view. */
final class MemoryChecks {

    private final World world;
    private final Level level;
    private final Memory memory;
    private final MemoryRecord record;
    /** The cells on which it remembers somebody who fills them. */
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

    /** The level that is remembered. */
    static Level level(World world, int number) {
        Level level = world.levels.find(number);
        if (level == null) {
            throw RestoredChecks.broken("somebody remembers level " + number + ", which is not there");
        }
        return level;
    }

    /** The observer whose memory is read, and who has none yet of that level. */
    static EntityState observer(World world, EntityId id, Level level) {
        EntityState observer = world.find(id);
        if (observer == null || observer.slots.observer == null) {
            throw RestoredChecks.broken("a memory belongs to " + id + ", who is gone or no observer");
        }
        Memory present = observer.memory();
        if ((present != null && present.level() == level.level())
                || observer.otherMemories().stream().anyMatch(other -> other.level() == level.level())) {
            throw RestoredChecks.broken("the observer " + id + " has two memories of " + level);
        }
        return observer;
    }

    /** Looks at whether every observer got a memory. */
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

    /** Looks at a cell that was seen, once it is known what it is made of. */
    void checkCell(Point at, long seen) {
        if (!record.isKnown(at.x(), at.y())) {
            throw broken("having seen the cell " + at + ", but not what it is made of");
        }
        if (seen != Memory.NOW && !isPast(seen)) {
            throw broken("the cell " + at + " as of " + seen + ", which is still to come");
        }
    }

    /** Looks at where somebody was seen, before it is remembered. */
    void checkSighting(Picture who, Point at, boolean shown) {
        EntityId id = who.id();
        if (!world.everWas(id) || id.equals(memory.observer())) {
            throw broken(who + ", who never was in the game or is itself");
        }
        if (!level.contains(at)) {
            throw broken(who + ", which is outside the level");
        }
        if (record.lastPicture(who) != null) {
            throw broken(who + " twice");
        }
        if (shown && memory.seenAt(at.x(), at.y()) == Memory.NEVER) {
            throw broken(who + " on a cell that it never saw");
        }
        if (shown && who.has(Blocks.class) && !filled.add(at)) {
            throw broken(who + " and somebody else, who both fill the cell " + at);
        }
    }

    /** Looks at when somebody was seen, before it is remembered. */
    void checkTime(Picture who, long when, boolean shown) {
        missed += shown ? 0 : 1;
        if (missed > Memory.MOST_MISSED) {
            throw broken("more than " + Memory.MOST_MISSED + " who were not there any more, among them " + who);
        }
        if (when != Memory.NOW && !isPast(when)) {
            throw broken(who + " as of " + when + ", which is still to come");
        }
    }

    /** Looks at the noises before they are remembered. */
    void checkHeard(List<Percept.Heard> heard) {
        if (heard.size() > Memory.MOST_HEARD) {
            throw broken(heard.size() + " noises; it remembers " + Memory.MOST_HEARD + " at most");
        }
        for (Percept.Heard noise : heard) {
            if (!level.contains(noise.from()) || !isPast(noise.when())) {
                throw broken(noise + ", which is outside the level or still to come");
            }
        }
    }

    /** Looks at whether what is in view is as it is. */
    void checkView() {
        for (int y = 0; y < level.height(); y++) {
            for (int x = 0; x < level.width(); x++) {
                if (memory.sees(x, y) && !isAsItIs(x, y)) {
                    throw broken("the cell " + new Point(x, y) + ", which it has in view, other than it is");
                }
            }
        }
    }

    /** Terrain that threw when it was asked for its looks was shown as it is. */
    private boolean looksAsItIs(Terrain remembered, int x, int y) {
        return GameCode.equal(remembered, level.scenery().terrainAt(x, y))
                || GameCode.equal(remembered, level.terrainAt(x, y));
    }

    private boolean isAsItIs(int x, int y) {
        Scenery present = level.scenery();
        return looksAsItIs(memory.terrainAt(x, y), x, y)
                && Arrays.equals(record.picturesAt(x, y), present.picturesAt(x, y, memory.observer()));
    }

    /** Whose memory it is. */
    @Override
    public String toString() {
        return memory.observer().toString();
    }
}
