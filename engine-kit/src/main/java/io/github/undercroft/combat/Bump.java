package io.github.undercroft.combat;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Aim;
import io.github.undercroft.Board;
import io.github.undercroft.Brain;
import io.github.undercroft.Destructible;
import io.github.undercroft.Entity;
import io.github.undercroft.Refusal;
import io.github.undercroft.Stance;
import io.github.undercroft.TurnView;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.move.Steered;
import io.github.undercroft.sense.Awareness;
import io.github.undercroft.value.SavedAs;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Walks into the next cell, and does there what a player expects of an arrow key:
 *
 * <ul>
 *   <li>nobody is there: a {@link Move}, which also opens a closed door;
 *   <li>an enemy, seen or not: an {@link Attack} that way, with what the actor attacks with;
 *   <li>somebody else with a use of its own ({@link io.github.undercroft.Bumpable}): that use, such as to open a chest
 *       or to talk to a shopkeeper;
 *   <li>an ally with a brain: the two change places, or the bump is refused, as {@code friends} says;
 *   <li>a thing of no side that can be destroyed, such as a barrel: an attack that way;
 *   <li>any other entity: refused, like a step.
 * </ul>
 *
 * <p>Who is an enemy and who an ally, {@link TurnView} says. A weapon that reaches farther strikes somebody beyond
 * the next cell where {@link #reaching} says so.
 *
 * @param friends what comes of bumping into an ally
 * @param reach how far an enemy in view is struck, in cells, at least 1: the next cell
 */
public record Bump(Direction direction, Friends friends, int reach) implements Steered {

    public Bump {
        Objects.requireNonNull(direction, "direction");
        Objects.requireNonNull(friends, "friends");
        if (reach < 1) {
            throw new IllegalArgumentException("A bump strikes the next cell, so its reach is at least 1: " + reach);
        }
    }

    /** What comes of bumping into an ally. */
    @SavedAs("bump-friends")
    public enum Friends {
        /** They change places, if both may walk there; for players, so that no follower blocks a corridor. */
        SWAP,
        /** The bump is refused; for brains, which else might change places for ever. */
        REFUSE
    }

    /** @return a bump that way, which changes places with an ally */
    public static Bump toward(Direction direction) {
        return new Bump(direction, Friends.SWAP, 1);
    }

    /** @return the same, with allies treated so */
    public Bump friends(Friends other) {
        return new Bump(direction, other, reach);
    }

    /**
     * @return the same, which also strikes an enemy that the actor sees up to so many cells that way, if its weapon reaches that far and nobody
     *     stands before it: for a spear, where no step is to be lost; a bow would shoot at each step
     */
    public Bump reaching(int cells) {
        return new Bump(direction, friends, cells);
    }

    /** What a step costs; an attack and the use of what is bumped into have prices of their own. */
    @Override
    public int cost(TurnView turn) {
        return turn.steps().cost(direction, turn.normalCost());
    }

    @Override
    public ActionResult perform(ActionContext context) {
        TurnView turn = context.view();
        Optional<Entity> there = first(turn, context.board());
        if (there.isPresent()) {
            return meet(context, there.get());
        }
        return reach > 1 && isBlow(turn) ? attack() : walk();
    }

    /** Who stands before the actor: of several the first whom it does not spare. */
    private Optional<Entity> first(TurnView turn, Board board) {
        return board.occupantAt(turn.origin(board, new Aim.Toward(direction)).step(direction))
                .or(() -> turn.ahead(direction).stream()
                        .flatMap(cell -> board.occupantAt(cell).stream())
                        .findFirst());
    }

    /** Whether it strikes the first one that the actor knows of within its reach. */
    private boolean isBlow(TurnView turn) {
        Point cell = turn.origin(turn.board(), new Aim.Toward(direction));
        for (int far = 1; far <= reach; far++) {
            cell = cell.step(direction);
            Optional<Entity> met = turn.board().occupantAt(cell);
            if (met.isPresent()) {
                return far == 1 ? isStruck(turn, met.get()) : isStruckAfar(cell, turn, met.get());
            }
        }
        return false;
    }

    private boolean isStruckAfar(Point cell, TurnView turn, Entity other) {
        return turn.isEnemy(other)
                && Awareness.of(turn).sees(other.id())
                && Attack.toward(direction).strikes(turn).contains(cell);
    }

    @Override
    public List<Point> strikes(TurnView turn) {
        return isBlow(turn) ? Attack.toward(direction).strikes(turn) : ImmutableList.of();
    }

    private static boolean isStruck(TurnView turn, Entity other) {
        return !turn.spares(other) && (turn.isEnemy(other) || other.has(Destructible.class));
    }

    /** Treats somebody as what the actor takes it for, and one of whom it did not know as what it is; what it does when bumped is what it is. */
    private ActionResult meet(ActionContext context, Entity met) {
        TurnView turn = context.view();
        Entity other = turn.entity(met.id()).orElse(met);
        if (!turn.spares(other)) {
            return isStruck(turn, other) ? attack() : walk();
        }
        if (!isFriend(turn, other, met)) {
            return walk();
        }
        return friends == Friends.SWAP
                ? context.trySwap(turn.actor().id(), direction)
                : ActionResult.failed(new Refusal.Occupied(
                        turn.nearest(met).orElseGet(() -> turn.position().step(direction)), other.id()));
    }

    /**
     * @return whether the actor means to change places with somebody by it, as the actor knows and takes it: an ally that moves by itself, has
     *     no use of its own and is spared
     */
    public boolean changesPlaces(TurnView turn, Entity other) {
        return friends == Friends.SWAP && turn.spares(other) && isFriend(turn, other, other);
    }

    private static boolean isFriend(TurnView turn, Entity taken, Entity met) {
        return turn.stance(turn.actor(), taken) == Stance.ALLIED
                && taken.has(Brain.class)
                && met.whenBumped(turn).isEmpty();
    }

    private ActionResult walk() {
        return ActionResult.alternate(new Move(direction));
    }

    private ActionResult attack() {
        return ActionResult.alternate(Attack.toward(direction));
    }

    @Override
    public Optional<Direction> heading() {
        return Optional.of(direction);
    }

    @Override
    public Bump steered(Direction other) {
        return new Bump(other, friends, reach);
    }
}
