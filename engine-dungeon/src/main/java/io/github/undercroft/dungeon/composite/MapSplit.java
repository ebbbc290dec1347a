package io.github.undercroft.dungeon.composite;

import io.github.undercroft.random.RandomSource;
import java.util.List;

/**
 * Says which parts a map has. {@link GivenParts} and {@link RandomParts} are ready-made. One of your own is best a record: then
 * errors and plans name it with its settings.
 */
@FunctionalInterface
public interface MapSplit {

    /**
     * The parts of a map. What is in none of them stays rock, but for ways through it.
     *
     * @return parts on the map; two of them may share cells of their borders, as a wall between them, but no others
     */
    List<MapPart> parts(int width, int height, RandomSource random);

    /**
     * Refuses maps that it can't do with.
     *
     * @throws IllegalArgumentException if there are no parts for a map of that size
     */
    default void requireFits(int mapWidth, int mapHeight) {}
}
