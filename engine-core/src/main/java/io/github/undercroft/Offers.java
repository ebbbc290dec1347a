package io.github.undercroft;

import java.util.List;

/**
 * Lists what an actor may do. Implemented by components of the actor, by things that it carries, wears or stands on, by
 * terrain under and next to it, and by the rules.
 */
@FunctionalInterface
public interface Offers {

    /** @return the actions that the actor of that view may try; impossible ones are listed with their refusal */
    List<Offer> offers(TurnView turn);

    /**
     * The same for a component, which is told whose it is; what the rules and terrain offer is asked without. By default the
     * owner makes no difference.
     *
     * @param owner the actor, or the thing that it carries, wears or stands on
     */
    default List<Offer> offers(TurnView turn, Entity owner) {
        return offers(turn);
    }
}
