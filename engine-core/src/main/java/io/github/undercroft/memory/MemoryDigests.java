package io.github.undercroft.memory;

import io.github.undercroft.Percept;
import io.github.undercroft.Terrain;

/** Makes 64 bits of the values that are remembered. Equal values have equal digests. */
public interface MemoryDigests {

    /** Of a terrain. */
    long terrain(Terrain terrain);

    /** Of how somebody looked. */
    long picture(Picture picture);

    /** Of a noise. */
    long noise(Percept.Heard noise);

    /** Of the hashes of the cells, the sightings and the noises of one memory. */
    long together(long cells, long sightings, long noises);
}
