package io.github.undercroft.game.state;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.memory.Picture;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds the entities on each cell of a level. Made when first asked for: a fork needs none for a level on which nothing
 * happens.
 */
final class CellIndex {

    private final int level;
    private final int width;
    private final int cells;
    private final EntityTable entities;
    /** The occupant of each cell; null until it is made. */
    private @Nullable Cells occupants;
    /** The first thing on each cell; made when the first thing lies there. */
    private @Nullable Cells things;

    private final Chains chains = new CellPiles();

    /**
     * One entity for each cell, in pages of cells that are made at the first write, so that a fork in which few
     * entities move does not pay for all cells of a large level. A level of usual size is one page, which is faster
     * than many. On a large one the number of pages is a multiple of the page size.
     */
    private static final class Cells {
        private static final int ONE_PAGE_BITS = 12;
        /** The empty page, used for all pages that were never written to. */
        private final @Nullable EntityState[] empty;

        private final @Nullable EntityState[][] pages;
        private final int bits;
        private final int mask;

        Cells(int cells) {
            boolean small = cells <= 1 << ONE_PAGE_BITS;
            bits = small ? ONE_PAGE_BITS : (Integer.SIZE - Integer.numberOfLeadingZeros(cells)) / 2 - 2;
            mask = (1 << bits) - 1;
            empty = new EntityState[small ? 0 : 1 << bits];
            pages = new EntityState[(cells + mask) >> bits][];
            if (small) {
                pages[0] = new EntityState[cells];
            } else {
                Arrays.fill(pages, empty);
            }
        }

        @Nullable
        EntityState get(int cell) {
            return pages[cell >> bits][cell & mask];
        }

        void set(int cell, @Nullable EntityState entity) {
            @Nullable EntityState[] page = pages[cell >> bits];
            if (page == empty) {
                page = new EntityState[empty.length];
                pages[cell >> bits] = page;
            }
            page[cell & mask] = entity;
        }
    }

    CellIndex(int level, int width, int height, EntityTable entities) {
        this.level = level;
        this.width = width;
        this.cells = width * height;
        this.entities = entities;
    }

    private Cells made() {
        Cells known = occupants;
        if (known == null) {
            known = new Cells(cells);
            occupants = known;
            for (EntityState entity : entities) {
                enter(known, entity);
            }
        }
        return known;
    }

    /** The cell of an entity; -1 if it is not on this level. */
    private int cellOf(EntityState entity) {
        return entity.location instanceof Location.OnLevel on && on.level() == level
                ? on.cell().y() * width + on.cell().x()
                : -1;
    }

    /** All cells of an entity that fills several. */
    private int[] cellsOf(EntityState entity) {
        return entity.cells().stream()
                .mapToInt(cell -> cell.y() * width + cell.x())
                .toArray();
    }

    /** Adds an entity of the table, if it is on a cell of this level. */
    void enter(EntityState entity) {
        Cells known = occupants;
        if (known != null) {
            enter(known, entity);
        }
    }

    private void enter(Cells filled, EntityState entity) {
        int cell = cellOf(entity);
        if (cell < 0) {
            return;
        }
        if (entity.slots.body != null) {
            for (int filling : cellsOf(entity)) {
                filled.set(filling, entity);
            }
            return;
        }
        if (entity.slots.blocks) {
            filled.set(cell, entity);
            return;
        }
        Cells lying = things;
        if (lying == null) {
            lying = new Cells(cells);
            things = lying;
        }
        lying.set(cell, chains.insert(cell, lying.get(cell), entity));
    }

    /** Removes an entity, if it is on a cell of this level. */
    void leave(EntityState entity) {
        Cells known = occupants;
        int cell = cellOf(entity);
        if (known == null || cell < 0) {
            return;
        }
        if (entity.slots.body != null) {
            for (int filled : cellsOf(entity)) {
                empty(known, filled, entity);
            }
            return;
        }
        if (entity.slots.blocks) {
            empty(known, cell, entity);
            return;
        }
        Cells lying = things;
        EntityState first = lying == null ? null : lying.get(cell);
        if (lying != null && first != null) {
            lying.set(cell, chains.remove(cell, first, entity));
        }
    }

    private static void empty(Cells known, int cell, EntityState entity) {
        if (known.get(cell) == entity) { // else it has swapped places with the present occupant
            known.set(cell, null);
        }
    }

    /** The things on one cell. */
    private static final class CellPiles extends Chains {
        @Override
        @Nullable
        EntityState next(EntityState entity) {
            return entity.nextOnCell;
        }

        @Override
        void link(EntityState entity, @Nullable EntityState next) {
            entity.nextOnCell = next;
        }
    }

    @Nullable
    EntityState occupant(int cell) {
        return made().get(cell);
    }

    /** The first thing on a cell, by id; the others are linked to it. */
    @Nullable
    EntityState firstThing(int cell) {
        made();
        Cells lying = things;
        return lying == null ? null : lying.get(cell);
    }

    /** The entities on a cell: the occupant first, then the others by id. */
    ImmutableList<Entity> all(int cell) {
        EntityState occupant = occupant(cell);
        EntityState first = firstThing(cell);
        if (occupant == null && first == null) {
            return ImmutableList.of();
        }
        ImmutableList.Builder<Entity> all = ImmutableList.builder();
        if (occupant != null) {
            all.add(occupant);
        }
        for (EntityState thing = first; thing != null; thing = thing.nextOnCell) {
            all.add(thing);
        }
        return all.build();
    }

    /** Pictures of the entities on a cell except one, in the same order; null if there are none. */
    Picture @Nullable [] pictures(int cell, EntityId without) {
        long key = without.key();
        EntityState occupant = occupant(cell);
        EntityState filling = occupant == null || occupant.key == key ? null : occupant;
        EntityState first = firstThing(cell);
        int count = filling == null ? 0 : 1;
        for (EntityState thing = first; thing != null; thing = thing.nextOnCell) {
            count += thing.key == key ? 0 : 1;
        }
        if (count == 0) {
            return null;
        }
        Picture[] pictures = new Picture[count];
        int size = 0;
        if (filling != null) {
            pictures[size++] = filling.picture();
        }
        for (EntityState thing = first; thing != null; thing = thing.nextOnCell) {
            if (thing.key != key) {
                pictures[size++] = thing.picture();
            }
        }
        return pictures;
    }
}
