package io.github.undercroft.model;

/** The controller of those who are played: goes on with what is unfinished, else waits for input. */
public enum Player implements Controller {
    /** The only value. */
    INPUT;

    @Override
    public Decision decide(TurnView turn) {
        return turn.unfinished().map(Decision::act).orElseGet(Decision::await);
    }
}
