package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.EntityId;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is kept of a hash depends neither on when it was asked for nor on which fork was asked. */
class KeptHashLawsTest {

    private static final int STEPS = 60;

    private static void isAsFresh(Play play) {
        Game fresh = play.resumed().game;
        assertThat(play.game.stateHashParts()).isEqualTo(fresh.stateHashParts());
        assertThat(play.game.stateHash()).isEqualTo(fresh.stateHash());
    }

    @Property
    void whoeverIsAskedWheneverHasTheHashOfAFreshlyResumedGame(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        List<Play> plays = new ArrayList<>(List.of(Play.of(seed)));
        for (int i = 0; i < STEPS; i++) {
            Play play = plays.get(random.nextInt(plays.size()));
            play.next();
            if (random.chance(1, 4)) {
                play.game.stateHash();
            }
            if (random.chance(1, 6)) {
                lookAhead(play.game, random);
            }
            if (random.chance(1, 5)) {
                plays.add(play.fork());
            }
            if (random.chance(1, 5)) {
                isAsFresh(play);
            }
        }
        plays.forEach(KeptHashLawsTest::isAsFresh);
    }

    private static void lookAhead(Game game, RandomSource random) {
        List<EntityId> actors = game.view().actors();
        if (actors.isEmpty()) {
            return;
        }
        EntityId actor = actors.get(random.nextInt(actors.size()));
        try {
            game.preview(actor, Stock.action(random));
            game.legalActions(actor);
        } catch (GameCodeException | IllegalArgumentException | IllegalStateException thrown) {
            // undone as well
        }
    }

    @Property(tries = 100)
    void forksThatAreHashedInTwoThreadsAtOnceAgree(@ForAll long seed) throws InterruptedException {
        Play origin = Play.midway(seed);
        Game fork = origin.game.fork();
        List<Object> elsewhere = new ArrayList<>();
        Thread thread = new Thread(() -> elsewhere.add(fork.stateHashParts()));
        thread.start();
        Object here = origin.game.stateHashParts();
        thread.join();
        assertThat(elsewhere).containsExactly(here);
        isAsFresh(origin);
    }
}
