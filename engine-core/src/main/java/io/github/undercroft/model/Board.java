package io.github.undercroft.model;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import java.util.List;
import java.util.Optional;

/**
 * One level to look at: its terrain and who is where. Read-only, and always the present.
 *
 * <p>Terrain and entities are asked for apart: a passable cell may be occupied, and an occupied one is not less passable.
 */
public interface Board {

    /** @return the number of the level, as in {@link EntityId#level()} */
    int level();

    /** @return cells in a row */
    int width();

    /** @return rows */
    int height();

    /** @return whether the cell is on the board */
    default boolean contains(Point cell) {
        return cell.x() >= 0 && cell.y() >= 0 && cell.x() < width() && cell.y() < height();
    }

    /** @return what the cell is made of; {@link Outside#BOARD} outside the board */
    Terrain terrainAt(Point cell);

    /** @return whether the terrain lets that motility through; false outside the board */
    default boolean isPassable(Point cell, Motility motility) {
        return terrainAt(cell).passage().allows(motility);
    }

    /** @return whether the terrain can be walked on, whoever stands there */
    default boolean isPassable(Point cell) {
        return isPassable(cell, Motility.WALK);
    }

    /** @return whether one can see through the terrain; false outside the board */
    default boolean isTransparent(Point cell) {
        return terrainAt(cell).transparent();
    }

    /** @return whether somebody fills the cell */
    default boolean isOccupied(Point cell) {
        return occupantAt(cell).isPresent();
    }

    /** @return who fills the cell; empty outside the board */
    Optional<Entity> occupantAt(Point cell);

    /** @return who and what is on the cell: first who fills it, then the others by id */
    List<Entity> entitiesAt(Point cell);

    /** @return who and what is on the level's cells, by id; not what is carried or worn */
    List<Entity> entities();

    /**
     * The cells that let that motility through, without regard to who stands there.
     *
     * @return rows that hold for the present {@link #stamp()}; ask again after a change
     */
    BitGridView passable(Motility motility);

    /**
     * The cells that one can see through.
     *
     * @return rows that hold for the present {@link #stamp()}; ask again after a change
     */
    BitGridView transparent();

    /**
     * The cells whose terrain may do something when bumped into, by {@link Terrain#canBeBumped()}: doors, and walls of which
     * that is not known.
     *
     * @return rows that hold for the present {@link #stamp()}; ask again after a change
     */
    BitGridView bumpable();

    /**
     * The cells whose terrain has that quality. Only terrain that has changed since that was asked last is asked again.
     *
     * @return rows that hold for the present {@link #stamp()}; ask again after a change
     */
    BitGridView cells(TerrainQuality quality);

    /** @return a stamp that another one replaces when terrain changes; never the same again in a game or its forks */
    Stamp stamp();
}
