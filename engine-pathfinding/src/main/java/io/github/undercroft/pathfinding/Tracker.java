package io.github.undercroft.pathfinding;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Action;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.Percept;
import io.github.undercroft.model.Rest;
import io.github.undercroft.model.TurnView;
import java.util.Optional;

/**
 * The brain of a monster with senses that goes after what it perceives: it hunts like a {@link Hunter}, and with no enemy to
 * go for it goes to where it heard a noise, until it sees that place or knows no way that leads closer. Then it rests.
 *
 * <p>Of the noises since its last turn it takes the loudest, of equal ones the latest, and goes there instead of to an
 * earlier one. An enemy in view makes it forget all noises. Without senses it hears nothing and is a hunter.
 *
 * @param lead where it heard something that it has not looked into; empty at the start
 */
public record Tracker(Optional<Point> lead) implements Controller {

    /** Has heard nothing yet. */
    public Tracker() {
        this(Optional.empty());
    }

    @Override
    public Decision decide(TurnView turn) {
        Pursuit pursuit = new Pursuit(turn);
        Optional<Point> next = pursuit.isOn() ? Optional.empty() : lead(pursuit);
        if (turn.unfinished().isPresent()) {
            return Decision.act(turn.unfinished().get(), new Tracker(next));
        }
        Optional<Action> hunt = pursuit.ofThoseInView().or(pursuit::ofOneOutOfView);
        if (hunt.isPresent()) {
            return Decision.act(hunt.get(), new Tracker(next));
        }
        Optional<Action> search = next.flatMap(pursuit::search);
        return Decision.act(search.orElseGet(Rest::new), search.isPresent() ? new Tracker(next) : new Tracker());
    }

    private Optional<Point> lead(Pursuit pursuit) {
        return pursuit.aware()
                .loudestNoise()
                .map(Percept.Heard::from)
                .or(() -> lead)
                .filter(place -> !pursuit.aware().sees(place));
    }
}
