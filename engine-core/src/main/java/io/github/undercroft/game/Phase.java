package io.github.undercroft.game;

/** The phases of a step, in their order. */
enum Phase {
    /** The actor's brain, or its submitted input, chooses an action. */
    DECIDE,
    /** The actor's effects allow, replace or veto the action. */
    REVIEW,
    /** The action and its alternates are performed. An action that fails or cannot be paid is undone. */
    PERFORM,
    /** The actor pays the cost, or rests. */
    PAY,
    /** Consequences are carried out until none is left: cells entered, reactions to events, queued actions. */
    SETTLE,
    /** The terrain under the actor and its effects act on it. */
    GROUND_AND_EFFECTS,
    /** The consequences of that are carried out. */
    SETTLE_AGAIN,
    /** What was set for this time or an earlier one is performed, with its consequences. */
    CLOCK,
    /** Travellers change levels. */
    TRAVEL,
    /** Observers look around, and each is told what it saw and heard. */
    PERCEIVE,
    /** The end conditions are asked. */
    END
}
