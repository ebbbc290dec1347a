package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Location;
import io.github.undercroft.model.Observer;
import io.github.undercroft.model.Percept;
import io.github.undercroft.model.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Phase {@link Phase#PERCEIVE}: lets observers look around after a step, and tells each what it saw and heard of the events.
 * An event is seen if it was in view before the step or is after it.
 */
final class Perceiving {

    private final World world;
    private final Sensing sensing = new Sensing();
    private @Nullable Telling telling;
    /** Who stopped perceiving in this step, as far as is known. */
    private final ArrayList<EntityState> blinded = new ArrayList<>();

    private final ArrayList<EntityState> told = new ArrayList<>();
    /** What each of them was told. */
    private final ArrayList<List<Percept>> percepts = new ArrayList<>();
    /** The cells that those who look now have to look at again if they are in view, each once. */
    private List<Location.OnLevel> changed = ImmutableList.of();
    /** What those who looked in this step remember, some of it twice. */
    private final ArrayList<Memory> looked = new ArrayList<>();
    /** Who was taken off the board in this step and is not back. */
    private final ArrayList<World.Lifted> gone = new ArrayList<>();
    /** The time when the step began, up to which the last views held. */
    private long lastTime;

    Perceiving(World world) {
        this.world = world;
    }

    private Telling telling() {
        Telling known = telling;
        if (known == null) {
            known = new Telling(world);
            telling = known;
        }
        return known;
    }

    void begin() {
        world.alerts.begin();
        blinded.clear();
        lastTime = world.order.now();
    }

    /** Whether there is anybody to whom a step matters, or was when it began. */
    boolean isNeeded() {
        return !world.observers.isEmpty() || !blinded.isEmpty() || hasLostObserver();
    }

    private boolean hasLostObserver() {
        List<EntityState> left = world.departed.observers();
        for (int i = 0; i < left.size(); i++) {
            if (left.get(i).memory() != null) {
                return true;
            }
        }
        return false;
    }

    /** Notes that something is another one on a cell. */
    void touch(Location location) {
        if (location instanceof Location.OnLevel on && isNeeded()) {
            world.alerts.touch(on);
        }
    }

    /** Notes that an entity goes from one place to another. */
    void moves(EntityState entity, Location to) {
        if (isNeeded()) {
            touch(entity.location);
            touch(to);
            world.alerts.stir(entity);
            EntityState bearer = world.bearerOf(to);
            if (bearer != null) {
                world.levelOf(bearer).stirred = true;
            }
            if (entity.location instanceof Location.OnLevel on
                    && !(to instanceof Location.OnLevel after && after.level() == on.level())) {
                world.lifted.add(new World.Lifted(entity, on));
            }
        }
    }

    /** Notes that an entity has other components. */
    void recomposed(EntityState entity) {
        if (isNeeded()) {
            touch(entity.location);
            world.alerts.stir(entity);
        }
    }

    /** Notes that a cell is made of something else. */
    void rebuilt(Location.OnLevel place) {
        if (isNeeded()) {
            world.alerts.rebuild(place);
        }
    }

    /** Notes that an entity has no senses any more. */
    void blind(EntityState entity) {
        blinded.add(entity);
    }

    /** Lets everybody look around for the first time. */
    void open() {
        begin();
        lookAround(0);
        forgetLongMissed();
        GameCodeException failure = world.settling.failure();
        if (failure != null) {
            throw failure;
        }
    }

    /** Shows what has changed although the turn was refused, which is a brain at most. */
    void catchUp() {
        if (world.alerts.touched() > 0) {
            lookAround(0);
            forgetLongMissed();
        }
    }

    private void forgetLongMissed() {
        for (int i = 0; i < looked.size(); i++) {
            looked.get(i).forgetLongMissed();
        }
        looked.clear();
    }

    /** A memory for who begins to perceive. */
    Memory newMemory(EntityState entity, Level level) {
        Observer senses = entity.slots.observer;
        return senses != null && knowsTerrain(entity, senses) ? home(entity, level) : new Memory(entity.id, level);
    }

    /** A memory of how the level is built; of nothing if its terrain cannot be compared. */
    private Memory home(EntityState entity, Level level) {
        level.lookedAt(null);
        Memory known;
        try {
            known = level.surroundings(world).home(entity.id);
        } catch (Throwable thrown) {
            Terrain terrain = level.lookedAt();
            Object culprit = terrain == null ? entity : terrain;
            world.settling.failed(
                    GameCode.failure("Learning how the level of " + entity + " is built", culprit, thrown));
            known = new Memory(entity.id, level);
        }
        tellFailure(level);
        return known;
    }

    /** Tells what the terrain of a level threw when it was asked for its looks. */
    private void tellFailure(Level level) {
        GameCodeException ofTerrain = level.takeFailure();
        if (ofTerrain != null) {
            world.settling.failed(ofTerrain);
        }
    }

    private boolean knowsTerrain(EntityState entity, Observer senses) {
        try {
            return senses.knowsTerrain();
        } catch (Throwable thrown) {
            world.settling.failed(new GameCodeException("Asking what " + entity + " knows", senses, thrown));
            return false;
        }
    }

    /** Tells each observer what it perceived of this step; nobody, if there is none. */
    ImmutableMap<EntityId, List<Percept>> run(EntityState actor) {
        for (EntityState entity : blinded) {
            if (entity.slots.observer == null) {
                entity.remember(null, ImmutableList.of());
            }
        }
        Memory own = actor.memory();
        if (own != null) {
            own.forgetNoises();
        }
        telling().begin();
        begunLooking(0);
        world.alerts.expect(actor);
        if (!world.alerts.areAllExpected()) {
            telling().alert(world.alerts);
        }
        whomToTell();
        for (int i = 0; i < told.size(); i++) {
            percepts.add(tell(told.get(i)));
        }
        ImmutableMap<EntityId, List<Percept>> all = perceived();
        int seen = world.alerts.touched();
        for (int i = 0; i < told.size(); i++) {
            if (!percepts.get(i).isEmpty()) {
                letTakeNote(told.get(i).id, percepts.get(i));
            }
        }
        if (world.alerts.touched() > seen) {
            lookAround(seen);
        }
        forgetLongMissed();
        return all;
    }

    /** What everybody was told who was told anything. */
    private ImmutableMap<EntityId, List<Percept>> perceived() {
        ImmutableMap.Builder<EntityId, List<Percept>> all = ImmutableMap.builder();
        for (int i = 0; i < told.size(); i++) {
            if (!percepts.get(i).isEmpty()) {
                all.put(told.get(i).id, percepts.get(i));
            }
        }
        return all.buildOrThrow();
    }

    /** Notes what has changed from that touched cell on, and what was taken off the board and is not back. */
    private void begunLooking(int firstTouched) {
        changed = world.alerts.touchedFrom(firstTouched);
        for (int i = 0; i < world.lifted.size(); i++) {
            world.lifted.get(i).entity().notes().lifting = i;
        }
        gone.clear();
        for (int i = 0; i < world.lifted.size(); i++) {
            World.Lifted lifted = world.lifted.get(i);
            boolean isBack = lifted.entity().location instanceof Location.OnLevel on
                    && on.level() == lifted.from().level();
            if (lifted.entity().notes().lifting == i && !isBack) {
                gone.add(lifted);
            }
        }
        for (int i = 0; i < world.levels.size(); i++) {
            Surroundings surroundings = world.levels.get(i).knownSurroundings();
            if (surroundings != null) {
                surroundings.begin();
            }
        }
    }

    /** Collects all whom the step may concern and those who left in it, by id. */
    private void whomToTell() {
        told.clear();
        percepts.clear();
        told.addAll(world.alerts.take(changed));
        if (hasLostObserver()) {
            for (EntityState left : world.departed.observers()) {
                if (left.memory() != null) {
                    told.add(left);
                }
            }
            told.sort((one, other) -> Long.compare(one.key, other.key));
        }
    }

    private List<Percept> tell(EntityState observer) {
        Observer senses = observer.slots.observer;
        if (senses == null) {
            return ImmutableList.of();
        }
        Memory memory = observer.memory(world);
        telling().before(observer, memory);
        if (observer.alive) {
            memory = look(observer, senses);
        } else {
            sensing.none(); // it saw its end, and hears nothing any more
        }
        return telling().after(observer, memory, sensing, lastTime);
    }

    /** Brings up to date what everybody sees, from that touched cell on. */
    private void lookAround(int firstTouched) {
        begunLooking(firstTouched);
        for (EntityState observer : world.alerts.take(changed)) {
            Observer senses = observer.slots.observer;
            if (senses != null) {
                look(observer, senses);
            }
        }
    }

    private Memory look(EntityState observer, Observer senses) {
        try {
            sensing.ask(world, observer, senses);
        } catch (Throwable thrown) {
            sensing.none();
            world.settling.failed(GameCode.failure("Asking how " + observer + " perceives", senses, thrown));
        }
        Level level = world.levelOf(observer);
        Memory memory = observer.memory(world, level, lastTime);
        level.lookedAt(null);
        try {
            level.surroundings(world).sight().look(observer, memory, sensing, lastTime);
            refresh(memory, level);
        } catch (Throwable thrown) {
            Terrain terrain = level.lookedAt();
            Object culprit = terrain == null ? world.rules.fieldOfView() : terrain;
            world.settling.failed(GameCode.failure("Looking around for " + observer, culprit, thrown));
            memory.lookAway(level.scenery(), lastTime);
            observer.vantage = null;
            sensing.isOwn = false; // it is asked again in the next step
        }
        world.alerts.watch(observer, sensing, level, memory);
        looked.add(memory);
        for (int i = 0; i < gone.size(); i++) {
            if (memory.sees(gone.get(i).from())) {
                memory.forget(gone.get(i).entity().id);
            }
        }
        tellFailure(level);
        return memory;
    }

    /** Writes down what has changed in view. */
    private void refresh(Memory memory, Level level) {
        for (int i = 0; i < changed.size(); i++) {
            Location.OnLevel place = changed.get(i);
            if (place.level() == level.level()) {
                memory.refresh(place.cell().x(), place.cell().y(), level.scenery(), lastTime);
            }
        }
    }

    private void letTakeNote(EntityId id, List<Percept> percepts) {
        EntityState observer = world.find(id);
        Observer senses = observer == null ? null : observer.slots.observer;
        if (observer == null || senses == null) {
            return;
        }
        try {
            Observer next = Objects.requireNonNull(
                    senses.noticed(percepts, observer.perception(world)),
                    "noticed() answered null; who minds nothing answers this");
            if (!GameCode.equal(next, senses)) {
                ValueCheck.checkGiven(world.rules.registry(), next);
                world.changes.atomically(() -> world.changes.set(observer, next));
            }
        } catch (Throwable thrown) {
            world.settling.failed(GameCode.failure("Telling " + observer + " what it perceived", senses, thrown));
        }
    }
}
