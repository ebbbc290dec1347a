package io.github.undercroft.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.GameEvent;
import io.github.undercroft.model.Outcome;
import io.github.undercroft.model.Percept;
import io.github.undercroft.model.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What came of one {@link Game#step()}. */
public sealed interface Step {

    /**
     * Somebody had its turn.
     *
     * @param action what it did in the end: the last of its chain of alternates, or a rest
     * @param why why it rested, if it meant to do something else
     * @param events all that happened, in order
     * @param levels on which level each of the events happened, by number
     * @param percepts what each observer perceived of that, by id; observers that perceived nothing are left out
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
            // Copying what is immutable costs a few calls, in every step; the engine's own lists are.
            events = events instanceof ImmutableList ? events : ImmutableList.copyOf(events);
            levels = levels instanceof ImmutableList ? levels : ImmutableList.copyOf(levels);
            percepts = percepts instanceof ImmutableMap ? percepts : ImmutableMap.copyOf(percepts);
        }

        /** @return what that observer saw and heard, in the order in which it happened */
        public List<Percept> perceivedBy(EntityId observer) {
            List<Percept> perceived = percepts.get(observer);
            return perceived == null ? ImmutableList.of() : perceived;
        }
    }

    /**
     * Somebody is waited for; nothing has changed.
     *
     * @param refused why the input submitted before was refused; told once
     */
    record Awaiting(EntityId actor, Optional<Refusal> refused) implements Step {
        /** Refuses null. */
        public Awaiting {
            Objects.requireNonNull(actor, "actor");
            Objects.requireNonNull(refused, "refused");
        }
    }

    /** Nobody takes turns. */
    record Idle() implements Step {}

    /** The game is over. */
    record Over(Outcome outcome) implements Step {
        /** Refuses null. */
        public Over {
            Objects.requireNonNull(outcome, "outcome");
        }
    }
}
