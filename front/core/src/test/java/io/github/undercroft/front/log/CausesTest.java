package io.github.undercroft.front.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Blueprint;
import io.github.undercroft.DamageKind;
import io.github.undercroft.combat.Health;
import io.github.undercroft.effect.Harm;
import io.github.undercroft.front.Words;
import io.github.undercroft.game.Step;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.move.Move;
import io.github.undercroft.random.Dice;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.terrain.Ground;
import io.github.undercroft.trap.Trap;
import org.junit.jupiter.api.Test;

class CausesTest {

    @Test
    void whoDiesInATrapThatWasHiddenIsKilledByATrap() {
        Trap hidden = Trap.hidden(Ground.FLOOR, new Harm(Dice.constant(9), DamageKind.PHYSICAL));
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing('@', Blueprint.player("you").with(Health.of(1)))
                        .with('^', hidden),
                "@^");
        Causes causes = new Causes(scenario.game().view(), Words.ENGLISH);
        scenario.game().step();
        scenario.game().submit(scenario.hero().id(), new Move(Direction.EAST));
        if (scenario.game().step() instanceof Step.Acted acted) {
            causes.add(acted);
        }

        assertThat(causes.all()).containsExactly("a trap");
    }
}
