package io.github.undercroft.game;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.Effect;
import io.github.undercroft.model.Effects;
import io.github.undercroft.model.LevelContent;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.Terrain;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Every change of the world that can be undone, and the transaction around it. Each change notes what was there before;
 * rolling back puts it back in reverse order. Who joins or leaves the turn order is noted only, and carried out when the
 * transaction is committed: within it nobody else has a turn.
 */
final class Changes {

    private final World world;
    private final Journal journal = new Journal();
    private final Memberships memberships;
    private boolean open;
    private int eventMark;
    private int followUpMark;
    private int journeyMark;
    private int arrivalMark;
    private int fallenMark;
    private int newbornMark;
    private int departedMark;
    private int liftedMark;
    private boolean disturbedMark;

    Changes(World world) {
        this.world = world;
        this.memberships = new Memberships(world);
    }

    boolean isOpen() {
        return open;
    }

    void begin() {
        if (open) {
            throw new IllegalStateException("One transaction at a time; this is a defect of the engine");
        }
        open = true;
        eventMark = world.events.size();
        followUpMark = world.followUps.size();
        journeyMark = world.journeys.size();
        arrivalMark = world.arrivals.size();
        fallenMark = world.fallen.size();
        newbornMark = world.newborn.size();
        departedMark = world.departed.size();
        liftedMark = world.lifted.size();
        disturbedMark = world.levels.areDisturbed();
    }

    /** Does that as a transaction of its own: all of it, or nothing if it throws. */
    void atomically(Runnable code) {
        begin();
        boolean kept = false;
        try {
            code.run();
            kept = true;
        } finally {
            if (kept) {
                commit();
            } else {
                rollback();
            }
        }
    }

    void commit() {
        open = false;
        journal.clear();
        world.streams.commit();
        memberships.commit();
    }

    void rollback() {
        open = false;
        while (!journal.isEmpty()) {
            journal.stepBack();
            undo();
        }
        memberships.rollback();
        world.streams.rollback();
        world.events.cut(eventMark);
        world.journeys.cut(journeyMark);
        truncate(world.followUps, followUpMark);
        world.arrivals.cut(arrivalMark);
        truncate(world.fallen, fallenMark);
        truncate(world.newborn, newbornMark);
        world.departed.cut(departedMark);
        truncate(world.lifted, liftedMark);
        world.levels.setDisturbed(disturbedMark);
    }

    private static void truncate(List<?> list, int size) {
        while (list.size() > size) {
            list.remove(list.size() - 1);
        }
    }

    /** Puts back what the journal has stepped back to. */
    private void undo() {
        switch ((Journal.Kind) present(0)) {
            case PLACE -> {
                EntityState entity = (EntityState) present(1);
                relocate(entity, (Location) present(2));
                entity.placeLeft = (Location.OnLevel) journal.field(3);
            }
            case COMPONENTS -> compose((EntityState) present(1), (Slots) present(2));
            case TERRAIN -> {
                Point at = (Point) present(1);
                ((Level) present(3)).putBack(at.x(), at.y(), (Ground.Laid) present(2));
            }
            case BIRTH -> {
                EntityState unborn = (EntityState) present(1);
                world.belongings.leave(unborn);
                exclude(unborn);
                world.levels.at(unborn.id.level()).nextNumber--;
            }
            case DEPARTURE -> include((EntityState) present(1));
        }
    }

    private Object present(int field) {
        return Objects.requireNonNull(journal.field(field));
    }

    /** Puts an entity elsewhere; coming onto a cell, it will have entered it. */
    void move(EntityState entity, Location to) {
        journal.note(Journal.Kind.PLACE, entity, entity.location, entity.placeLeft);
        relocate(entity, to);
        if (to instanceof Location.OnLevel on) {
            world.arrivals.add(entity, world.levelOf(entity), on.cell());
        }
    }

    private void relocate(EntityState entity, Location to) {
        world.perceiving.moves(entity, to);
        if (to instanceof Location.OnLevel after
                && entity.location instanceof Location.OnLevel before
                && after.level() == before.level()) {
            Level level = world.levelOf(entity);
            level.leave(entity);
            entity.location = to;
            level.enter(entity);
            if (entity.slots.controller != null) {
                world.actorChanged(entity);
            }
        } else {
            relocateElsewhere(entity, to);
        }
        entity.changed();
    }

    /** Takes an entity to another level, into an inventory, out of one, or out of the game. */
    private void relocateElsewhere(EntityState entity, Location to) {
        exit(entity);
        depart(entity);
        world.belongings.leave(entity);
        entity.placeLeft = to instanceof Location.OnLevel ? null : entity.lastPlace();
        if (entity.slots.controller != null || entity.burden > 0) {
            world.levels.disturb();
        }
        entity.location = to;
        entity.here = null;
        world.belongings.enter(entity);
        enter(entity);
        arrive(entity);
        world.residents.moved(entity);
        if (entity.slots.controller != null) {
            world.actorChanged(entity);
        }
    }

    /** Notes that an entity has come from elsewhere. */
    private void arrive(EntityState entity) {
        if (entity.location instanceof Location.OnLevel on) {
            world.levels.at(on.level()).arrive(entity);
        }
    }

    /** Notes that an entity goes elsewhere. */
    private void depart(EntityState entity) {
        if (entity.location instanceof Location.OnLevel on) {
            world.levels.at(on.level()).depart(entity);
        }
    }

    private void enter(EntityState entity) {
        if (entity.location instanceof Location.OnLevel on) {
            world.levels.at(on.level()).enter(entity);
        }
    }

    private void exit(EntityState entity) {
        if (entity.location instanceof Location.OnLevel on) {
            world.levels.at(on.level()).leave(entity);
        }
    }

    /** Puts a component into its slot, in place or at the end. */
    void set(EntityState entity, Component component) {
        recompose(entity, entity.slots.with(component));
    }

    /** Empties the slot of that index. */
    void clear(EntityState entity, int index) {
        recompose(entity, entity.slots.without(index));
    }

    /** Puts effects in the place of those before, of which the one at that index is another one now, or gone. */
    void setEffects(EntityState entity, Effects effects, int index, @Nullable Effect now) {
        Slots slots = entity.slots.with(effects);
        memberships.effectChanged(entity.slots, slots, index, now);
        recompose(entity, slots);
    }

    private void recompose(EntityState entity, Slots slots) {
        Slots before = entity.slots;
        memberships.inherit(before, slots);
        boolean isQuickAsBefore =
                memberships.rateOf(slots) == memberships.rateOf(before); // asks effects: they may throw
        journal.note(Journal.Kind.COMPONENTS, entity, before, null);
        compose(entity, slots);
        if (!isQuickAsBefore) {
            memberships.change(entity, memberships.rateOf(slots));
        }
    }

    private void compose(EntityState entity, Slots slots) {
        Slots before = entity.slots;
        if (slots.blocks == before.blocks) {
            entity.slots = slots;
        } else {
            exit(entity);
            entity.slots = slots;
            enter(entity);
        }
        world.reactors += (slots.reacts ? 1 : 0) - (before.reacts ? 1 : 0);
        refile(entity, before);
        if ((slots.controller == null) != (before.controller == null)
                || !Objects.equals(slots.faction, before.faction)) {
            world.levels.disturb();
        }
        entity.changed();
        world.perceiving.recomposed(entity);
        if ((slots.observer != null) != (before.observer != null)) {
            world.observers.update(entity);
            if (before.observer != null) {
                world.perceiving.blind(entity);
            }
        }
    }

    /** Notes what other components make of an entity. */
    private void refile(EntityState entity, Slots before) {
        Slots slots = entity.slots;
        boolean acts = slots.controller != null;
        boolean acted = before.controller != null;
        if (acts != acted || slots.reacts != before.reacts || slots.shines != before.shines) {
            world.residents.changed(entity);
        }
        if (acts != acted) {
            world.actorJoinedOrLeft(entity);
        } else if (acts) {
            world.actorChanged(entity);
        }
    }

    void setTerrain(Level level, Point at, Terrain terrain) {
        Ground.Laid before = level.laidAt(at.x(), at.y());
        level.setTerrain(at.x(), at.y(), terrain);
        journal.note(Journal.Kind.TERRAIN, at, before, level);
        world.perceiving.rebuilt(new Location.OnLevel(level.level(), at));
    }

    /** Brings a newborn entity to its place. */
    void birth(EntityState entity, Location at) {
        journal.note(Journal.Kind.BIRTH, entity, null, null);
        entity.location = at;
        include(entity);
        world.belongings.enter(entity);
        world.levels.at(entity.id.level()).nextNumber++;
        if (at instanceof Location.OnLevel on) {
            world.arrivals.add(entity, world.levels.at(on.level()), on.cell());
        }
        entity.notes().firstEvent = world.events.size();
        world.newborn.add(entity);
        memberships.join(entity);
    }

    /** Takes an entity, which carries nothing any more, out of the game. */
    void leave(EntityState entity) {
        journal.note(Journal.Kind.PLACE, entity, entity.location, entity.placeLeft);
        entity.placeLeft = world.placeOf(entity); // what is carried ends where its bearer is
        relocate(entity, Location.NOWHERE);
        journal.note(Journal.Kind.DEPARTURE, entity, null, null);
        exclude(entity);
        world.departed.add(entity);
        memberships.change(entity, 0);
    }

    /** Brings everybody to where the level's content wants them, before anybody has a turn there. */
    void populate(Level made, List<LevelContent.Placement> placements) {
        atomically(() -> place(made, placements));
        world.arrivals.cut(arrivalMark);
        while (world.newborn.size() > newbornMark) {
            world.newborn.remove(world.newborn.size() - 1).notes().firstEvent = 0;
        }
    }

    private void place(Level made, List<LevelContent.Placement> placements) {
        for (LevelContent.Placement placement : placements) {
            EntityState entity = Births.unborn(made, placement.what());
            Refusal why = Standing.whyNot(made, entity, placement.at());
            if (why != null) {
                throw new IllegalArgumentException("\"" + entity.name + "\" can't be placed at " + placement.at() + ": "
                        + why + "; move it in the level's content");
            }
            world.births.place(placement.what(), entity, new Location.OnLevel(made.level(), placement.at()));
        }
    }

    /** The rate of an actor, 0 for who takes no turns. */
    int rateOf(EntityState entity) {
        return memberships.rateOf(entity);
    }

    /** Puts an entity that was read back to where it says it is. */
    void restore(EntityState entity) {
        include(entity);
    }

    /** Counts anew what everybody carries, once all are back. */
    void restoreBurdens() {
        for (EntityState entity : world.entities) {
            world.belongings.enter(entity);
        }
    }

    private void include(EntityState entity) {
        world.entities.add(entity);
        entity.alive = true;
        EntityNotes notes = entity.knownNotes();
        if (notes != null) {
            notes.lastEvent = -1; // it is alive again
        }
        enter(entity);
        arrive(entity);
        world.reactors += entity.slots.reacts ? 1 : 0;
        world.residents.changed(entity);
        if (entity.slots.controller != null) {
            world.levels.disturb();
            world.actorJoinedOrLeft(entity);
        }
        world.observers.update(entity);
        world.perceiving.touch(entity.location);
        entity.changed();
    }

    private void exclude(EntityState entity) {
        exit(entity);
        depart(entity);
        world.entities.remove(entity);
        entity.alive = false;
        entity.location = Location.NOWHERE;
        entity.here = null;
        world.reactors -= entity.slots.reacts ? 1 : 0;
        world.residents.changed(entity);
        if (entity.slots.controller != null) {
            world.levels.disturb();
            world.actorJoinedOrLeft(entity);
        }
        world.observers.update(entity);
        entity.changed();
    }
}
