package io.github.undercroft;

import io.github.undercroft.grid.Footprint;

/**
 * How many cells somebody fills that {@linkplain Blocks fills} any: a rectangle, whose top-left cell is its
 * {@linkplain Entity#position() position}. Without one it is a single cell, and for things that fill no cell this counts for nothing.
 *
 * <p>All of its cells have to be free for it, and passable. It is seen whole as soon as one cell is, it sees and listens from all of
 * them; a blow or an area strikes it once, each different ground below it acts on it once. To let somebody grow where there is no
 * room is an error.
 *
 * @param width cells, 1 or more
 * @param height cells, 1 or more
 */
public record Body(int width, int height) implements Component {

    public Body {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException(
                    "A body is 1 or more cells wide and high; this one is " + width + " x " + height);
        }
    }

    /** @return the cells that it fills, as an area to be placed */
    public Footprint footprint() {
        return new Footprint(width, height);
    }
}
