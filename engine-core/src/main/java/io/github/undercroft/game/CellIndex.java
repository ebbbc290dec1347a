package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Location;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Who and what is on which cell of a level. It is made when first asked for: a fork of a level that nobody is on needs none. */
final class CellIndex {

    private final int level;
    private final int width;
    private final int cells;
    private final EntityTable entities;
    /** Who fills each cell; null until it is made. */
    private @Nullable Cells occupants;
    /** What lies on each cell; made when the first thing lies there. */
    private @Nullable Cells things;

    private final Chains chains = new Piles();

    /**
     * Somebody for each cell, by pages of cells that are made when somebody comes there: a fork in which few move must not pay
     * for all cells of a large level. A level of usual size is one page: that is quicker than many. Of a large one the number of
     * pages is some times the size of one.
     */
    private static final class Cells {
        private static final int ONE_PAGE_BITS = 12;
        /** The page on which nobody is, in the place of all that nobody has written to. */
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

    /** The cell of an entity; -1 if it is elsewhere. */
    private int cellOf(EntityState entity) {
        return entity.location instanceof Location.OnLevel on && on.level() == level
                ? on.cell().y() * width + on.cell().x()
                : -1;
    }

    /** Puts an entity of the table in, if it is on a cell of this level. */
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

    /** Takes an entity out, if it is on a cell of this level. */
    void leave(EntityState entity) {
        Cells known = occupants;
        int cell = cellOf(entity);
        if (known == null || cell < 0) {
            return;
        }
        if (entity.slots.blocks) {
            known.set(cell, null);
            return;
        }
        Cells lying = things;
        EntityState first = lying == null ? null : lying.get(cell);
        if (lying != null && first != null) {
            lying.set(cell, chains.remove(cell, first, entity));
        }
    }

    /** The things on one cell. */
    private static final class Piles extends Chains {
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

    /** Who fills a cell of the level. */
    @Nullable
    EntityState occupant(int cell) {
        return made().get(cell);
    }

    /** The first thing on a cell of the level, by id; the others hang on it. */
    @Nullable
    EntityState firstThing(int cell) {
        made();
        Cells lying = things;
        return lying == null ? null : lying.get(cell);
    }

    /** Who and what is on a cell of the level: first who fills it, then the others by id. */
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

    /** Pictures of all on a cell of the level without that one, in the same order; null for nobody. */
    Picture @Nullable [] pictures(int cell, EntityId without) {
        EntityState occupant = occupant(cell);
        EntityState first = firstThing(cell);
        int count = occupant == null || occupant.id.equals(without) ? 0 : 1;
        for (EntityState thing = first; thing != null; thing = thing.nextOnCell) {
            count += thing.id.equals(without) ? 0 : 1;
        }
        if (count == 0) {
            return null;
        }
        Picture[] pictures = new Picture[count];
        int size = 0;
        if (occupant != null && !occupant.id.equals(without)) {
            pictures[size++] = occupant.picture();
        }
        for (EntityState thing = first; thing != null; thing = thing.nextOnCell) {
            if (!thing.id.equals(without)) {
                pictures[size++] = thing.picture();
            }
        }
        return pictures;
    }
}
