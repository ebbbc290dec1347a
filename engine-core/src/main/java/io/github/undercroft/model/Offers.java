package io.github.undercroft.model;

import java.util.List;

/**
 * Tells what an actor may do. Implemented by components of the actor, by things that it carries, wears or stands on, by
 * terrain under and next to it, and by the rules.
 */
@FunctionalInterface
public interface Offers {

    /** @return what the actor of that view may try; what turns out impossible is listed with its refusal */
    List<Offer> offers(TurnView turn);
}
