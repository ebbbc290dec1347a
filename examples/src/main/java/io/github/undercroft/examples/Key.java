package io.github.undercroft.examples;

import com.google.common.collect.ImmutableMap;
import io.github.undercroft.geometry.Direction;
import java.util.Optional;

/**
 * A key of the keyboard, by what stands on it. A front end keeps {@code q} and {@code r} to itself.
 *
 * @param name the character that it types, or for other keys a word such as {@code up}
 */
public record Key(String name) {

    /** The arrow up. */
    public static final Key UP = new Key("up");
    /** The arrow to the right. */
    public static final Key RIGHT = new Key("right");
    /** The arrow down. */
    public static final Key DOWN = new Key("down");
    /** The arrow to the left. */
    public static final Key LEFT = new Key("left");
    /** The space bar. */
    public static final Key SPACE = new Key(" ");

    private static final ImmutableMap<Key, Direction> DIRECTIONS = ImmutableMap.<Key, Direction>builder()
            .put(UP, Direction.NORTH)
            .put(RIGHT, Direction.EAST)
            .put(DOWN, Direction.SOUTH)
            .put(LEFT, Direction.WEST)
            .put(new Key("w"), Direction.NORTH)
            .put(new Key("d"), Direction.EAST)
            .put(new Key("s"), Direction.SOUTH)
            .put(new Key("a"), Direction.WEST)
            .build();

    /** @return the way that an arrow points, or W, A, S or D on the left of the keyboard */
    public Optional<Direction> direction() {
        return Optional.ofNullable(DIRECTIONS.get(this));
    }
}
