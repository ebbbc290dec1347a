package io.github.undercroft.game.perception;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Location;
import io.github.undercroft.Percept;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.game.guard.GameCode;
import io.github.undercroft.game.state.EntityState;
import io.github.undercroft.game.state.Level;
import io.github.undercroft.game.state.World;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.memory.Memory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Decides what each observer is told about the events of a step. For one observer after the other, it gets the view
 * before the step and then the view after it.
 */
public final class EventDelivery {

    /** Who is struck knows from where. */
    private static final int LOUDEST = 100;

    private final World world;
    private final SurroundingsIndex surroundings;
    private final Beliefs beliefs;
    private final ArrayList<PerceivableEvent> perceivables = new ArrayList<>();
    /** For each event: whether it was in view before the step. */
    private boolean[] seen = new boolean[8];
    /** For each event and each of its parties: whether the party was in view before the step. */
    private boolean[] inView = new boolean[16];

    private final ArrayList<Percept> percepts = new ArrayList<>();
    private @Nullable EntityState actor;

    public EventDelivery(World world, SurroundingsIndex surroundings, Beliefs beliefs) {
        this.beliefs = beliefs;
        this.world = world;
        this.surroundings = surroundings;
    }

    /** Takes the events of a step of that actor. An event whose code throws is told to no observer. */
    public void begin(EntityState who) {
        actor = who;
        perceivables.clear();
        int parties = 0;
        for (int i = 0; i < world.events.size(); i++) {
            Level level = world.levels.at(world.events.level(i));
            PerceivableEvent perceivable = perceivable(world.events.get(i), level, parties);
            if (perceivable != null) {
                perceivables.add(perceivable);
                parties += perceivable.parties();
            }
        }
        seen = perceivables.size() > seen.length ? Arrays.copyOf(seen, 2 * perceivables.size()) : seen;
        inView = parties > inView.length ? Arrays.copyOf(inView, 2 * parties) : inView;
    }

    private @Nullable PerceivableEvent perceivable(GameEvent event, Level level, int partiesBefore) {
        try {
            return new PerceivableEvent(world, event, level, partiesBefore);
        } catch (Throwable thrown) {
            world.failures.add(GameCode.threw("Asking an event which observers could perceive it", event, thrown));
            return null;
        }
    }

    /** Notes all observers that the events may concern. */
    public void expect(VisibleChanges changes) {
        for (int i = 0; i < perceivables.size(); i++) {
            perceivables.get(i).expect(changes);
        }
    }

    /** Notes which events were in an observer's view before the step. */
    public void before(EntityState observer, Memory memory) {
        for (int i = 0; i < perceivables.size(); i++) {
            PerceivableEvent perceivable = perceivables.get(i);
            seen[i] = perceivable.involves(observer) || isSeen(perceivable, memory);
            for (int j = 0; j < perceivable.parties(); j++) {
                EntityState each = perceivable.party(j);
                inView[perceivable.partiesBefore + j] =
                        each == observer || memory.hasInView(each.id) || isHeld(each, observer);
            }
        }
    }

    /** Whether an observer carries or wears a party, directly or in other things. */
    private boolean isHeld(EntityState party, EntityState observer) {
        return observer.burden > 0 && party.alive && world.holders.isWithin(party, observer);
    }

    /** What an observer is told, after it has looked around. Noises that it hears are written into its memory. */
    public List<Percept> after(EntityState observer, Memory memory, ObserverAnswers answers, long time) {
        percepts.clear();
        for (int i = 0; i < perceivables.size(); i++) {
            tell(i, observer, memory, answers, time);
        }
        return percepts.isEmpty() ? ImmutableList.of() : ImmutableList.copyOf(percepts);
    }

    /** Adds what the observer is told about one event, if anything. */
    private void tell(int number, EntityState observer, Memory memory, ObserverAnswers answers, long time) {
        PerceivableEvent perceivable = perceivables.get(number);
        if (seen[number] || isSeen(perceivable, memory)) {
            percepts.add(new Percept.Saw(perceivable.event, known(perceivable, observer, memory)));
            if (perceivable.strikesFromAfar(observer, memory)) {
                memory.hear(new Percept.Heard(
                        Objects.requireNonNull(perceivable.origin), LOUDEST, perceivable.sound, time));
            }
            return;
        }
        Percept.Heard heard = listen(perceivable, memory, answers, time);
        if (heard != null) {
            memory.hear(heard);
            percepts.add(heard);
        }
    }

    /** Whether an event is in view, and does not happen to somebody who is hidden. */
    private boolean isSeen(PerceivableEvent perceivable, Memory memory) {
        return perceivable.isSeen(memory) && !(perceivable.hasSubject() && isHidden(perceivable.party(0), memory));
    }

    /** Whether a party, or who holds it, is hidden from an observer. */
    private boolean isHidden(EntityState party, Memory memory) {
        boolean isHeld = party.alive && !(party.location instanceof Location.OnLevel);
        EntityState outermost = isHeld ? world.holders.outermost(party) : party;
        return outermost.slots.hides && !outermost.id.equals(memory.observer()) && !memory.hasInView(outermost.id);
    }

    /** Pictures of the parties that were in view before or are now, of its own things, and of what the actor had in its hands. */
    private List<Entity> known(PerceivableEvent perceivable, EntityState observer, Memory memory) {
        ImmutableList.Builder<Entity> known = ImmutableList.builder();
        for (int i = 0; i < perceivable.parties(); i++) {
            EntityState party = perceivable.party(i);
            boolean isInSight = isInSight(party, memory) && !isHidden(party, memory);
            boolean isHandled = observer == actor && party.id.equals(perceivable.handled);
            if (inView[perceivable.partiesBefore + i] || isInSight || isHandled) {
                try {
                    known.add(beliefs.of(observer, party.picture()));
                } catch (GameCodeException thrown) {
                    world.failures.add(thrown); // nobody can say as whom it was recognised
                }
            }
        }
        return known.build();
    }

    private boolean isInSight(EntityState party, Memory memory) {
        EntityState outermost = world.holders.outermost(party);
        return memory.sees(world.placeOf(party))
                || (outermost.slots.body != null
                        && world.levelOf(party).level() == memory.level()
                        && world.cellsOf(party).stream().anyMatch(cell -> memory.sees(cell.x(), cell.y())));
    }

    private Percept.@Nullable Heard listen(
            PerceivableEvent perceivable, Memory memory, ObserverAnswers answers, long time) {
        Point from = perceivable.place;
        if (perceivable.loudness <= 0 || from == null || perceivable.level.level() != memory.level()) {
            return null;
        }
        SoundPropagation sound = surroundings.of(perceivable.level).sound();
        try {
            int volume = sound.volume(from, perceivable.loudness, answers.hearing, answers.from);
            return volume > 0 ? new Percept.Heard(from, volume, perceivable.sound, time) : null;
        } catch (GameCodeException thrown) {
            world.failures.add(thrown);
            sound.begin(); // a noise that was followed halfway is not kept
            return null;
        }
    }
}
