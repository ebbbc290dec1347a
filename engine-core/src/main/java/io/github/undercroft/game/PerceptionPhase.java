package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.EntityId;
import io.github.undercroft.Location;
import io.github.undercroft.Percept;
import io.github.undercroft.Terrain;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.codec.ValueCheck;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.perception.Beliefs;
import io.github.undercroft.game.perception.EventDelivery;
import io.github.undercroft.game.perception.ObserverAnswers;
import io.github.undercroft.game.perception.Recollections;
import io.github.undercroft.game.perception.Sight;
import io.github.undercroft.game.perception.SurroundingsIndex;
import io.github.undercroft.game.perception.VeiledScene;
import io.github.undercroft.game.perception.VisibleChanges;
import io.github.undercroft.game.state.Belongings;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.Lifted;
import io.github.undercroft.game.state.Residents;
import io.github.undercroft.game.state.Roster;
import io.github.undercroft.game.state.Vantage;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.lore.Lore;
import io.github.undercroft.memory.Memory;
import io.github.undercroft.memory.Scene;
import io.github.undercroft.sense.Perceiver;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Phase {@link Phase#PERCEIVE}: observers look around after a step, and each is told what it saw and heard of the
 * events. An event is seen if its cell was in view before the step or is in view after it.
 */
final class PerceptionPhase {

    private final World world;
    private final Rules rules;
    private final Changes changes;
    private final Residents residents;
    private final Beliefs beliefs;
    private final VisibleChanges visibleChanges;
    private final SurroundingsIndex surroundings;
    private final Recollections recollections;
    private final ObserverAnswers answers;
    private @Nullable EventDelivery delivery;

    /** Whether an observer has other senses by what it noticed; it may be carried, so that no cell has changed. */
    private boolean hasChanged;

    private final ArrayList<EntityState> told = new ArrayList<>();
    /** What each observer was told. */
    private final ArrayList<List<Percept>> percepts = new ArrayList<>();
    /** The changed cells, each once: an observer that has one of them in view looks at it again. */
    private List<Location.OnLevel> changed = ImmutableList.of();
    /** The memories of those who looked in this step, some of them twice. */
    private final ArrayList<Memory> looked = new ArrayList<>();
    /** The entities that were taken off the board in this step and are not back. */
    private final ArrayList<Lifted> gone = new ArrayList<>();

    PerceptionPhase(
            World world,
            Rules rules,
            Changes changes,
            Belongings belongings,
            Residents residents,
            Beliefs beliefs,
            VisibleChanges visibleChanges,
            SurroundingsIndex surroundings,
            Recollections recollections) {
        this.world = world;
        this.rules = rules;
        this.changes = changes;
        this.residents = residents;
        this.beliefs = beliefs;
        this.answers = new ObserverAnswers(belongings);
        this.visibleChanges = visibleChanges;
        this.surroundings = surroundings;
        this.recollections = recollections;
    }

    private EventDelivery delivery() {
        EventDelivery known = delivery;
        if (known == null) {
            known = new EventDelivery(world, surroundings, beliefs);
            delivery = known;
        }
        return known;
    }

    /** Lets all observers look around for the first time. */
    void open() {
        visibleChanges.begin();
        lookAround(0);
        forgetLongMissed();
        int seen = visibleChanges.touched();
        for (int i = 0; i < world.observers.size() && !rules.guises.isEmpty(); i++) {
            updateLore(world.observers.at(i), ImmutableList.of()); // what it wears from the start
        }
        if (visibleChanges.touched() > seen) {
            lookAround(seen);
            forgetLongMissed();
        }
        GameCodeException failure = world.failures.first();
        if (failure != null) {
            throw failure;
        }
    }

    /** Updates the views after a refused turn, which can have changed a brain at most. */
    void catchUp() {
        lookAround(0);
        forgetLongMissed();
    }

    private void forgetLongMissed() {
        for (int i = 0; i < looked.size(); i++) {
            looked.get(i).forgetLongMissed();
        }
        looked.clear();
    }

    /** Tells each observer what it perceived of this step. */
    ImmutableMap<EntityId, List<Percept>> run(EntityState actor) {
        List<EntityState> blinded = visibleChanges.blinded();
        for (int i = 0; i < blinded.size(); i++) {
            EntityState entity = blinded.get(i);
            if (entity.slots.observer == null) {
                Recollections.forget(entity);
            }
        }
        Memory own = actor.memory();
        if (own != null) {
            own.forgetNoises();
        }
        delivery().begin(actor);
        begunLooking(0);
        visibleChanges.expect(actor);
        for (int i = 0; i < world.news.size(); i++) {
            visibleChanges.expect(world.news.get(i).who());
        }
        delivery().expect(visibleChanges);
        whomToTell();
        for (int i = 0; i < told.size(); i++) {
            percepts.add(tell(told.get(i)));
        }
        ImmutableMap<EntityId, List<Percept>> all = perceived();
        int seen = visibleChanges.touched();
        hasChanged = false;
        for (int i = 0; i < told.size(); i++) {
            if (!percepts.get(i).isEmpty()) {
                letTakeNote(told.get(i).id, percepts.get(i));
            }
        }
        if (visibleChanges.touched() > seen || hasChanged) {
            lookAround(seen);
            learnAgain();
        }
        forgetLongMissed();
        return all;
    }

    /** The percepts of each observer that has any. */
    private ImmutableMap<EntityId, List<Percept>> perceived() {
        ImmutableMap.Builder<EntityId, List<Percept>> all = ImmutableMap.builder();
        for (int i = 0; i < told.size(); i++) {
            if (!percepts.get(i).isEmpty()) {
                all.put(told.get(i).id, percepts.get(i));
            }
        }
        return all.buildOrThrow();
    }

    /**
     * Notes the cells that changed, starting with a given one, and the entities that were taken off the board and are
     * not back.
     */
    private void begunLooking(int firstTouched) {
        changed = visibleChanges.touchedFrom(firstTouched);
        for (int i = 0; i < world.lifted.size(); i++) {
            world.lifted.get(i).entity().notes().lifting = i;
        }
        gone.clear();
        for (int i = 0; i < world.lifted.size(); i++) {
            Lifted lifted = world.lifted.get(i);
            boolean isBack = lifted.entity().location instanceof Location.OnLevel on
                    && on.level() == lifted.from().level();
            if (lifted.entity().notes().lifting == i && !isBack) {
                gone.add(lifted);
            }
        }
        surroundings.begin();
    }

    /** Collects the observers that the step may concern, and those that left in it, by id. */
    private void whomToTell() {
        told.clear();
        percepts.clear();
        told.addAll(visibleChanges.take(changed));
        if (visibleChanges.hasLostObserver()) {
            for (EntityState left : world.departed.observers()) {
                if (left.memory() != null) {
                    told.add(left);
                }
            }
            told.sort((one, other) -> Long.compare(one.key, other.key));
        }
    }

    private List<Percept> tell(EntityState observer) {
        Perceiver senses = observer.slots.observer;
        if (senses == null) {
            return ImmutableList.of();
        }
        Memory memory = recollections.of(observer);
        delivery().before(observer, memory);
        if (observer.alive) {
            memory = look(observer, senses);
            recollections.writeDown(observer, visibleChanges.begunAt());
        } else {
            answers.none(); // it saw its own end, and hears nothing after it
        }
        return delivery().after(observer, memory, answers, visibleChanges.begunAt());
    }

    /** Once all have looked again, what they were told in this step comes last, and shows others as they look by now. */
    private void learnAgain() {
        for (int i = 0; i < told.size() && !world.news.isEmpty(); i++) {
            if (told.get(i).perceives()) {
                recollections.writeDown(told.get(i), visibleChanges.begunAt());
            }
        }
    }

    /** Updates the views of the observers, for the cells touched since a given one. */
    private void lookAround(int firstTouched) {
        begunLooking(firstTouched);
        for (EntityState observer : visibleChanges.take(changed)) {
            Perceiver senses = observer.slots.observer;
            if (senses != null) {
                look(observer, senses);
            }
        }
    }

    private Memory look(EntityState observer, Perceiver senses) {
        try {
            answers.ask(world, observer, senses);
        } catch (Throwable thrown) {
            answers.none();
            world.failures.add(GameCode.failure("Asking how " + observer + " perceives", senses, thrown));
        }
        Level level = world.levelOf(observer);
        Memory memory = recollections.of(observer, level, visibleChanges.begunAt());
        recollections.lookWith(observer, senses);
        level.scenery().forgetLook();
        try {
            Sight sight = surroundings.of(level).sight();
            Scene scene =
                    world.hidden == 0 ? level.scenery() : new VeiledScene(world, level, observer, senses, answers);
            Vantage before = observer.vantage;
            Vantage now = sight.look(observer, memory, answers, scene, visibleChanges.begunAt());
            Recollections.keepVantage(observer, now);
            refresh(memory, level, scene, !now.equals(before) || observer.notes().isStirred);
            observer.notes().isStirred = false;
        } catch (Throwable thrown) {
            Terrain terrain = level.scenery().lookedAt();
            Object culprit = terrain == null ? rules.fieldOfView() : terrain;
            world.failures.add(GameCode.failure("Looking around for " + observer, culprit, thrown));
            memory.lookAway(level.scenery(), visibleChanges.begunAt());
            Recollections.keepVantage(observer, null);
        }
        looked.add(memory);
        world.wrote();
        forgetGone(memory);
        recollections.tellFailure(level);
        return memory;
    }

    /** Removes from the memory the entities that were taken off the board in view. */
    private void forgetGone(Memory memory) {
        for (int i = 0; i < gone.size(); i++) {
            Lifted lifted = gone.get(i);
            if (lifted.from().level() == memory.level()
                    && lifted.cells().stream().anyMatch(cell -> memory.sees(cell.x(), cell.y()))) {
                memory.forget(lifted.entity().id);
            }
        }
    }

    /**
     * Writes the changes in view into the memory. An observer that is other than before, or somewhere else, looks again for
     * all who may be hidden.
     */
    private void refresh(Memory memory, Level level, Scene scene, boolean isOther) {
        for (int i = 0; i < changed.size(); i++) {
            Location.OnLevel place = changed.get(i);
            if (place.level() == level.level()) {
                memory.refresh(place.cell().x(), place.cell().y(), scene, visibleChanges.begunAt());
            }
        }
        if (world.hidden > 0 && isOther) {
            Roster hidden = residents.of(level).hidden;
            for (int i = 0; hidden != null && i < hidden.size(); i++) {
                for (Point cell : hidden.at(i).cells()) {
                    memory.lookAgain(cell.x(), cell.y(), scene, visibleChanges.begunAt());
                }
            }
        }
    }

    private void updateLore(EntityState observer, List<Percept> percepts) {
        try {
            Lore next = beliefs.loreAfter(observer, percepts);
            if (next != null) {
                changes.atomically(() -> changes.set(observer, next));
            }
        } catch (Throwable thrown) {
            world.failures.add(GameCode.failure("Letting " + observer + " know more", observer, thrown));
        }
    }

    private void letTakeNote(EntityId id, List<Percept> percepts) {
        EntityState observer = world.find(id);
        Perceiver senses = observer == null ? null : observer.slots.observer;
        if (observer == null || senses == null) {
            return;
        }
        if (!rules.guises.isEmpty()) {
            updateLore(observer, percepts);
        }
        try {
            Perceiver next = Objects.requireNonNull(
                    senses.noticed(percepts, recollections.perceptionOf(observer)),
                    "noticed() returned null; return this if nothing changes");
            if (!GameCode.equal(next, senses)) {
                ValueCheck.checkGiven(rules.registry(), next);
                changes.atomically(() -> changes.set(observer, next));
                hasChanged = true;
            }
        } catch (Throwable thrown) {
            world.failures.add(GameCode.failure("Telling " + observer + " what it perceived", senses, thrown));
        }
    }
}
