package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.EntityId;

/** Holds a game to its list of legal actions. Public, so that other packages can, too. */
public final class ListedActions {

    private ListedActions() {}

    /** What is listed as legal is done, what is listed with a refusal is refused so, and asking changes nothing. */
    public static void check(Game game, EntityId actor) {
        long hash = game.stateHash();
        for (Choice choice : game.legalActions(actor)) {
            Game fork = game.fork();
            if (choice instanceof Choice.Legal legal) {
                fork.submit(actor, legal.action());
                assertThat(fork.step()).as("%s", legal).isInstanceOf(Step.Acted.class);
            } else if (choice instanceof Choice.Refused refused) {
                fork.submit(actor, refused.action());
                assertThat(((Step.Awaiting) fork.step()).refused()).contains(refused.why());
            }
        }
        assertThat(game.stateHash()).isEqualTo(hash);
    }
}
