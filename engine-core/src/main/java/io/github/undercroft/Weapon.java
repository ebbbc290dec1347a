package io.github.undercroft;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import java.util.List;
import java.util.Optional;

/**
 * Something to attack with: a fist, a bow, a dragon's breath. It looks for its target first, which changes nothing. It is
 * called with one of two boards: a preview passes in the board as the actor knows it, the attack that is performed the board
 * as it is. A weapon that looks only at this board shows nothing unseen in a preview, and still strikes what was unseen.
 */
public interface Weapon extends Component {

    /**
     * Finds what an attack from that cell with that aim would hit, on the given board.
     *
     * @param board where to look for terrain and targets: the board as the actor knows it for an offer, a preview or a
     *     brain, the board as it is for the attack that is performed
     * @param turn the view of the attacker
     * @param from the cell that the attack starts from
     * @return empty if there is nothing worth an attack
     */
    Optional<Target> target(Board board, TurnView turn, Point from, Aim aim);

    /**
     * Which cells it would hit with that aim, as far as the actor knows, whether or not anybody is there: for a user
     * interface, before acting. Unless a weapon says otherwise, those of the target on {@link TurnView#board()}.
     */
    default List<Point> area(TurnView turn, Point from, Aim aim) {
        return target(turn.board(), turn, from, aim).map(Target::area).orElse(ImmutableList.of());
    }

    /** @return why it can't be used now, wherever it is aimed: out of ammunition; empty if it can */
    default Optional<Refusal> whyNot(TurnView turn) {
        return Optional.empty();
    }

    /** The price of an attack with it, in the units of the game's scheduler; that of a plain action by default. */
    default int cost(TurnView turn) {
        return turn.normalCost();
    }

    /** Hits it. */
    void use(ActionContext context, Target target);

    @Override
    default Class<Weapon> slot() {
        return Weapon.class;
    }
}
