package io.github.undercroft.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Effect.Review;
import io.github.undercroft.Effects;
import io.github.undercroft.EntityId;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Attack;
import io.github.undercroft.event.Rested;
import io.github.undercroft.game.Values.Deed;
import io.github.undercroft.game.Values.No;
import io.github.undercroft.game.Values.Reviewing;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.move.Move;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.time.SchedulerFactory;
import io.github.undercroft.value.StateNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rule 5: a player's failure is free and the player is asked again; anyone else pays a rest. */
class FailingTest {

    private static final Deed FAILS = Deed.of("fails", context -> ActionResult.failed(new No("never")));

    static List<SchedulerFactory> orders() {
        return AskingTest.orders();
    }

    @ParameterizedTest
    @MethodSource("orders")
    void aPlayersFailedActionChangesNothing(SchedulerFactory order) {
        Scenario scenario = Scenario.of(Scenario.legend(), rules -> rules.scheduler(order), "#g@#");
        Game game = scenario.game();
        while (!(game.step() instanceof Step.Awaiting)) {}
        StateNode before = game.state();
        long hash = game.stateHash();

        for (int i = 0; i < 20; i++) {
            game.submit(scenario.id('@'), new Move(Direction.EAST));
            assertThat(game.step())
                    .isEqualTo(new Step.Awaiting(
                            scenario.id('@'), Optional.of(new Refusal.Impassable(new Point(3, 0), Ground.WALL))));
        }

        assertThat(game.stateHash()).isEqualTo(hash);
        assertThat(game.state()).isEqualTo(before);
    }

    @Test
    void theRefusalIsToldOnce() {
        Scenario scenario = Scenario.of("#@#");
        scenario.perform(new Move(Direction.EAST));

        assertThat(scenario.game().step()).isEqualTo(new Step.Awaiting(scenario.id('@'), Optional.empty()));
    }

    @ParameterizedTest
    @MethodSource("orders")
    void anyoneElseRestsSoThatNobodyHangsTheLoop(SchedulerFactory order) {
        Game game = Scenario.of(
                        Scenario.legend().with('f', Values.doer("fool", FAILS)), rules -> rules.scheduler(order), "ff")
                .game();

        for (int turn = 0; turn < 100; turn++) {
            EntityId fool = new EntityId(0, turn % 2);
            assertThat(game.step())
                    .isEqualTo(new Step.Acted(
                            fool,
                            new Rest(),
                            Optional.of(new No("never")),
                            List.of(new Rested(fool)),
                            List.of(0),
                            Map.of()));
        }
        assertThat(game.view().now()).isPositive();
    }

    @Test
    void aVetoIsAFailure() {
        Effects held = Effects.of(new Reviewing(
                "held", action -> action instanceof Move ? new Review.Veto(new No("held")) : Review.ALLOW));
        Scenario scenario =
                Scenario.of(Scenario.legend().replacing('@', Values.hero().with(held)), "@.");
        Game monster = Scenario.of(
                        Scenario.legend()
                                .with(
                                        'm',
                                        Values.doer("m", new Move(Direction.EAST))
                                                .with(held)),
                        "m.")
                .game();

        scenario.play(new Move(Direction.EAST)).expectRefusal(new No("held")).expectEvents();
        assertThat(((Step.Acted) monster.step()).why()).contains(new No("held"));
        assertThat(monster.view().board().isOccupied(new Point(0, 0))).isTrue();
    }

    @Test
    void theReasonIsThatOfTheLastAlternate() {
        Action bump = Attack.toward(Direction.EAST);

        Scenario.of("@#").play(bump).expectRefusal(new Refusal.Impassable(new Point(1, 0), Ground.WALL));
    }
}
