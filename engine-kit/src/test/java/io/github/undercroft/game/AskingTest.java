package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Decision;
import io.github.undercroft.EntityId;
import io.github.undercroft.Rest;
import io.github.undercroft.game.Values.ScriptedBrain;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.time.Schedulers;
import io.github.undercroft.value.StateNode;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rule 1: the actor whose turn it is is asked; without input nothing changes. */
class AskingTest {

    static List<SchedulerFactory> orders() {
        return List.of(Schedulers.energyBySpeed(), Schedulers.energyByResting(), Schedulers.timeline());
    }

    @ParameterizedTest
    @MethodSource("orders")
    void awaitingChangesNothingHoweverOftenItIsAsked(SchedulerFactory order) {
        Game game = Scenario.of(Scenario.legend(), rules -> rules.scheduler(order), "g@g")
                .game();
        while (!(game.step() instanceof Step.Awaiting)) {}
        long hash = game.stateHash();
        StateNode state = game.state();
        long now = game.view().now();

        for (int i = 0; i < 100; i++) {
            assertThat(game.step()).isEqualTo(new Step.Awaiting(new EntityId(0, 1), Optional.empty()));
        }

        assertThat(game.stateHash()).isEqualTo(hash);
        assertThat(game.state()).isEqualTo(state);
        assertThat(game.view().now()).isEqualTo(now);
    }

    @Test
    void theActorAwaitedIsTheOneWhoseTurnItIs() {
        Game game = Scenario.of("@.").game();

        assertThat(game.step()).isInstanceOf(Step.Awaiting.class);
        assertThat(game.submit(game.view().actors().get(0), new Move(Direction.EAST)))
                .isEqualTo(new InputReply.Accepted());
        assertThat(game.step())
                .isInstanceOfSatisfying(
                        Step.Acted.class, acted -> assertThat(acted.action()).isEqualTo(new Move(Direction.EAST)));
    }

    @Test
    void inputThatWasSubmittedEarlierIsUsedWithoutAsking() {
        Scenario scenario = Scenario.of("@.");
        scenario.game().submit(scenario.id('@'), new Rest());
        scenario.game().submit(scenario.id('@'), new Move(Direction.EAST));

        scenario.game().step();

        scenario.expectMap(".@");
    }

    @Test
    void askingTwiceForChanceInOneTurnGivesTheSameAndMovesNothing() {
        ScriptedBrain brain = new ScriptedBrain("rolls", turn -> {
            int first = turn.random().nextInt(1_000_000);
            int second = turn.random().nextInt(1_000_000);
            return first == second ? Decision.act(Values.Deed.noting("" + first)) : Decision.await();
        });
        Scenario scenario = Values.scenario(
                Scenario.legend().with('r', Blueprint.of("roller").with(brain)), "r");

        Game game = scenario.game();
        Game twin = game.fork();
        twin.submit(scenario.id('r'), new Rest()); // asks once more
        List<String> one = Values.notes(((Step.Acted) game.step()).events());
        List<String> other = Values.notes(((Step.Acted) twin.step()).events());
        assertThat(one).hasSize(1).isEqualTo(other);
        assertThat(Values.notes(((Step.Acted) game.step()).events())).isNotEqualTo(one);
    }

    @Test
    void aGameWithoutActorsIsIdle() {
        Scenario scenario = Scenario.of(Scenario.legend().with('o', Blueprint.item("stone")), "o.");

        assertThat(scenario.game().step()).isEqualTo(new Step.Idle());
        assertThat(scenario.game().view().actors()).isEmpty();
    }
}
