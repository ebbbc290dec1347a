package io.github.undercroft;

import io.github.undercroft.grid.Footprint;

/**
 * The size of a large creature, such as an ogre of two by two cells: a rectangle, whose top-left cell is its
 * {@linkplain Entity#position() position}. Who has none fills a single cell. It counts only beside {@link Blocks}: what fills no cell has no size.
 *
 * <p>All of its cells have to be free for it, and passable. Who sees one cell knows it whole. It sees and listens from all of
 * them. A blow or an area strikes it once, and each different ground below it acts on it once. To let somebody grow where there is no
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
