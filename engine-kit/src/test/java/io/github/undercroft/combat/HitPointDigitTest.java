package io.github.undercroft.combat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Action;
import io.github.undercroft.ActionContext;
import io.github.undercroft.ActionResult;
import io.github.undercroft.Blueprint;
import io.github.undercroft.Damage;
import io.github.undercroft.Look;
import io.github.undercroft.level.Legend;
import io.github.undercroft.scenario.Scenario;
import io.github.undercroft.value.ValueRegistry;
import org.junit.jupiter.api.Test;

class HitPointDigitTest {

    /** Hurts by that many points, or heals. */
    private record Hurt(int points) implements Action {
        @Override
        public ActionResult perform(ActionContext context) {
            if (points < 0) {
                context.heal(context.view().actor().id(), -points);
            } else {
                context.damage(context.view().actor().id(), Damage.physical(points));
            }
            return ActionResult.succeeded();
        }
    }

    private static Scenario scenario(Blueprint hero) {
        return Scenario.of(Legend.standard().with('@', hero.with(new HitPointDigit())), "@.");
    }

    private static Look look(Scenario scenario) {
        return scenario.hero().get(Look.class).orElseThrow();
    }

    @Test
    void theLookFollowsTheHitPointsInItsColour() {
        Scenario scenario =
                scenario(Blueprint.player("hero").with(Health.of(12)).with(HitPointDigit.of(12, 0x123456)));
        assertThat(look(scenario)).isEqualTo(Look.of("9", 0x123456));

        assertThat(look(scenario.play(new Hurt(2)))).isEqualTo(Look.of("9", 0x123456));
        assertThat(look(scenario.play(new Hurt(7)))).isEqualTo(Look.of("3", 0x123456));
        assertThat(look(scenario.play(new Hurt(-1)))).isEqualTo(Look.of("4", 0x123456));
    }

    @Test
    void whoHadNoLookIsDrawnInWhite() {
        assertThat(look(scenario(Blueprint.player("hero").with(Health.of(3))).play(new Hurt(1))))
                .isEqualTo(Look.of("2", 0xFFFFFF));
    }

    @Test
    void deathIsNoMistake() {
        Scenario scenario = scenario(Blueprint.player("hero").with(Health.of(3)));
        scenario.play(new Hurt(3));

        assertThat(scenario.hero().isAlive()).isFalse();
    }

    @Test
    void itIsKnownWithoutRegistering() {
        assertThat(ValueRegistry.builder().build().required(new HitPointDigit()).name())
                .isEqualTo("hit-point-digit");
    }
}
