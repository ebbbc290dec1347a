package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.EntityId;
import io.github.undercroft.GameView;
import io.github.undercroft.Perception;
import io.github.undercroft.event.GameCodeException;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.seeds.Heavy;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Forking, writing, resuming and asking, in random games full of observers whose senses change by what they notice. */
@Heavy
class ObservedGamesLawsTest {

    private static final int FEW = 60;
    private static final int MANY = 1000;

    /** What came of the next steps with all percepts, with the hash after each and what everybody knows at the end. */
    private static List<Object> played(Play play, int steps) {
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < steps; i++) {
            all.add(play.next());
            all.add(play.game.stateHash());
        }
        all.add(play.game.state());
        return all;
    }

    @Property(tries = 60)
    void aForkAndItsOriginDoNotDisturbEachOther(@ForAll long seed) {
        Play origin = Watching.waryGame(seed);
        Play fork = origin.fork();
        Play untouched = origin.fork();
        Object before = origin.game.state();
        List<Object> inFork = played(fork, FEW);
        assertThat(origin.game.state()).isEqualTo(before);
        assertThat(untouched.game.state()).isEqualTo(before);
        assertThat(played(origin, FEW)).isEqualTo(inFork);
        assertThat(untouched.game.state()).isEqualTo(before);
        assertThat(played(untouched, FEW)).isEqualTo(inFork);
    }

    @Property(tries = 60)
    void theMemoriesOfAForkAndItsOriginPartWays(@ForAll long seed) {
        Play alone = Watching.waryGame(seed);
        Play beside = Watching.waryGame(seed);
        Play other = Watching.waryGame(seed);
        RandomSource whose = RandomSource.of(seed);
        other.steps(1); // so that its input is another one from now on
        Play fork = other.with(beside.game.fork());
        Play forkAlone = other.with(Watching.waryGame(seed).game);
        List<Object> one = new ArrayList<>();
        List<Object> two = new ArrayList<>();
        for (int i = 0; i < FEW; i++) {
            if (whose.nextBoolean()) {
                one.add(List.of(beside.next(), beside.game.stateHash()));
            } else {
                two.add(List.of(fork.next(), fork.game.stateHash()));
            }
        }
        for (Object expected : one) {
            assertThat(List.<Object>of(alone.next(), alone.game.stateHash())).isEqualTo(expected);
        }
        for (Object expected : two) {
            assertThat(List.<Object>of(forkAlone.next(), forkAlone.game.stateHash()))
                    .isEqualTo(expected);
        }
        assertThat(beside.game.state()).isEqualTo(alone.game.state());
        assertThat(fork.game.state()).isEqualTo(forkAlone.game.state());
    }

    @Property(tries = 20)
    void forksGiveTheSameInTwoThreads(@ForAll long seed) throws InterruptedException {
        Play origin = Watching.waryGame(seed);
        Play one = origin.fork();
        Play other = origin.fork();
        List<Object> ofOne = new ArrayList<>();
        List<Object> ofOther = new ArrayList<>();
        Thread first = new Thread(() -> ofOne.addAll(played(one, FEW)));
        Thread second = new Thread(() -> ofOther.addAll(played(other, FEW)));
        first.start();
        second.start();
        List<Object> here = played(origin, FEW);
        first.join();
        second.join();
        assertThat(ofOne).isEqualTo(here);
        assertThat(ofOther).isEqualTo(here);
    }

    @Property(tries = 40)
    void aResumedGameHasTheSameHashAndTheSamePerceptsForAThousandSteps(@ForAll long seed) {
        Play written = Watching.waryGame(seed);
        Play resumed = written.resumed();
        assertThat(resumed.game.stateHashParts()).isEqualTo(written.game.stateHashParts());
        assertThat(resumed.game.state()).isEqualTo(written.game.state());
        int steps = Math.floorMod(seed, 8) == 0 ? MANY : FEW;
        for (int i = 0; i < steps; i++) {
            assertThat(resumed.next()).as("step %d", i).isEqualTo(written.next());
            assertThat(Game.firstDifference(resumed.game, written.game)).isEmpty();
        }
        assertThat(resumed.game.state()).isEqualTo(written.game.state());
    }

    @Property(tries = 30)
    void theHashIsThatOfAFreshlyResumedGameAfterEveryStep(@ForAll long seed) {
        Play play = Watching.waryGame(seed);
        for (int i = 0; i < FEW / 2; i++) {
            play.next();
            Game fresh = play.resumed().game;
            assertThat(Game.firstDifference(play.game, fresh)).as("step %d", i).isEmpty();
            assertThat(play.game.fork().stateHash()).isEqualTo(fresh.stateHash());
        }
    }

    /** Between the steps, and also in the middle of them. */
    @Property(tries = 60)
    void askingChangesNothing(@ForAll long seed) {
        Play plain = Watching.waryGame(seed);
        Play asked = Watching.waryGame(seed);
        RandomSource random = RandomSource.of(seed);
        for (int i = 0; i < FEW; i++) {
            Play.Came expected = plain.next();
            Watching.CURIOUS.set(true);
            try {
                ask(asked.game, random);
                assertThat(asked.next()).as("step %d", i).isEqualTo(expected);
            } finally {
                Watching.CURIOUS.set(false);
            }
            assertThat(Game.firstDifference(plain.game, asked.game))
                    .as("step %d", i)
                    .isEmpty();
        }
        assertThat(asked.game.state()).isEqualTo(plain.game.state());
    }

    private static void ask(Game game, RandomSource random) {
        Object before = game.state();
        Watching.ask(game.view());
        for (EntityId actor : game.view().actors()) {
            try {
                game.legalActions(actor);
                GameView after = game.preview(actor, Stock.action(random)).after();
                Watching.ask(after);
                break; // it was that one's turn
            } catch (IllegalArgumentException | GameCodeException notItsTurnOrFaulty) {
                // so somebody else is asked
            }
        }
        assertThat(game.state()).isEqualTo(before);
    }

    @Property(tries = 60)
    void previewsAreTheSameInAGameReadBack(@ForAll long seed) {
        Play play = Watching.waryGame(seed);
        RandomSource random = RandomSource.of(seed);
        for (int i = 0; i < FEW / 2; i++) {
            Game fresh = play.resumed().game;
            Action action = Stock.action(random);
            for (EntityId actor : play.game.view().actors()) {
                assertThat(imagined(fresh, actor, action))
                        .as("step %d", i)
                        .isEqualTo(imagined(play.game, actor, action));
            }
            play.next();
        }
    }

    /** All that is shown of what was imagined, or why there is nothing. */
    private static Object imagined(Game game, EntityId actor, Action action) {
        try {
            return KnownPreviewLawsTest.told(game.preview(actor, action));
        } catch (IllegalArgumentException | GameCodeException notItsTurnOrFaulty) {
            return String.valueOf(notItsTurnOrFaulty.getMessage());
        }
    }

    @Property(tries = 30)
    void aPerceptionThatIsKeptShowsThePresent(@ForAll long seed) {
        Play play = Watching.waryGame(seed);
        List<Perception> kept = new ArrayList<>();
        play.game
                .view()
                .entities()
                .forEach(entity -> play.game.view().perception(entity.id()).ifPresent(kept::add));
        play.steps(1);
        for (Perception each : kept) {
            play.game.view().perception(each.observer()).ifPresent(now -> {
                assertThat(each.sightings()).isEqualTo(now.sightings());
                assertThat(each.heard()).isEqualTo(now.heard());
                assertThat(each.board().stamp()).isSameAs(now.board().stamp());
            });
        }
    }
}
