package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.Entity;
import io.github.undercroft.model.EntityId;
import io.github.undercroft.model.Percept;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.TurnView;
import java.util.Objects;
import java.util.Optional;

/**
 * The brain of a monster with senses that goes after what it perceived. With an enemy in view it hunts like a
 * {@link Hunter}. Else it goes, of these, for the first that it knows a way to: where its prey was seen last, to look round
 * the corner from there; where another enemy was seen last and may be still; where it heard a noise. Else it rests.
 *
 * <p>Its prey is the nearest enemy in view, until it comes to where that one was last or knows no way closer. Of the noises
 * since its last turn it takes the loudest, of equal ones the latest, instead of an earlier one; it forgets them with an
 * enemy in view, at their place, and where it knows no way closer. So it searches well where it knows the level:
 * {@code Senses.ofRadius(8).with(Familiarity.AT_HOME)}.
 *
 * <p>Without senses it sees everything and hears nothing, and does what a hunter does.
 *
 * @param prey whom it is after; empty at the start
 * @param lead where it heard something that it has not looked into; empty at the start
 */
public record Tracker(Optional<EntityId> prey, Optional<Point> lead) implements Controller {
    /** Refuses null. */
    public Tracker {
        Objects.requireNonNull(prey, "prey");
        Objects.requireNonNull(lead, "lead");
    }

    private static final Tracker IDLE = new Tracker(Optional.empty(), Optional.empty());

    /** Is after nobody yet. */
    public Tracker() {
        this(Optional.empty(), Optional.empty());
    }

    @Override
    public Decision decide(TurnView turn) {
        Pursuit pursuit = new Pursuit(turn);
        if (pursuit.isOn()) {
            Action hunt = turn.unfinished()
                    .or(pursuit::ofThoseInView)
                    .or(pursuit::ofOneOutOfView)
                    .orElseGet(Rest::new);
            Entity nearest = pursuit.aware().enemies().get(0);
            return Decision.act(hunt, new Tracker(Optional.of(nearest.id()), Optional.empty()));
        }
        Tracker listening = new Tracker(prey, lead(pursuit));
        return turn.unfinished().isPresent()
                ? Decision.act(turn.unfinished().get(), listening)
                : listening.search(pursuit);
    }

    private Optional<Point> lead(Pursuit pursuit) {
        return pursuit.aware().loudestNoise().map(Percept.Heard::from).or(() -> lead);
    }

    private Decision search(Pursuit pursuit) {
        Optional<Action> after = prey.flatMap(pursuit::lastOf).flatMap(last -> pursuit.search(last.at()));
        if (after.isPresent()) {
            return Decision.act(after.get(), this);
        }
        Optional<Action> other = pursuit.ofOneOutOfView();
        if (other.isPresent()) {
            return Decision.act(other.get(), new Tracker(Optional.empty(), lead));
        }
        Optional<Action> noise = lead.flatMap(pursuit::search);
        return noise.isPresent()
                ? Decision.act(noise.get(), new Tracker(Optional.empty(), lead))
                : Decision.act(new Rest(), IDLE);
    }
}
