package io.github.undercroft.examples.thieflike;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.brain.Instincts;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.model.Controller;
import io.github.undercroft.model.Decision;
import io.github.undercroft.model.TurnView;
import io.github.undercroft.pathfinding.Hunter;
import io.github.undercroft.perception.Awareness;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Does what its instincts say, until they only lead it to and fro, as when somebody keeps pace with it: then it goes for the
 * nearest villain for a while, whatever comes of it.
 *
 * @param trail where it was in the last turns
 * @param fury for how many turns it still does
 */
record Impatient(Instincts instincts, List<Point> trail, int fury) implements Controller {

    private static final int PATIENCE = 30;
    private static final int FEW_CELLS = 4;
    private static final int FURY = 20;
    private static final Hunter HUNTER = new Hunter();

    /** Copies the list. */
    Impatient {
        trail = ImmutableList.copyOf(trail);
    }

    static Impatient of(Instincts instincts) {
        return new Impatient(instincts, ImmutableList.of(), 0);
    }

    @Override
    public Decision decide(TurnView turn) {
        boolean isFurious = fury > 0 && !Awareness.of(turn).enemies().isEmpty();
        Controller brain = isFurious ? HUNTER : instincts;
        Decision.Act act = (Decision.Act) brain.decide(turn);
        Instincts next = act.next().map(Instincts.class::cast).orElse(instincts);
        return Decision.act(act.action(), after(turn.position(), next));
    }

    private Impatient after(Point here, Instincts next) {
        List<Point> longer =
                ImmutableList.<Point>builder().addAll(trail).add(here).build();
        List<Point> last = longer.subList(Math.max(0, longer.size() - PATIENCE), longer.size());
        boolean isTooMuch = fury == 0 && last.size() == PATIENCE && new LinkedHashSet<>(last).size() <= FEW_CELLS;
        return isTooMuch
                ? new Impatient(next, ImmutableList.of(), FURY)
                : new Impatient(next, last, Math.max(0, fury - 1));
    }
}
