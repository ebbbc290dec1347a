package io.github.undercroft.examples.thieflike;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.PriorityBrain;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.brain.Hunter;
import io.github.undercroft.sense.Awareness;
import java.util.List;

/**
 * Does what its calm brain decides, until that only leads it to and fro, as when another actor keeps pace with it; then
 * it attacks the nearest villain for a while.
 *
 * @param trail where it was in the last turns
 * @param fury the number of turns for which it still attacks
 */
record Impatient(PriorityBrain calm, List<Point> trail, int fury) implements Brain {

    private static final int PATIENCE = 30;
    private static final int FEW_CELLS = 4;
    private static final int FURY = 20;
    private static final Hunter HUNTER = new Hunter();

    Impatient {
        trail = ImmutableList.copyOf(trail);
    }

    static Impatient of(PriorityBrain calm) {
        return new Impatient(calm, ImmutableList.of(), 0);
    }

    @Override
    public Decision decide(TurnView turn) {
        boolean isFurious = fury > 0 && !Awareness.of(turn).enemies().isEmpty();
        Brain brain = isFurious ? HUNTER : calm;
        Decision.Act act = (Decision.Act) brain.decide(turn);
        PriorityBrain next =
                isFurious ? calm : act.next().map(PriorityBrain.class::cast).orElse(calm);
        return Decision.act(act.action(), after(turn.position(), next));
    }

    private Impatient after(Point here, PriorityBrain next) {
        ImmutableList<Point> last = ImmutableList.<Point>builderWithExpectedSize(PATIENCE)
                .addAll(trail.subList(Math.max(0, trail.size() + 1 - PATIENCE), trail.size()))
                .add(here)
                .build();
        boolean isTooMuch =
                fury == 0 && last.size() == PATIENCE && last.stream().distinct().count() <= FEW_CELLS;
        return isTooMuch
                ? new Impatient(next, ImmutableList.of(), FURY)
                : new Impatient(next, last, Math.max(0, fury - 1));
    }
}
