package io.github.undercroft.brain;

import io.github.undercroft.Action;
import io.github.undercroft.ActiveTerrain;
import io.github.undercroft.Behaviour;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import java.util.Optional;
import java.util.Set;

/**
 * A behaviour that steps off ground that harms who stands there, such as fire, out of gas that does, and out of the cells of what an
 * enemy in view has announced ({@link Intent}), onto a cell beside it where neither is so: clockwise from north. If there is none, as in
 * the middle of a burning meadow, it goes the shortest known way off that harm, through no other, and opens a closed door if there is
 * no way without. Put it behind what hunts, whose way may
 * lead through harm, and before what wanders; the ready-made brains do so before they rest, and those that hunt evade announced deeds
 * before all else.
 */
public record LeaveHarm() implements Behaviour {

    @Override
    public Optional<Action> next(TurnView turn) {
        Set<Point> threats = Intent.threats(turn);
        Optional<ActiveTerrain> harm = harm(turn, turn.position()).filter(ActiveTerrain::harmsWhoStands);
        Optional<Action> step =
                harm.isPresent() || isThreatened(turn, threats) ? step(turn, threats) : Optional.empty();
        return step.or(() -> harm.flatMap(from -> wayOut(turn, from.name(), threats)));
    }

    /** @return that step, or else a rest: for a brain that has nothing else to do */
    public static Action orRest(TurnView turn) {
        return new LeaveHarm().next(turn).orElseGet(Rest::new);
    }

    /**
     * The step out of an announced deed, for brains that hunt. They take it in half of the cases, by chance; if they always did, they would
     * never strike an enemy that announces its blows.
     *
     * @return the step of an actor on a cell where an announced deed may hit it; empty elsewhere
     */
    public static Optional<Action> evasion(TurnView turn) {
        Set<Point> threats = Intent.threats(turn);
        return isThreatened(turn, threats) && turn.random().nextBoolean() ? step(turn, threats) : Optional.empty();
    }

    private static Optional<Action> step(TurnView turn, Set<Point> threats) {
        for (Direction way : new Ways(turn).free()) {
            if (isGood(turn, threats, turn.position().step(way))) {
                turn.because("steps out of harm", turn.position().step(way));
                return Optional.of(new Move(way));
            }
        }
        return Optional.empty();
    }

    private static boolean isThreatened(TurnView turn, Set<Point> threats) {
        return !threats.isEmpty()
                && turn.actor().footprint().cells(turn.position()).stream().anyMatch(threats::contains);
    }

    private static boolean isGood(TurnView turn, Set<Point> threats, Point at) {
        return turn.actor().footprint().cells(at).stream().noneMatch(threats::contains)
                && harm(turn, at).isEmpty();
    }

    private static Optional<ActiveTerrain> harm(TurnView turn, Point at) {
        return new Ways(turn).harm(at);
    }

    /** The first step of the shortest way through that harm to a good cell. */
    private static Optional<Action> wayOut(TurnView turn, String harm, Set<Point> threats) {
        Ways ways = new Ways(turn);
        return ways.first(
                        at -> harm(turn, at)
                                .filter(there -> there.name().equals(harm))
                                .isPresent(),
                        at -> isGood(turn, threats, at))
                .or(() -> ways.toDoor(at -> harm(turn, at)
                        .filter(there -> there.name().equals(harm))
                        .isPresent()))
                .map(Move::new);
    }
}
