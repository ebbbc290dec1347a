package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A fork, a resumed game and a game beside others go on as the game itself would. */
class ForkLawsTest {

    private static final int STEPS = 1000;
    private static final int FEW = 100;

    /** One try in sixteen is played at length. */
    private static int steps(long seed) {
        return Math.floorMod(seed, 16) == 0 ? STEPS : FEW;
    }

    private static void goOnEqually(Play one, Play other, int steps) {
        for (int i = 0; i < steps; i++) {
            assertThat(other.next()).as("step %d", i).isEqualTo(one.next());
            if (one.game.stateHash() != other.game.stateHash()) {
                throw new AssertionError("after step " + i + " they differ in "
                        + Game.firstDifference(one.game, other.game).orElse("nothing"));
            }
        }
        assertThat(other.game.state()).isEqualTo(one.game.state());
    }

    /** What comes of the next steps, with the hash after each. */
    private static List<Object> played(Play play, int steps) {
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < steps; i++) {
            all.add(play.next());
            all.add(play.game.stateHash());
        }
        return all;
    }

    @Property
    void aForkEqualsItsOriginForAThousandSteps(@ForAll long seed) {
        Play origin = Play.midway(seed);
        goOnEqually(origin, origin.fork(), steps(seed));
    }

    @Property
    void playingAForkNeverChangesItsOriginNorTheOtherWayRound(@ForAll long seed) {
        Play origin = Play.midway(seed);
        Play fork = origin.fork();
        Play forkOfFork = fork.fork();
        Object before = origin.game.state();
        List<Object> expected = played(fork, FEW);
        assertThat(origin.game.state()).isEqualTo(before);
        assertThat(origin.fork().game.stateHash()).isEqualTo(origin.game.stateHash());
        assertThat(played(origin, FEW)).isEqualTo(expected);
        assertThat(forkOfFork.game.state()).isEqualTo(before);
        assertThat(played(forkOfFork, FEW)).isEqualTo(expected);
    }

    @Property
    void forksOfForksGoOnEquallyWhicheverIsPlayed(@ForAll long seed) {
        Play known = Play.of(seed);
        Play forked = known.fork();
        for (int i = 0; i < FEW; i++) {
            Play fork = forked.fork();
            Came came = new Came(forked, fork);
            assertThat(came.played()).isEqualTo(known.next());
            assertThat(came.next().game.stateHash()).isEqualTo(known.game.stateHash());
            forked = came.next();
        }
    }

    /** Plays the origin a bit and throws it away, and then its fork; or the other way round. */
    private static final class Came {
        private final Play next;
        private final Play.Came played;

        Came(Play origin, Play fork) {
            boolean keepFork = (origin.game.stateHash() & 1) == 0;
            next = keepFork ? fork : origin;
            (keepFork ? origin : fork).steps(3);
            played = next.next();
        }

        Play next() {
            return next;
        }

        Play.Came played() {
            return played;
        }
    }

    @Property(tries = 50)
    void aForkGivesTheSameInAnotherThread(@ForAll long seed) throws InterruptedException {
        Play origin = Play.midway(seed);
        Play fork = origin.fork();
        List<Object> elsewhere = new ArrayList<>();
        Thread thread = new Thread(() -> elsewhere.addAll(played(fork, FEW)));
        thread.start();
        List<Object> here = played(origin, FEW);
        thread.join();
        assertThat(elsewhere).isEqualTo(here);
    }

    @Property
    void aResumedGameHasTheSameHashAndTheSameThousandSteps(@ForAll long seed) {
        Play written = Play.midway(seed);
        Play resumed = written.resumed();
        assertThat(resumed.game.stateHashParts()).isEqualTo(written.game.stateHashParts());
        assertThat(resumed.game.state()).isEqualTo(written.game.state());
        goOnEqually(written, resumed, steps(seed));
    }

    @Property
    void twoInterleavedGamesGoOnAsEachWouldAlone(@ForAll long seed, @ForAll long otherSeed) {
        List<Object> one = new ArrayList<>();
        List<Object> other = new ArrayList<>();
        Play first = Play.of(seed);
        Play second = Play.of(otherSeed);
        for (int i = 0; i < FEW; i++) {
            one.addAll(played(first, i % 3));
            other.addAll(played(second, (i + seed) % 2 == 0 ? 2 : 0));
        }
        assertThat(played(Play.of(seed), one.size() / 2)).isEqualTo(one);
        assertThat(played(Play.of(otherSeed), other.size() / 2)).isEqualTo(other);
    }
}
