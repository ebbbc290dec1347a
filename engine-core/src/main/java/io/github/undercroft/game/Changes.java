package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.undercroft.Component;
import io.github.undercroft.Effect;
import io.github.undercroft.Effects;
import io.github.undercroft.Enchantment;
import io.github.undercroft.Location;
import io.github.undercroft.Refusal;
import io.github.undercroft.Speed;
import io.github.undercroft.Terrain;
import io.github.undercroft.event.FollowUpDropped;
import io.github.undercroft.game.perception.VisibleChanges;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EffectChange;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.LevelGround;
import io.github.undercroft.game.state.Slots;
import io.github.undercroft.game.state.Timer;
import io.github.undercroft.game.state.Timers;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Every change of the world that can be undone, and the transaction around it. Each change notes the old value; rolling
 * back restores the old values in reverse order. Joining and leaving the turn order is only noted and is carried out at
 * the commit: within a transaction no other actor has a turn.
 */
final class Changes {

    private final World world;
    private final Belongings belongings;
    private final Journal journal = new Journal();
    private final Memberships memberships;
    private final EntityWriter writer;
    private final VisibleChanges visibleChanges;
    private boolean open;
    private int eventMark;
    private int followUpMark;
    private int journeyMark;
    private int arrivalMark;
    private int fallenMark;
    private int newbornMark;
    private int departedMark;
    private int liftedMark;
    private int newsMark;
    private int effectMark;
    private boolean disturbedMark;
    private long moment;
    /** The cells that changed so that things on them may have to move away before the transaction ends. */
    private final ArrayList<Location.OnLevel> crowded = new ArrayList<>(0);
    /** The loose things that came onto a cell. */
    private final ArrayList<EntityState> landed = new ArrayList<>(0);

    Changes(
            World world,
            Belongings belongings,
            Memberships memberships,
            EntityWriter writer,
            VisibleChanges visibleChanges) {
        this.world = world;
        this.belongings = belongings;
        this.memberships = memberships;
        this.writer = writer;
        this.visibleChanges = visibleChanges;
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
        newsMark = world.news.size();
        effectMark = world.effectChanges.size();
        disturbedMark = world.levels.areDisturbed();
        moment = world.moment();
    }

    /**
     * Runs code as a transaction of its own: all of it takes effect, or nothing if it throws.
     *
     * @return whether it did anything: changed or told something, queued an action or began a journey
     */
    boolean atomically(Runnable code) {
        begin();
        boolean kept = false;
        boolean didAnything = false;
        try {
            code.run();
            settle();
            didAnything = !journal.isEmpty()
                    || world.events.size() > eventMark
                    || world.followUps.size() > followUpMark
                    || world.news.size() > newsMark
                    || world.journeys.size() > journeyMark;
            kept = true;
        } finally {
            if (kept) {
                commit();
            } else {
                rollback();
            }
        }
        return didAnything;
    }

    /** Keeps all changes. */
    void commit() {
        commit(() -> {});
    }

    /** Runs code, then keeps all changes. If the code throws, everything is undone. */
    void commit(Runnable last) {
        boolean done = false;
        try {
            clearCrowded();
            settle();
            memberships.carryOut();
            last.run();
            world.wrote();
            done = true;
        } finally {
            if (!done) {
                rollback();
                world.wrote(); // what was carried out of the turn order is not undone
            }
        }
        open = false;
        journal.clear();
        world.streams.commit();
        memberships.forget();
    }

    /**
     * Asks how quick those are from now on who were changed.
     *
     * @throws io.github.undercroft.event.GameCodeException if one of their effects throws
     */
    void settle() {
        memberships.settle();
    }

    private void clearCrowded() {
        if (!crowded.isEmpty() || !landed.isEmpty()) {
            RestingPlaces restingPlaces = new RestingPlaces(world, this, belongings);
            for (int i = 0; i < crowded.size(); i++) {
                restingPlaces.clear(crowded.get(i)); // which may add more
            }
            for (int i = 0; i < landed.size(); i++) {
                restingPlaces.settle(landed.get(i)); // which may add more
            }
            crowded.clear();
            landed.clear();
        }
    }

    /** Notes that no loose thing may be able to lie on the cells of an entity any more. */
    void crowd(EntityState entity) {
        if (entity.location instanceof Location.OnLevel on) {
            for (Point cell : entity.cells()) {
                crowded.add(new Location.OnLevel(on.level(), cell));
            }
        }
    }

    void rollback() {
        open = false;
        crowded.clear();
        landed.clear();
        while (!journal.isEmpty()) {
            journal.stepBack();
            undo();
        }
        memberships.forget();
        world.streams.rollback();
        world.events.cut(eventMark);
        world.journeys.cut(journeyMark);
        truncate(world.followUps, followUpMark);
        world.arrivals.cut(arrivalMark);
        truncate(world.fallen, fallenMark);
        truncate(world.newborn, newbornMark);
        world.departed.cut(departedMark);
        truncate(world.lifted, liftedMark);
        truncate(world.news, newsMark);
        truncate(world.effectChanges, effectMark);
        world.levels.setDisturbed(disturbedMark);
        world.backTo(moment);
    }

    private static void truncate(List<?> list, int size) {
        while (list.size() > size) {
            list.remove(list.size() - 1);
        }
    }

    /** Undoes the entry to which the journal has stepped back. */
    private void undo() {
        switch ((Journal.Kind) present(0)) {
            case PLACE ->
                writer.putBack((EntityState) present(1), (Location) present(2), (Location.OnLevel) journal.field(3));
            case TIMERS -> world.timers = (Timers) present(2);
            case AGE -> ((Level) present(1)).age((Integer) present(2), (Long) present(3));
            case COMPONENTS -> writer.compose((EntityState) present(1), (Slots) present(2));
            case TERRAIN -> {
                Point at = (Point) present(1);
                ((Level) present(3)).putBack(at.x(), at.y(), (LevelGround.Laid) present(2));
                world.wrote();
            }
            case BIRTH -> {
                EntityState unborn = (EntityState) present(1);
                writer.takeBack(unborn);
                world.levels.at(unborn.id.level()).nextNumber--;
            }
            case DEPARTURE -> writer.include((EntityState) present(1));
        }
    }

    private Object present(int field) {
        return Objects.requireNonNull(journal.field(field));
    }

    /** Moves an entity. If it comes onto a cell, the cells count as entered that it did not fill before. */
    void move(EntityState entity, Location to) {
        Location before = entity.location;
        if (entity.slots.enchantment == null) {
            relocate(entity, to);
        } else {
            handOver(entity, to);
        }
        if (to instanceof Location.OnLevel on) {
            Level level = world.levelOf(entity);
            boolean isStep = before instanceof Location.OnLevel last && last.level() == on.level();
            world.arrivals.add(entity, level, on.cell(), isStep ? ((Location.OnLevel) before).cell() : null);
            if (PlacementRules.isLoose(entity)) {
                landed.add(entity);
            } else if (entity.slots.brain == null) {
                crowd(entity);
            }
        }
    }

    private void relocate(EntityState entity, Location to) {
        journal.note(Journal.Kind.PLACE, entity, entity.location, entity.placeLeft);
        writer.relocate(entity, to);
    }

    /** Moves an enchanted thing; who held it and who holds it may be slower or quicker for it, and see otherwise. */
    private void handOver(EntityState thing, Location to) {
        EntityState before = world.bearerOf(thing.location);
        relocate(thing, to);
        actsOn(before);
        actsOn(world.bearerOf(to));
    }

    private static List<Effect> effectsOf(@Nullable Effects effects) {
        return effects == null ? ImmutableList.of() : effects.all();
    }

    private static List<Effect> effectsOf(@Nullable Enchantment enchantment) {
        return enchantment == null ? ImmutableList.of() : enchantment.effects();
    }

    /** Notes that other effects than before may act on somebody. */
    private void actsOn(@Nullable EntityState bearer) {
        if (bearer != null) {
            visibleChanges.recomposed(bearer);
            memberships.note(bearer, false);
        }
    }

    /** Sets a component, in its slot's place or at the end. */
    void set(EntityState entity, Component component) {
        recompose(entity, entity.slots.with(component), null, -1);
    }

    /** Sets the effects of somebody or of a thing, and notes what became of those of before; see {@link EffectChange}. */
    void set(EntityState entity, Component effects, ImmutableIntArray heirs, int begun) {
        recompose(entity, entity.slots.with(effects), heirs, begun);
    }

    /** Removes the component at an index. */
    void clear(EntityState entity, int index) {
        recompose(entity, entity.slots.without(index), null, -1);
    }

    @SuppressWarnings("ReferenceEquality") // the same object needs no comparison
    private void recompose(EntityState entity, Slots slots, @Nullable ImmutableIntArray heirs, int begun) {
        Slots before = entity.slots;
        if (slots.effects != before.effects) {
            note(entity, false, heirs, effectsOf(before.effects), effectsOf(slots.effects), begun);
        }
        if (slots.enchantment != before.enchantment) {
            note(entity, true, heirs, effectsOf(before.enchantment), effectsOf(slots.enchantment), begun);
        }
        journal.note(Journal.Kind.COMPONENTS, entity, before, null);
        writer.compose(entity, slots);
        if (slots.enchantment != before.enchantment) {
            actsOn(world.bearerOf(entity.location));
        }
        if (slots.blocks != before.blocks
                || !Objects.equals(slots.body, before.body)
                || (slots.brain == null) != (before.brain == null)) {
            crowd(entity);
        }
        if (slots.effects != before.effects
                || (slots.brain == null) != (before.brain == null)
                || slots.find(Speed.class) != before.find(Speed.class)) {
            memberships.note(entity, before.brain == null && slots.brain != null);
        }
    }

    private void note(
            EntityState owner,
            boolean ofThing,
            @Nullable ImmutableIntArray heirs,
            List<Effect> before,
            List<Effect> after,
            int begun) {
        ImmutableIntArray known = heirs == null ? EffectChange.equal(before, after) : heirs;
        world.effectChanges.add(new EffectChange(owner, ofThing, known, begun));
    }

    void setTimers(Timers next) {
        if (next.equals(world.timers)) {
            return;
        }
        journal.note(Journal.Kind.TIMERS, world, world.timers, null);
        world.timers = next;
        world.wrote();
    }

    /** Sets when a cell changes by itself. */
    void age(Level level, int cell, long time) {
        journal.note(Journal.Kind.AGE, level, cell, level.changesAt(cell));
        level.age(cell, time);
    }

    void setTerrain(Level level, Point at, Terrain terrain) {
        LevelGround.Laid before = level.laidAt(at.x(), at.y());
        level.setTerrain(at.x(), at.y(), terrain);
        world.wrote();
        journal.note(Journal.Kind.TERRAIN, at, before, level);
        Location.OnLevel place = new Location.OnLevel(level.level(), at);
        crowded.add(place);
        visibleChanges.rebuilt(place);
    }

    /** Brings a newborn entity to its place. */
    void birth(EntityState entity, Location at) {
        journal.note(Journal.Kind.BIRTH, entity, null, null);
        writer.bringIn(entity, at);
        world.levels.at(entity.id.level()).nextNumber++;
        if (at instanceof Location.OnLevel on) {
            world.arrivals.add(entity, world.levels.at(on.level()), on.cell(), null);
        }
        entity.notes().firstEvent = world.events.size();
        world.newborn.add(entity);
        if (entity.slots.brain != null) {
            memberships.note(entity, true);
        }
        if (entity.slots.enchantment != null) {
            actsOn(world.bearerOf(at));
        }
    }

    /** Takes an entity that carries nothing any more out of the game. */
    void leave(EntityState entity) {
        EntityState bearer = entity.slots.enchantment == null ? null : world.bearerOf(entity.location);
        journal.note(Journal.Kind.PLACE, entity, entity.location, entity.placeLeft);
        writer.takeOff(entity);
        journal.note(Journal.Kind.DEPARTURE, entity, null, null);
        for (Timer timer : world.timers.of(entity.id)) {
            setTimers(world.timers.without(timer.owner(), timer.name()));
            world.tell(new FollowUpDropped(entity.id, timer.action(), new Refusal.Gone(entity.id)), entity);
        }
        writer.exclude(entity);
        world.departed.add(entity);
        memberships.note(entity, false);
        actsOn(bearer);
    }
}
