package io.github.undercroft.dungeon.composite;

import io.github.undercroft.random.RandomSource;
import java.util.List;

/**
 * Divides a map into parts. {@link GivenParts} and {@link RandomParts} are ready-made. Make your own a record, so that
 * errors and plans name it with its settings.
 */
@FunctionalInterface
public interface MapSplit {

    /**
     * The parts of a map. Cells in none of them stay rock, except for ways through it.
     *
     * @return parts on the map; two of them may share cells of their borders, as a wall between them, but no others
     */
    List<MapPart> parts(int width, int height, RandomSource random);

    /**
     * Refuses maps that it cannot divide.
     *
     * @throws IllegalArgumentException if there are no parts for a map of that size
     */
    default void requireFits(int mapWidth, int mapHeight) {}
}
