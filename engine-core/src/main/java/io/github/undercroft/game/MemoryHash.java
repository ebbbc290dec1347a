package io.github.undercroft.game;

import io.github.undercroft.Percept;
import io.github.undercroft.Terrain;
import io.github.undercroft.game.codec.HashWriter;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.memory.MemoryDigests;
import io.github.undercroft.memory.Picture;

/** Hashes what one observer remembers. The memory itself keeps the sums of what did not change. */
final class MemoryHash implements MemoryDigests {

    private final HashWriter out;
    private final EntityHash entities;
    private long part;

    MemoryHash(HashWriter out, EntityHash entities) {
        this.out = out;
        this.entities = entities;
    }

    /** What one memory adds to the hash of a game, in the part of memories. */
    long of(Memory memory, long memoryPart) {
        part = memoryPart;
        return memory.hash(this);
    }

    @Override
    public long terrain(Terrain terrain) {
        out.begin(0);
        out.value("terrain", terrain);
        return out.result();
    }

    @Override
    public long picture(Picture picture) {
        out.begin(0);
        out.add(picture.id().key());
        out.text("name", picture.name());
        entities.components(picture.kept(), out);
        EntityHash.place(picture.location(), out);
        return out.result();
    }

    @Override
    public long noise(Percept.Heard noise) {
        out.begin(0);
        out.add(noise.from().x());
        out.add(noise.from().y());
        out.add(noise.volume());
        out.text("sound", noise.sound().name());
        out.add(noise.when());
        return out.result();
    }

    @Override
    public long together(long cells, long sightings, long noises) {
        out.begin(part);
        out.add(cells);
        out.add(sightings);
        out.add(noises);
        return out.result();
    }
}
