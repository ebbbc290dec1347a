package io.github.undercroft;

import java.util.Optional;

/**
 * Something that can be used by walking into it: a chest, a lever. Implemented by components of an entity that fills its
 * cell.
 */
@FunctionalInterface
public interface Bumpable {

    /** @return what walking into its owner does instead of a step; empty if it is only in the way */
    Optional<Action> whenBumped(TurnView by, Entity self);
}
