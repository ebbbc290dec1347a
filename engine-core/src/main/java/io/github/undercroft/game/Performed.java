package io.github.undercroft.game;

import io.github.undercroft.Action;
import io.github.undercroft.Refusal;
import io.github.undercroft.event.ChainCut.Flaw;
import java.util.List;

/** The result of performing an action and its alternates. */
sealed interface Performed permits Performance.Done, Performance.Refused, Performed.Unpaid, Performed.Cut {

    /**
     * The action succeeded but the actor could not pay for it.
     *
     * @param action the last action of the chain
     */
    record Unpaid(Action action, int cost, Refusal why) implements Performed {}

    /**
     * The chain of alternates did not end.
     *
     * @param chain all actions that were tried, in order
     */
    record Cut(List<Action> chain, Flaw flaw) implements Performed {
        Refusal why() {
            return new Refusal.EndlessChain(chain.size());
        }
    }
}
