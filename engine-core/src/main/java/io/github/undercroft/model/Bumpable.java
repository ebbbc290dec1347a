package io.github.undercroft.model;

import java.util.Optional;

/** Has a use of its own for who walks into it: a chest, a lever. Implemented by components of what fills a cell. */
@FunctionalInterface
public interface Bumpable {

    /** @return what walking into its owner does instead of a step; empty if it is only in the way */
    Optional<Action> whenBumped(TurnView by, Entity self);
}
