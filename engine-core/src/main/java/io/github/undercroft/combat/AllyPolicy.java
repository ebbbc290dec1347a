package io.github.undercroft.combat;

/** What a weapon does about somebody of one's own side in the line. */
public enum AllyPolicy {
    /** Whoever comes first is hit. */
    HITS_ANYONE,
    /** Does not shoot with an ally in the way. */
    HOLDS_FIRE,
    /** Reaches over allies to whoever is behind them. */
    REACHES_OVER
}
