package io.github.undercroft.game;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Blocks;
import io.github.undercroft.model.Component;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.LevelContent;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Observer;
import io.github.undercroft.model.Reaction;
import io.github.undercroft.model.Refusal;
import io.github.undercroft.model.Speed;
import io.github.undercroft.model.Terrain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Every change of the world that can be undone, and the transaction around it. Each change notes what was there before;
 * rolling back puts it back in reverse order. Who joins or leaves the turn order is noted only, and carried out when the
 * transaction is committed: within it nobody else has a turn.
 */
final class Changes {

    private final World world;
    private final Journal journal = new Journal();
    private final ArrayList<Membership> memberships = new ArrayList<>();
    private boolean open;
    private int eventMark;
    private int followUpMark;
    private int enteredMark;
    private int fallenMark;
    private int newbornMark;
    private int departedMark;

    /** An actor that joins with that rate, changes to it, or leaves when it is 0. */
    private record Membership(long key, int rate) {}

    Changes(World world) {
        this.world = world;
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
        enteredMark = world.entered.size();
        fallenMark = world.fallen.size();
        newbornMark = world.newborn.size();
        departedMark = world.departed.size();
    }

    void commit() {
        open = false;
        journal.clear();
        world.streams.commit();
        for (int i = 0; i < memberships.size(); i++) {
            carryOut(memberships.get(i));
        }
        memberships.clear();
    }

    void rollback() {
        open = false;
        while (!journal.isEmpty()) {
            journal.stepBack();
            undo();
        }
        memberships.clear();
        world.streams.rollback();
        truncate(world.events, eventMark);
        truncate(world.followUps, followUpMark);
        truncate(world.entered, enteredMark);
        truncate(world.enteredCells, enteredMark);
        truncate(world.fallen, fallenMark);
        truncate(world.newborn, newbornMark);
        truncate(world.departed, departedMark);
    }

    private static void truncate(List<?> list, int size) {
        while (list.size() > size) {
            list.remove(list.size() - 1);
        }
    }

    private void carryOut(Membership change) {
        if (change.rate == 0) {
            world.order.remove(change.key);
        } else if (world.order.contains(change.key)) {
            world.order.setRate(change.key, change.rate);
        } else {
            world.order.add(change.key, change.rate);
        }
    }

    /** Puts back what the journal has stepped back to. */
    private void undo() {
        switch ((Journal.Kind) present(0)) {
            case PLACE -> {
                EntityState entity = (EntityState) present(1);
                relocate(entity, (Location) present(2));
                entity.lastCell = (Point) journal.field(3);
            }
            case COMPONENTS -> compose((EntityState) present(1), (Class<?>[]) present(2), (Component[]) present(3));
            case TERRAIN -> {
                Point at = (Point) present(1);
                world.level.setTerrain(at.x(), at.y(), (Terrain) present(2));
            }
            case BIRTH -> {
                exclude((EntityState) present(1));
                world.level.nextNumber--;
            }
            case DEPARTURE -> include((EntityState) present(1));
        }
    }

    private Object present(int field) {
        return Objects.requireNonNull(journal.field(field));
    }

    /** Puts an entity elsewhere; coming onto a cell, it will have entered it. */
    void move(EntityState entity, Location to) {
        journal.note(Journal.Kind.PLACE, entity, entity.location, entity.lastCell);
        relocate(entity, to);
        if (to instanceof Location.OnLevel on) {
            world.entered.add(entity);
            world.enteredCells.add(on.cell());
        }
    }

    private void relocate(EntityState entity, Location to) {
        touch(entity.location);
        touch(to);
        world.level.leave(entity);
        burden(entity.location, -1);
        entity.location = to;
        if (to instanceof Location.OnLevel on) {
            entity.lastCell = on.cell();
        }
        burden(to, 1);
        world.level.enter(entity);
        entity.changed();
    }

    /** Notes for observers that something is another one on a cell. */
    private void touch(Location location) {
        if (!world.observers.isEmpty() && location instanceof Location.OnLevel on) {
            world.perceiving.touch(on.cell());
        }
    }

    private void burden(Location location, int change) {
        EntityState bearer = world.bearerOf(location);
        if (bearer != null) {
            bearer.burden += change;
        }
    }

    /** Puts a component into its slot, in place or at the end. */
    void set(EntityState entity, Component component) {
        int index = entity.indexOf(component.slot());
        Class<?>[] slots = entity.slots;
        Component[] components;
        if (index >= 0) {
            components = entity.components.clone();
            components[index] = component;
        } else {
            int size = slots.length;
            slots = Arrays.copyOf(slots, size + 1);
            slots[size] = component.slot();
            components = Arrays.copyOf(entity.components, size + 1);
            components[size] = component;
        }
        recompose(entity, slots, components);
    }

    /** Empties the slot of that index. */
    void clear(EntityState entity, int index) {
        int size = entity.slots.length - 1;
        Class<?>[] slots = new Class<?>[size];
        Component[] components = new Component[size];
        for (int i = 0; i < size; i++) {
            slots[i] = entity.slots[i < index ? i : i + 1];
            components[i] = entity.components[i < index ? i : i + 1];
        }
        recompose(entity, slots, components);
    }

    private void recompose(EntityState entity, Class<?>[] slots, Component[] components) {
        journal.note(Journal.Kind.COMPONENTS, entity, entity.slots, entity.components);
        int rateBefore = rateOf(entity);
        compose(entity, slots, components);
        int rate = rateOf(entity);
        if (rate != rateBefore) {
            changeMembership(entity.key, rate);
        }
    }

    /** Notes it in the place of an earlier note: who loses a brain and gets another keeps its place and its energy. */
    private void changeMembership(long key, int rate) {
        Membership change = new Membership(key, rate);
        for (int i = 0; i < memberships.size(); i++) {
            if (memberships.get(i).key == key) {
                memberships.set(i, change);
                return;
            }
        }
        memberships.add(change);
    }

    /** The rate of an actor, 0 for who takes no turns. */
    private int rateOf(EntityState entity) {
        if (entity.indexOf(Controller.class) < 0) {
            return 0;
        }
        Speed speed = entity.find(Speed.class);
        return speed == null ? world.rules.order().normalRate() : speed.rate();
    }

    private void compose(EntityState entity, Class<?>[] slots, Component[] components) {
        boolean reacted = entity.indexOf(Reaction.class) >= 0;
        boolean blocksNow = false;
        boolean reactsNow = false;
        boolean perceived = entity.indexOf(Observer.class) >= 0;
        boolean perceivesNow = false;
        for (Class<?> slot : slots) {
            blocksNow |= slot == Blocks.class;
            reactsNow |= slot == Reaction.class;
            perceivesNow |= slot == Observer.class;
        }
        if (blocksNow != entity.blocks) {
            world.level.leave(entity);
            entity.slots = slots;
            entity.components = components;
            entity.blocks = blocksNow;
            world.level.enter(entity);
        }
        world.reactors += (reactsNow ? 1 : 0) - (reacted ? 1 : 0);
        entity.slots = slots;
        entity.components = components;
        entity.changed();
        touch(entity.location);
        if (perceivesNow != perceived) {
            world.observers.update(entity);
            if (perceived) {
                world.perceiving.blind(entity);
            }
        }
    }

    void setTerrain(Point at, Terrain terrain) {
        journal.note(Journal.Kind.TERRAIN, at, world.level.terrainAt(at), null);
        world.level.setTerrain(at.x(), at.y(), terrain);
        if (!world.observers.isEmpty()) {
            world.perceiving.touch(at);
        }
    }

    /** Brings a newborn entity to a cell. */
    void birth(EntityState entity, Location.OnLevel at) {
        journal.note(Journal.Kind.BIRTH, entity, null, null);
        entity.location = at;
        entity.lastCell = at.cell();
        include(entity);
        world.level.nextNumber++;
        world.entered.add(entity);
        world.enteredCells.add(at.cell());
        world.newborn.add(new World.Newborn(entity, world.events.size()));
        int rate = rateOf(entity);
        if (rate > 0) {
            memberships.add(new Membership(entity.key, rate));
        }
    }

    /** Takes an entity, which carries nothing any more, out of the game. */
    void leave(EntityState entity) {
        journal.note(Journal.Kind.PLACE, entity, entity.location, entity.lastCell);
        relocate(entity, Location.NOWHERE);
        journal.note(Journal.Kind.DEPARTURE, entity, null, null);
        exclude(entity);
        world.departed.add(entity);
        changeMembership(entity.key, 0);
    }

    /** Brings everybody to where the level's content wants them, before the first turn. */
    void populate(List<LevelContent.Placement> placements) {
        begin();
        for (LevelContent.Placement placement : placements) {
            int level = world.level.level();
            EntityState entity = EntityState.of(
                    new EntityId(level, world.level.nextNumber),
                    placement.what().name(),
                    placement.what().components());
            entity.blocks = entity.indexOf(Blocks.class) >= 0;
            Refusal why = Standing.whyNot(world, entity, placement.at());
            if (why != null) {
                throw new IllegalArgumentException("\"" + entity.name + "\" can't be placed at " + placement.at() + ": "
                        + why + "; move it in the level's content");
            }
            placement
                    .what()
                    .components()
                    .forEach(component -> ValueCheck.checkGiven(world.rules.registry(), component));
            birth(entity, new Location.OnLevel(level, placement.at()));
        }
        commit();
        world.entered.clear();
        world.enteredCells.clear();
        world.newborn.clear();
    }

    /** Puts an entity that was read back to where it says it is. */
    void restore(EntityState entity) {
        include(entity);
    }

    /** Counts anew what everybody carries, once all are back. */
    void restoreBurdens() {
        for (int i = 0; i < world.entities.size(); i++) {
            burden(world.entities.at(i).location, 1);
        }
    }

    private void include(EntityState entity) {
        world.entities.add(entity);
        entity.alive = true;
        entity.blocks = entity.indexOf(Blocks.class) >= 0;
        world.level.enter(entity);
        world.reactors += entity.indexOf(Reaction.class) >= 0 ? 1 : 0;
        world.observers.update(entity);
        touch(entity.location);
        entity.changed();
    }

    private void exclude(EntityState entity) {
        world.level.leave(entity);
        world.entities.remove(entity);
        entity.alive = false;
        entity.location = Location.NOWHERE;
        world.reactors -= entity.indexOf(Reaction.class) >= 0 ? 1 : 0;
        world.observers.update(entity);
        entity.changed();
    }
}
