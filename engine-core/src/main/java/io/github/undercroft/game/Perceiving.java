package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Observer;
import io.github.undercroft.model.Percept;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Phase {@link Phase#PERCEIVE}: lets observers look around after a step, and tells each what it saw and heard of the events.
 * An event is seen if it was in view before the step or is after it.
 */
final class Perceiving {

    private final World world;
    private final Scenery scene;
    private @Nullable Hearing hearing;
    private @Nullable Sight sight;
    /** The cells that have changed in this step. */
    private final ArrayList<Point> touched = new ArrayList<>();

    /** Who stopped perceiving in this step, as far as is known. */
    private final ArrayList<EntityState> blinded = new ArrayList<>();

    private final ArrayList<Happening> happenings = new ArrayList<>();
    /** For each happening and each of its parties: whether it was in view before the step. */
    private final ArrayList<Boolean> inView = new ArrayList<>();
    /** The time when the step began, up to which the last views held. */
    private long lastTime;

    Perceiving(World world) {
        this.world = world;
        this.scene = new Scenery(world);
    }

    Scenery scene() {
        return scene;
    }

    Sight sight() {
        Sight known = sight;
        if (known == null) {
            known = new Sight(world);
            sight = known;
        }
        return known;
    }

    private Hearing hearing() {
        Hearing known = hearing;
        if (known == null) {
            known = new Hearing(world);
            hearing = known;
        }
        return known;
    }

    void begin() {
        touched.clear();
        blinded.clear();
        lastTime = world.order.now();
    }

    void touch(Point cell) {
        touched.add(cell);
    }

    /** Notes that an entity has no senses any more. */
    void blind(EntityState entity) {
        blinded.add(entity);
    }

    /** Whether there is anybody to whom a step matters. */
    boolean isNeeded() {
        return !world.observers.isEmpty() || !blinded.isEmpty() || hasLostAnObserver();
    }

    private boolean hasLostAnObserver() {
        for (int i = 0; i < world.departed.size(); i++) {
            if (world.departed.get(i).memory() != null) {
                return true;
            }
        }
        return false;
    }

    /** Lets everybody look around for the first time. */
    void open() {
        begin();
        lookAround(0);
    }

    /** Tells each observer what it perceived of this step; nobody, if there is none. */
    ImmutableMap<EntityId, List<Percept>> run(EntityState actor) {
        for (EntityState entity : blinded) {
            if (!entity.has(Observer.class)) {
                entity.remember(null);
            }
        }
        Memory own = actor.memory();
        if (own != null) {
            own.forgetNoises();
        }
        hearing().begin();
        happenings.clear();
        for (int i = 0; i < world.events.size(); i++) {
            happenings.add(new Happening(world, world.events.get(i)));
        }
        ImmutableMap.Builder<EntityId, List<Percept>> all = ImmutableMap.builder();
        for (EntityState gone : world.departed) {
            if (gone.memory() != null) {
                tell(gone, all);
            }
        }
        for (int i = 0; i < world.observers.size(); i++) {
            tell(world.observers.at(i), all);
        }
        ImmutableMap<EntityId, List<Percept>> told = all.buildOrThrow();
        int seen = touched.size();
        letTakeNote(told);
        if (touched.size() > seen) {
            lookAround(seen);
        }
        return told;
    }

    private void tell(EntityState observer, ImmutableMap.Builder<EntityId, List<Percept>> all) {
        Observer senses = observer.slots.observer;
        if (senses == null) {
            return;
        }
        Memory memory = observer.memory(world);
        boolean[] seen = new boolean[happenings.size()];
        inView.clear();
        for (int i = 0; i < seen.length; i++) {
            Happening happening = happenings.get(i);
            seen[i] = happening.involves(observer) || happening.isSeen(memory);
            for (int j = 0; j < happening.parties(); j++) {
                inView.add(happening.party(j) == observer || memory.hasInView(happening.party(j).id));
            }
        }
        if (observer.alive) {
            look(observer, senses, 0);
        }
        ImmutableList.Builder<Percept> percepts = ImmutableList.builder();
        int party = 0;
        for (int i = 0; i < seen.length; i++) {
            Happening happening = happenings.get(i);
            if (seen[i] || happening.isSeen(memory)) {
                percepts.add(new Percept.Saw(happening.event, known(happening, memory, party)));
            } else {
                listen(happening, observer, senses, percepts);
            }
            party += happening.parties();
        }
        List<Percept> list = percepts.build();
        if (!list.isEmpty()) {
            all.put(observer.id, list);
        }
    }

    /** Pictures of those who took part and were in view before or are now. */
    private List<Entity> known(Happening happening, Memory memory, int first) {
        ImmutableList.Builder<Entity> known = ImmutableList.builder();
        for (int i = 0; i < happening.parties(); i++) {
            EntityState party = happening.party(i);
            Point at = world.placeOf(party);
            if (inView.get(first + i) || (at != null && memory.sees(at.x(), at.y()))) {
                known.add(party.picture());
            }
        }
        return known.build();
    }

    private void listen(
            Happening happening, EntityState observer, Observer senses, ImmutableList.Builder<Percept> percepts) {
        int loudness = happening.event.loudness();
        Point from = happening.place;
        if (loudness <= 0 || from == null || !observer.alive) {
            return;
        }
        int volume = hearing().volume(from, loudness, senses.hearing(), sight().places(observer, senses));
        if (volume > 0) {
            Percept.Heard heard = new Percept.Heard(from, volume, happening.event.sound(), lastTime);
            observer.memory(world).hear(heard);
            percepts.add(heard);
        }
    }

    /** Brings up to date what everybody sees, from that touched cell on. */
    private void lookAround(int firstTouched) {
        for (int i = 0; i < world.observers.size(); i++) {
            EntityState observer = world.observers.at(i);
            Observer senses = observer.slots.observer;
            if (senses != null) {
                look(observer, senses, firstTouched);
            }
        }
    }

    private void look(EntityState observer, Observer senses, int firstTouched) {
        sight().look(observer, senses, lastTime);
        Memory memory = observer.memory(world);
        for (int i = firstTouched; i < touched.size(); i++) {
            Point cell = touched.get(i);
            memory.refresh(cell.x(), cell.y(), scene, lastTime);
        }
    }

    private void letTakeNote(Map<EntityId, List<Percept>> told) {
        told.forEach((id, percepts) -> {
            EntityState observer = world.find(id);
            Observer senses = observer == null ? null : observer.slots.observer;
            if (observer != null && senses != null) {
                takeNote(observer, senses, percepts);
            }
        });
    }

    private void takeNote(EntityState observer, Observer senses, List<Percept> percepts) {
        try {
            Observer next = senses.noticed(percepts, observer.perception(world));
            if (!next.equals(senses)) {
                ValueCheck.checkGiven(world.rules.registry(), next);
                world.changes.begin();
                world.changes.set(observer, next);
                world.changes.commit();
            }
        } catch (Throwable thrown) {
            world.settling.failed(new GameCodeException("Telling " + observer + " what it perceived", senses, thrown));
        }
    }
}
