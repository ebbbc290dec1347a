package io.github.undercroft.model;

import io.github.undercroft.geometry.Point;
import java.util.Optional;

/**
 * Something to attack with: a fist, a bow, a dragon's breath. Looks for its target first and changes nothing by that. An
 * attack that is performed asks for the target as it is; brains and user interfaces ask for the expected one.
 */
public interface Weapon extends Component {

    /** @return what would be hit from that cell with that aim; empty if there is nothing worth an attack */
    Optional<Target> acquireTarget(TurnView turn, Point from, Aim aim);

    /**
     * What the actor has to expect, by what it knows: looks at {@link TurnView#perceived()} only. The target as it is,
     * unless a weapon says otherwise.
     */
    default Optional<Target> expectedTarget(TurnView turn, Point from, Aim aim) {
        return acquireTarget(turn, from, aim);
    }

    /** @return why it can't be used now, wherever it is aimed: out of ammunition; empty if it can */
    default Optional<Refusal> whyNot(TurnView turn) {
        return Optional.empty();
    }

    /** What an attack with it costs, in the units of the game's turn order; a plain action by default. */
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
