package io.github.undercroft.game;

/** The phases of a step, in their order. */
public enum Phase {
    /** The actor's controller, or the input submitted for it, says what to do. */
    DECIDE,
    /** The actor's effects let it pass, replace it or veto it. */
    REVIEW,
    /** It is performed, with its alternates; what does not succeed or can't be paid is undone. */
    PERFORM,
    /** Its price is paid, or the actor rests. */
    PAY,
    /** What follows is done: cells entered, answers to events, queued actions, until none is left. */
    SETTLE,
    /** The terrain on which the actor stands and its effects act on it. */
    GROUND_AND_EFFECTS,
    /** What follows from that is done. */
    SETTLE_AGAIN,
    /** Whoever changes levels does so. */
    TRAVEL,
    /** Observers look around, and each is told what it saw and heard of all that. */
    PERCEIVE,
    /** The end conditions are asked. */
    END
}
