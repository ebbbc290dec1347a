package io.github.undercroft.combat;

/** What a weapon does about somebody of one's own side, or oneself, in the line or area. */
public enum AllyPolicy {
    /** Hits whoever comes first in a line, and everybody in an area, oneself included. */
    HITS_ANYONE,
    /** Does not shoot with an ally in the way, or with an ally or oneself in the area. */
    HOLDS_FIRE,
    /** Reaches over allies to whoever is behind them, and spares them and oneself in an area. */
    REACHES_OVER
}
