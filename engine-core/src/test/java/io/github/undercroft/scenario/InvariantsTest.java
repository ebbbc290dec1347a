package io.github.undercroft.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.undercroft.combat.Attack;
import io.github.undercroft.geometry.Direction;
import org.junit.jupiter.api.Test;

class InvariantsTest {

    @Test
    void aSoundGameHasNoViolations() {
        Scenario scenario = Scenario.of("#####", "#@g+#", "#####");

        scenario.play(Attack.toward(Direction.EAST), Attack.toward(Direction.EAST), Attack.toward(Direction.EAST));

        assertThat(Invariants.violations(scenario.game())).isEmpty();
        assertThatCode(() -> Invariants.check(scenario.game())).doesNotThrowAnyException();
    }
}
