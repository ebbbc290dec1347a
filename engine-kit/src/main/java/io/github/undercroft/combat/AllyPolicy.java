package io.github.undercroft.combat;

/**
 * What a weapon does about allies, or the attacker itself, in its line or area. An aim in a direction counts all whom
 * the attacker spares ({@link io.github.undercroft.TurnView#spares}), such as a shopkeeper, as one's own; at a cell one
 * aims on purpose.
 */
public enum AllyPolicy {
    /** Hits the first creature in a line, and every creature in an area, including the attacker. */
    HITS_ANYONE,
    /** Does not attack with an ally in the way, or with an ally or the attacker in the area. */
    HOLDS_FIRE,
    /** Reaches over allies to the next creature, and spares allies and the attacker in an area. */
    REACHES_OVER
}
