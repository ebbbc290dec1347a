package io.github.undercroft.wording;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Cause;
import io.github.undercroft.Entities;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameEvent;
import io.github.undercroft.Percept;
import io.github.undercroft.event.Departure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The percepts of an observer that sees all events and recognises all entities, for a game without senses. */
final class AllSeeing {

    private final Entities after;
    /** Those who left in the meantime, as their events tell. */
    private final Map<EntityId, Entity> departed = new LinkedHashMap<>();

    private AllSeeing(Entities after) {
        this.after = after;
    }

    static List<Percept> percepts(List<GameEvent> events, Entities after) {
        AllSeeing eye = new AllSeeing(after);
        events.forEach(eye::noteDeparture);
        return events.stream()
                .map(event -> new Percept.Saw(event, eye.parties(event)))
                .collect(ImmutableList.toImmutableList());
    }

    private void noteDeparture(GameEvent event) {
        if (event instanceof Departure gone) {
            departed.put(gone.who(), gone.body());
        }
    }

    private List<Entity> parties(GameEvent event) {
        ImmutableList.Builder<Entity> parties = ImmutableList.builder();
        event.involved().forEach(who -> entity(who).ifPresent(parties::add));
        causer(event.cause()).flatMap(this::entity).ifPresent(parties::add);
        return parties.build();
    }

    private Optional<Entity> entity(EntityId who) {
        return after.entity(who).or(() -> Optional.ofNullable(departed.get(who)));
    }

    private static Optional<EntityId> causer(Cause cause) {
        if (cause instanceof Cause.Deed deed) {
            return Optional.of(deed.actor());
        }
        if (cause instanceof Cause.EffectOn lasting) {
            return Optional.of(lasting.bearer());
        }
        return cause instanceof Cause.Answer answer ? Optional.of(answer.reactor()) : Optional.empty();
    }
}
