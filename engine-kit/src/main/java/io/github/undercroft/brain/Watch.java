package io.github.undercroft.brain;

import io.github.undercroft.Brain;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.Percept;
import io.github.undercroft.TurnView;
import io.github.undercroft.fov.LineOfSight;
import io.github.undercroft.sense.Awareness;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The dangers that an actor notices at its turn. */
final class Watch {

    private Watch() {}

    /** The hit points of the actor; 0 if it can't be damaged. */
    static int hitPoints(TurnView turn) {
        return turn.actor().get(Destructible.class).map(Destructible::hitPoints).orElse(0);
    }

    /** The nearest enemy in view, else the nearest who is hostile to the actor; for an actor without senses that is a clear line of sight. */
    static Optional<Disturbance> foe(TurnView turn) {
        return foes(turn).stream().findFirst().map(foe -> new Disturbance.Foe(foe.id()));
    }

    /** All of them: enemies first, nearest first. */
    static List<Entity> foes(TurnView turn) {
        Awareness aware = Awareness.of(turn);
        return Stream.concat(aware.enemies().stream(), aware.threats().stream())
                .filter(other -> other.has(Brain.class) && isInSight(turn, other))
                .toList();
    }

    private static boolean isInSight(TurnView turn, Entity other) {
        return turn.perception().isPresent()
                || other.cells().stream()
                        .filter(at -> LineOfSight.isClear(turn.board().transparent(), turn.position(), at))
                        .findFirst()
                        .isPresent();
    }

    /** What has happened since the actor's last turn, when it had that many hit points. */
    static Optional<Disturbance> since(TurnView turn, int hitPoints) {
        return since(turn, hitPoints, () -> foe(turn));
    }

    /** The same, with those as foes who disturb an actor that keeps this lookout. */
    static Optional<Disturbance> since(TurnView turn, int hitPoints, Lookout lookout) {
        return since(turn, hitPoints, () -> lookout.disturbance(turn));
    }

    private static Optional<Disturbance> since(TurnView turn, int hitPoints, Supplier<Optional<Disturbance>> foe) {
        int lost = hitPoints - hitPoints(turn);
        if (lost > 0) {
            return Optional.of(new Disturbance.Hurt(lost));
        }
        return foe.get().or(() -> Awareness.of(turn).loudestNoise().map(Watch::noise));
    }

    private static Disturbance noise(Percept.Heard heard) {
        return new Disturbance.Noise(heard.from(), heard.sound());
    }
}
