package io.github.undercroft.move;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Refusal;
import io.github.undercroft.Rest;
import io.github.undercroft.game.Choice;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BasicOffersTest {

    private static final Legend LEGEND = Scenario.legend().replacing('@', Blueprint.player("you"));

    private static List<Choice> choices(Movement movement, String... rows) {
        Scenario scenario = Scenario.of(LEGEND, rules -> rules.steps(movement).offers(new BasicOffers()), rows);
        return scenario.game().legalActions(scenario.id('@'));
    }

    @ParameterizedTest
    @EnumSource(Movement.class)
    void everyStepOfTheMovementIsOfferedClockwiseAndThenARest(Movement movement) {
        List<Action> expected = Stream.concat(
                        movement.directions().stream().map(direction -> (Action) new Move(direction)),
                        Stream.of(new Rest()))
                .toList();

        assertThat(choices(movement, "...", ".@.", "..."))
                .map(choice -> choice instanceof Choice.Legal legal ? legal.action() : choice)
                .isEqualTo(expected);
    }

    @Test
    void aStepThatCannotBeTakenIsListedWithItsRefusal() {
        List<Choice> choices = choices(Movement.FOUR_WAY, "@#");

        assertThat(choices).hasSize(5);
        assertThat(choices.get(1))
                .isEqualTo(new Choice.Refused(
                        new Move(Direction.EAST), new Refusal.Impassable(new Point(1, 0), Ground.WALL)));
        assertThat(choices.get(4)).isInstanceOf(Choice.Legal.class);
    }
}
