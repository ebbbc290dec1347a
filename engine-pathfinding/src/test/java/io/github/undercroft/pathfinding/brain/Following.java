package io.github.undercroft.pathfinding.brain;

import io.github.undercroft.Action;
import io.github.undercroft.Brain;
import io.github.undercroft.Decision;
import io.github.undercroft.Rest;
import io.github.undercroft.TurnView;
import java.util.Optional;

/** Follows the first of that name that it has seen. */
record Following(String leader, Optional<Follow> follow) implements Brain {

    static Following of(String leader) {
        return new Following(leader, Optional.empty());
    }

    @Override
    public Decision decide(TurnView turn) {
        Optional<Follow> now = follow.or(() -> turn.board().entities().stream()
                .filter(other -> other.name().equals(leader))
                .findFirst()
                .map(found -> new Follow(found.id(), 1)));
        Optional<Action> action = now.flatMap(each -> each.next(turn));
        return Decision.act(
                action.orElseGet(Rest::new),
                new Following(
                        leader,
                        action.flatMap(done -> now.map(each -> each.afterwards(turn, done)))
                                .or(() -> now)));
    }
}
