package io.github.undercroft;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGridView;
import io.github.undercroft.grid.Stamp;
import io.github.undercroft.terrain.Outside;
import java.util.List;
import java.util.Optional;

/**
 * A read-only view of one level, always up to date: its terrain, and who is where.
 *
 * <p>Terrain and entities are separate: a passable cell may be occupied, and an occupied cell still counts as passable.
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

    /** @return the terrain of the cell, without the gas above it; {@link Outside#BOARD} outside the board */
    Terrain terrainAt(Point cell);

    /** @return the gas above the cell, for an observer as it was seen last; empty outside the board */
    Optional<Gas> gas(Point cell);

    /** @return whether the terrain lets that motility through; false outside the board */
    default boolean isPassable(Point cell, Motility motility) {
        return terrainAt(cell).passage().allows(motility);
    }

    /** @return whether the terrain can be walked on, occupied or not */
    default boolean isPassable(Point cell) {
        return isPassable(cell, Motility.WALK);
    }

    /** @return whether the terrain is transparent, and the gas above it; false outside the board */
    default boolean isTransparent(Point cell) {
        return terrainAt(cell).transparent()
                && gas(cell).map(Terrain::transparent).orElse(true);
    }

    /** @return whether the cell has an occupant */
    default boolean isOccupied(Point cell) {
        return occupantAt(cell).isPresent();
    }

    /** @return the entity that fills the cell; empty outside the board */
    Optional<Entity> occupantAt(Point cell);

    /** @return the entities on the cell: first the one that fills it, then the others by id */
    List<Entity> entitiesAt(Point cell);

    /** @return the entities on the level's cells, by id, without carried and worn things */
    List<Entity> entities();

    /**
     * The cells that an entity with that motility can pass, occupied or not.
     *
     * @return rows that hold for the present {@link #stamp()}; ask again after a change
     */
    BitGridView passable(Motility motility);

    /**
     * The transparent cells.
     *
     * @return rows that hold for the present {@link #stamp()}; ask again after a change
     */
    BitGridView transparent();

    /**
     * The cells whose terrain may do something when bumped into, by {@link Terrain#canBeBumped()}: doors, and walls
     * that do not rule it out.
     *
     * @return rows that hold for the present {@link #stamp()}; ask again after a change
     */
    BitGridView bumpable();

    /**
     * The cells whose terrain, or the gas above it, has that quality. Only terrain that has changed since that was asked last is asked again.
     *
     * @return rows that hold for the present {@link #stamp()}; ask again after a change
     */
    BitGridView cells(Terrain.Quality quality);

    /** @return a stamp that another one replaces when terrain changes; never the same again in a game or its forks */
    Stamp stamp();
}
