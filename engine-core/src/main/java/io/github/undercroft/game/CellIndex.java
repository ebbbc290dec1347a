package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.memory.Picture;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Location;
import org.jspecify.annotations.Nullable;

/** Who and what is on which cell of a level. It is made when first asked for: a fork of a level that nobody is on needs none. */
final class CellIndex {

    private final int level;
    private final int width;
    private final int cells;
    private final EntityTable entities;
    /** Who fills each cell; null until it is made. */
    private @Nullable EntityState @Nullable [] occupants;
    /** What lies on each cell; made when the first thing lies there. */
    private @Nullable EntityState @Nullable [] things;

    CellIndex(int level, int width, int height, EntityTable entities) {
        this.level = level;
        this.width = width;
        this.cells = width * height;
        this.entities = entities;
    }

    private @Nullable EntityState[] made() {
        @Nullable EntityState[] known = occupants;
        if (known == null) {
            known = new EntityState[cells];
            occupants = known;
            for (int i = 0; i < entities.size(); i++) {
                enter(known, entities.at(i));
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
        @Nullable EntityState[] known = occupants;
        if (known != null) {
            enter(known, entity);
        }
    }

    private void enter(@Nullable EntityState[] filled, EntityState entity) {
        int cell = cellOf(entity);
        if (cell < 0) {
            return;
        }
        if (entity.slots.blocks) {
            filled[cell] = entity;
            return;
        }
        EntityState[] lying = things;
        if (lying == null) {
            lying = new EntityState[cells];
            things = lying;
        }
        EntityState first = lying[cell];
        if (first == null || first.key > entity.key) {
            entity.nextOnCell = first;
            lying[cell] = entity;
            return;
        }
        EntityState before = first;
        for (EntityState next = before.nextOnCell; next != null && next.key < entity.key; next = before.nextOnCell) {
            before = next;
        }
        entity.nextOnCell = before.nextOnCell;
        before.nextOnCell = entity;
    }

    /** Takes an entity out, if it is on a cell of this level. */
    void leave(EntityState entity) {
        @Nullable EntityState[] known = occupants;
        int cell = cellOf(entity);
        if (known == null || cell < 0) {
            return;
        }
        if (entity.slots.blocks) {
            known[cell] = null;
            return;
        }
        EntityState[] lying = things;
        if (lying == null) {
            return;
        }
        EntityState before = lying[cell];
        if (before == entity) {
            lying[cell] = entity.nextOnCell;
        } else {
            while (before != null && before.nextOnCell != entity) {
                before = before.nextOnCell;
            }
            if (before != null) {
                before.nextOnCell = entity.nextOnCell;
            }
        }
        entity.nextOnCell = null;
    }

    /** Who fills a cell of the level. */
    @Nullable
    EntityState occupant(int cell) {
        return made()[cell];
    }

    /** The first thing on a cell of the level, by id; the others hang on it. */
    @Nullable
    EntityState firstThing(int cell) {
        made();
        EntityState[] lying = things;
        return lying == null ? null : lying[cell];
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
