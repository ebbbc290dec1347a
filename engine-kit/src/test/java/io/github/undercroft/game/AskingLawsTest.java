package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.EntityId;
import io.github.undercroft.random.RandomSource;
import io.github.undercroft.value.StateNode;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Waiting for input changes nothing, and neither does input that is refused. */
class AskingLawsTest {

    private static final int STEPS = 30;

    /** What to do where somebody is waited for. */
    private interface Law {
        void check(Game game, EntityId waitedFor, RandomSource random);
    }

    private static void whereSomebodyIsWaitedFor(long seed, Law law) {
        Play play = Play.of(seed);
        RandomSource random = RandomSource.of(seed);
        for (int i = 0; i < STEPS; i++) {
            Object before = play.next().what();
            Game aside = play.game.fork();
            if (before instanceof Step.Awaiting awaiting
                    && Play.isInterrupted(aside, awaiting.actor())
                    && Play.step(aside).equals(Optional.of(new Step.Awaiting(awaiting.actor(), Optional.empty())))) {
                law.check(aside, awaiting.actor(), random);
            }
        }
    }

    @Property
    void waitingChangesNothingHoweverOftenItIsAsked(@ForAll long seed) {
        whereSomebodyIsWaitedFor(seed, (game, actor, random) -> {
            StateNode before = game.state();
            long now = game.view().now();
            for (int i = 0; i < 3; i++) {
                assertThat(game.step()).isEqualTo(new Step.Awaiting(actor, Optional.empty()));
                assertThat(game.view().now()).isEqualTo(now);
                assertThat(game.state()).isEqualTo(before);
            }
        });
    }

    @Property
    void aRefusedActionOfAPlayerLeavesTheStateUnchanged(@ForAll long seed) {
        whereSomebodyIsWaitedFor(seed, (game, actor, random) -> {
            long hash = game.stateHash();
            StateNode before = game.state();
            Script.Ending ending = random.chance(1, 2) ? Script.Ending.FAIL : Script.Ending.ALTERNATE;
            Script script = Stock.script(random).ending(ending);
            game.submit(actor, script);
            Optional<Step> step = Play.step(game);
            if (step.isPresent() && step.get() instanceof Step.Awaiting awaiting) {
                assertThat(awaiting.actor()).isEqualTo(actor);
                assertThat(awaiting.refused()).as("%s", script).isPresent();
                assertThat(game.state()).as("%s", script).isEqualTo(before);
                assertThat(game.stateHash()).as("%s", script).isEqualTo(hash);
                assertThat(game.step()).isEqualTo(new Step.Awaiting(actor, Optional.empty()));
            }
        });
    }

    @Property
    void inputForSomebodyElseIsRefusedAndChangesNothing(@ForAll long seed) {
        whereSomebodyIsWaitedFor(seed, (game, actor, random) -> {
            for (EntityId other : List.of(EntityId.WORLD, new EntityId(0, 1_000_000), new EntityId(7, 0))) {
                StateNode before = game.state();
                assertThat(game.submit(other, Stock.action(random))).isEqualTo(new InputReply.NoSuchActor(other));
                assertThat(game.interrupt(other)).isEqualTo(new InputReply.NoSuchActor(other));
                assertThat(game.state()).isEqualTo(before);
            }
            for (EntityId other : game.view().actors()) {
                if (!other.equals(actor)) {
                    game.interrupt(other); // what it had begun could be replaced
                    StateNode before = game.state();
                    assertThat(game.submit(other, Stock.action(random))).isEqualTo(new InputReply.NotAwaited(other));
                    assertThat(game.interrupt(other)).isEqualTo(new InputReply.NotAwaited(other));
                    assertThat(game.state()).isEqualTo(before);
                }
            }
        });
    }

    @Property
    void theLaterInputCounts(@ForAll long seed) {
        whereSomebodyIsWaitedFor(seed, (game, actor, random) -> {
            Game plain = game.fork();
            game.submit(actor, Stock.action(random));
            Script counts = Stock.script(random);
            game.submit(actor, counts);
            plain.submit(actor, counts);
            assertThat(Play.step(game)).isEqualTo(Play.step(plain));
            assertThat(game.state()).isEqualTo(plain.state());
        });
    }
}
