package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * What is found by an index is what a search through all would find. A fork and a game that is read back have no index yet, so
 * a game that is left for its fork or its copy before each step is the slow model of one that keeps its indices.
 */
class IndexLawsTest {

    private static final int STEPS = 60;

    @Property
    void indicesThatAreKeptAnswerLikeThoseThatAreMadeForEachStep(@ForAll long seed) {
        Play kept = Play.of(seed);
        for (int i = 0; i < STEPS; i++) {
            Play forked = kept.fork();
            Play resumed = kept.resumed();
            Play.Came came = kept.next();
            assertThat(forked.next()).as("step %d in a fork", i).isEqualTo(came);
            assertThat(resumed.next()).as("step %d after reading back", i).isEqualTo(came);
            String where = Game.firstDifference(kept.game, forked.game).orElse("");
            assertThat(where).as("step %d", i).isEmpty();
            assertThat(resumed.game.stateHash()).as("step %d", i).isEqualTo(kept.game.stateHash());
        }
    }
}
