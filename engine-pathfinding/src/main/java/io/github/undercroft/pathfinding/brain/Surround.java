package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.brain.LeaveHarm;
import io.github.undercroft.brain.Strike;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.move.Move;
import io.github.undercroft.pathfinding.Path;
import java.util.Optional;

/**
 * A behaviour of those who hunt in a {@link Pack}, in front of a brain that hunts: each goes to a free cell of its own beside the prey, and
 * round its fellows to get there. The nearest gets the nearest cell, on a tie that with the lower id; so those who see the same agree
 * without a word.
 *
 * <pre>{@code
 * new Unless(new Hunter(), "hunts with its pack", new Surround())
 * }</pre>
 *
 * <p>While the prey stands in a corridor of one cell, nobody goes in as long as a fellow is on its way round to the other side, for
 * {@value #TURNS} turns at most; then all go in.
 *
 * <p>It leaves the choice to the brain with an enemy in reach, without a fellow, if no cell is left, and where somebody, a door or
 * darkness is in the way. It counts whom it sees or saw in the last {@value #TURNS} turns: allies of its pack who are awake, and
 * enemies. The prey is the enemy nearest to all of the pack together. Large creatures take as many cells as they fill. O(cells) for
 * each of the pack.
 *
 * @param waited for how many turns it has waited before the corridor in which the prey stands, 0 or more
 */
public record Surround(int waited) implements Behaviour {

    static final int TURNS = 10;

    public Surround {
        if (waited < 0) {
            throw new IllegalArgumentException("One of a pack waits 0 turns or more; this is " + waited);
        }
    }

    /** Has not waited yet. */
    public Surround() {
        this(0);
    }

    @Override
    public Optional<Action> next(TurnView turn) {
        if (!turn.actor().has(Pack.class) || new Strike().next(turn).isPresent()) {
            return Optional.empty();
        }
        return PackPlaces.of(turn).flatMap(pack -> next(turn, pack));
    }

    private Optional<Action> next(TurnView turn, PackPlaces pack) {
        Optional<Path> path = pack.path();
        Optional<Direction> step = path.flatMap(Path::nextStep).filter(pack::isFree);
        if (waited < TURNS && step.filter(way -> !pack.entersCorridor(way)).isEmpty() && pack.isWaitedFor()) {
            turn.because("waits before the corridor until its fellows are round", pack.prey());
            return Optional.of(LeaveHarm.orRest(turn));
        }
        step.ifPresent(way -> turn.because(
                "goes to a cell of its own beside the prey", path.orElseThrow().cells()));
        return step.map(Move::new);
    }

    @Override
    public Surround afterwards(TurnView turn, Action chosen) {
        return chosen instanceof Rest ? new Surround(waited + 1) : afterPassing(turn);
    }

    /** It has waited enough until it sees its prey outside the corridor. */
    @Override
    public Surround afterPassing(TurnView turn) {
        boolean isOver = waited > 0
                && PackPlaces.of(turn).filter(pack -> !pack.isInCorridor()).isPresent();
        return isOver ? new Surround() : this;
    }
}
