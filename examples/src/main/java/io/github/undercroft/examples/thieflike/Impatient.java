package io.github.undercroft.examples.thieflike;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Decision;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.pathfinding.brain.Hunter;
import io.github.undercroft.sense.Awareness;
import java.util.List;
import java.util.Optional;

/**
 * Waits until whatever else it does only leads it to and fro, as when another actor keeps pace with it; then it attacks the
 * nearest villain for a while.
 *
 * @param trail where it was in the last turns
 * @param fury the number of turns for which it still attacks
 */
record Impatient(List<Point> trail, int fury) implements Behaviour {

    private static final int PATIENCE = 30;
    private static final int FEW_CELLS = 4;
    private static final int FURY = 20;

    Impatient {
        trail = ImmutableList.copyOf(trail);
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        return fury > 0 && !Awareness.of(turn).enemies().isEmpty()
                ? Optional.of(((Decision.Act) new Hunter().decide(turn)).action())
                : Optional.empty();
    }

    @Override
    public Impatient afterwards(TurnView turn, Action chosen) {
        return afterPassing(turn);
    }

    @Override
    public Impatient afterPassing(TurnView turn) {
        ImmutableList<Point> last = ImmutableList.<Point>builderWithExpectedSize(PATIENCE)
                .addAll(trail.subList(Math.max(0, trail.size() + 1 - PATIENCE), trail.size()))
                .add(turn.position())
                .build();
        boolean isTooMuch =
                fury == 0 && last.size() == PATIENCE && last.stream().distinct().count() <= FEW_CELLS;
        return isTooMuch ? new Impatient(ImmutableList.of(), FURY) : new Impatient(last, Math.max(0, fury - 1));
    }
}
