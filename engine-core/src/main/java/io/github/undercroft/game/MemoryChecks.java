package io.github.undercroft.game;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Percept;
import io.github.undercroft.model.Terrain;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Refuses a written memory that contradicts itself or what its observer has in view. */
final class MemoryChecks {

    private final World world;
    private final Level level;
    private final Memory memory;

    MemoryChecks(World world, Level level, Memory memory) {
        this.world = world;
        this.level = level;
        this.memory = memory;
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

    /** Looks at a cell before it is remembered. */
    void checkCell(Point at, long seen) {
        if (!level.contains(at)) {
            throw broken("the cell " + at + ", which is outside the level");
        }
        if (memory.isKnown(at.x(), at.y())) {
            throw broken("the cell " + at + " twice");
        }
        if (seen != Memory.NOW && seen != Memory.NEVER && !isPast(seen)) {
            throw broken("the cell " + at + " as of " + seen + ", which is still to come");
        }
    }

    /** Looks at where somebody was seen, before it is remembered. */
    void checkSighting(Picture who, long when) {
        EntityId id = who.id();
        if (!world.everWas(id) || id.equals(memory.observer())) {
            throw broken(who + ", who never was in the game or is itself");
        }
        if (!(who.location() instanceof Location.OnLevel on) || !level.holds(on)) {
            throw broken(who + ", which is outside the level");
        }
        if (memory.lastPicture(id) != null) {
            throw broken(who + " twice");
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

    /** Looks at the whole memory: who is on which cell, and what is in view. */
    void checkWhole() {
        for (int y = 0; y < memory.height(); y++) {
            int row = y;
            memory.visitRow(y, (x, terrain, there, seen) -> checkCell(new Point(x, row), terrain, there, seen));
        }
        memory.visitSightings((who, when) -> {
            Point at = who.position().orElseThrow();
            if (when == Memory.NOW && !memory.shows(at.x(), at.y(), who.id())) {
                throw broken(who + " as in view on a cell that does not show it");
            }
        });
    }

    private void checkCell(Point at, Terrain terrain, Picture @Nullable [] there, long seen) {
        if (there != null) {
            for (Picture who : there) {
                if (!who.equals(memory.lastPicture(who.id())) || !who.position().equals(Optional.of(at))) {
                    throw broken(who + " on the cell " + at + " and somewhere else");
                }
                if (seen == Memory.NEVER || (seen == Memory.NOW) != memory.hasInView(who.id())) {
                    throw broken(who + " as in view although its cell " + at + " is not, or the other way round");
                }
            }
        }
        if (seen == Memory.NOW) {
            Picture[] present = level.picturesAt(at.x(), at.y(), memory.observer());
            if (!terrain.equals(level.terrainAt(at).appearance()) || !Arrays.equals(there, present)) {
                throw broken("the cell " + at + ", which it has in view, other than it is");
            }
        }
    }
}
