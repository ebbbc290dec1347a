package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Outcome;
import io.github.undercroft.Percept;
import io.github.undercroft.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The result of one {@link Game#step()}. */
public sealed interface Step {

    /**
     * An actor had its turn.
     *
     * @param action what it did in the end: the last of its chain of alternates, or a rest
     * @param why why it rested, if it meant to do something else
     * @param events all that happened, in order
     * @param levels the number of the level of each event
     * @param percepts what each observer perceived, by id; observers that perceived nothing are left out
     */
    record Acted(
            EntityId actor,
            Action action,
            Optional<Refusal> why,
            List<GameEvent> events,
            List<Integer> levels,
            Map<EntityId, List<Percept>> percepts)
            implements Step {
        /** Copies lists and map. */
        public Acted {
            Objects.requireNonNull(actor, "actor");
            Objects.requireNonNull(action, "action");
            Objects.requireNonNull(why, "why");
            Objects.requireNonNull(events, "events");
            Objects.requireNonNull(levels, "levels");
            Objects.requireNonNull(percepts, "percepts");
            // Copying an immutable list costs a few calls in every step; the engine's own lists are immutable.
            events = events instanceof ImmutableList ? events : ImmutableList.copyOf(events);
            levels = levels instanceof ImmutableList ? levels : ImmutableList.copyOf(levels);
            percepts = percepts instanceof ImmutableMap ? percepts : ImmutableMap.copyOf(percepts);
        }

        /** @return what an observer saw and heard, in the order in which it happened */
        public List<Percept> perceivedBy(EntityId observer) {
            List<Percept> perceived = percepts.get(observer);
            return perceived == null ? ImmutableList.of() : perceived;
        }
    }

    /**
     * The game waits for input for an actor; nothing has changed.
     *
     * @param refused why the submitted input was refused; told once
     */
    record Awaiting(EntityId actor, Optional<Refusal> refused) implements Step {
        public Awaiting {
            Objects.requireNonNull(actor, "actor");
            Objects.requireNonNull(refused, "refused");
        }
    }

    /** There is no actor. */
    record Idle() implements Step {}

    /** The game is over. */
    record Over(Outcome outcome) implements Step {
        public Over {
            Objects.requireNonNull(outcome, "outcome");
        }
    }
}
