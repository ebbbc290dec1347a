package io.github.undercroft.model;

/** What an effect says to an action of its bearer. */
public sealed interface Review {

    /** Go on. */
    Review ALLOW = new Allow();

    /** Go on. */
    record Allow() implements Review {}

    /** It fails for that reason, like an action that fails by itself: a player is asked again, anyone else rests. */
    record Veto(Refusal why) implements Review {}

    /** The bearer does that instead, at its price. Later effects look at the new action. */
    record Replace(Action instead) implements Review {}
}
