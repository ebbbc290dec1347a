package io.github.undercroft.brain;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Entity;
import io.github.undercroft.EntityId;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.sense.Alertness;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A lookout for foes while an actor does something for many turns: walks, explores, runs. It is disturbed by a foe that comes
 * into view, by one within {@value #NEAR} cells, diagonal steps counted as one, and by one that has announced to strike where the actor
 * is; not by another one that was in view at the start and is farther away, or sleeps. A foe is an actor that is an enemy in either direction; without senses of its own, the actor has those in
 * view to whom the line of sight is clear.
 *
 * @param known the foes that were in view at the start
 */
public record Lookout(List<EntityId> known) {

    /** How near a foe disturbs in any case. */
    public static final int NEAR = 2;

    public Lookout {
        known = ImmutableList.copyOf(Objects.requireNonNull(known, "known"));
    }

    /** @return a lookout that begins at this turn */
    public static Lookout from(TurnView turn) {
        return at(Watch.foes(turn));
    }

    /** One that begins with those foes in view. */
    static Lookout at(List<Entity> foes) {
        return new Lookout(foes.stream().map(Entity::id).distinct().sorted().collect(ImmutableList.toImmutableList()));
    }

    /** @return the nearest foe that disturbs the actor at this turn, enemies first; O(known entities) and a sort of the foes */
    public Optional<Disturbance> disturbance(TurnView turn) {
        return disturbance(turn, Watch.foes(turn));
    }

    /** The same of those, the nearest first. */
    Optional<Disturbance> disturbance(TurnView turn, List<Entity> foes) {
        return foes.stream()
                .filter(foe -> !known.contains(foe.id())
                        || (isNear(turn, foe) && !Alertness.isAsleep(foe))
                        || isAbout(foe, turn))
                .findFirst()
                .map(foe -> new Disturbance.Foe(foe.id()));
    }

    private static boolean isAbout(Entity foe, TurnView turn) {
        return foe.get(Intent.class)
                .filter(intent -> turn.actor().cells().stream().anyMatch(intent.cells()::contains))
                .isPresent();
    }

    private static boolean isNear(TurnView turn, Entity foe) {
        return turn.nearest(foe)
                .filter(at ->
                        Metric.CHEBYSHEV.within(at, turn.actor().nearest(at).orElseGet(turn::position), NEAR))
                .isPresent();
    }
}
