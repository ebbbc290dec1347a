package io.github.undercroft.model;

import com.google.common.collect.ImmutableList;
import io.github.undercroft.geometry.Point;
import java.util.List;
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

    /**
     * Which cells it would hit with that aim, as far as the actor knows, whether or not anybody is there: for a user
     * interface, before acting. Unless a weapon says otherwise, those of the {@link #expectedTarget}.
     */
    default List<Point> area(TurnView turn, Point from, Aim aim) {
        return expectedTarget(turn, from, aim).map(Target::area).orElse(ImmutableList.of());
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
