package io.github.undercroft.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Destructible;
import io.github.undercroft.Effects;
import io.github.undercroft.Rest;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.Damaged;
import io.github.undercroft.event.Died;
import io.github.undercroft.event.EffectEnded;
import io.github.undercroft.scenario.Scenario;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PoisonTest {

    private static final int HIT_POINTS = 1000;

    private static Scenario poisoned(int hitPoints, Lasting poison) {
        return Scenario.of(
                Scenario.legend()
                        .replacing(
                                '@',
                                Blueprint.player("you")
                                        .with(Health.of(hitPoints))
                                        .with(Effects.of(poison))),
                "@.");
    }

    private static int hitPoints(Scenario scenario) {
        return scenario.hero().get(Destructible.class).orElseThrow().hitPoints();
    }

    private static boolean isPoisoned(Scenario scenario) {
        return scenario.hero()
                .get(Effects.class)
                .filter(all -> !all.all().isEmpty())
                .isPresent();
    }

    @Property(tries = 50)
    void itHarmsAtTheEndOfEachOfItsTurnsAndNoLonger(
            @ForAll @IntRange(min = 1, max = 9) int damage, @ForAll @IntRange(min = 1, max = 9) int turns) {
        Scenario scenario = poisoned(HIT_POINTS, Poison.of("" + damage, turns));
        for (int turn = 1; turn <= turns; turn++) {
            assertThat(isPoisoned(scenario)).isTrue();
            scenario.play(new Rest());
            assertThat(hitPoints(scenario)).isEqualTo(HIT_POINTS - damage * turn);
        }
        scenario.expectEventOf(EffectEnded.class);
        assertThat(isPoisoned(scenario)).isFalse();

        scenario.play(new Rest());

        assertThat(hitPoints(scenario)).isEqualTo(HIT_POINTS - damage * turns);
    }

    @Property(tries = 50)
    void eachTurnRollsTheDiceAgain(@ForAll @IntRange(min = 1, max = 20) int turns) {
        Scenario scenario = poisoned(HIT_POINTS, Poison.of("1d3", turns));
        for (int turn = 0; turn < turns; turn++) {
            int before = hitPoints(scenario);
            scenario.play(new Rest());
            assertThat(before - hitPoints(scenario)).isBetween(1, 3);
        }
    }

    @Test
    void theDamageIsOfTheKindPoison() {
        Scenario scenario = poisoned(10, Poison.of("2", 1));

        scenario.play(new Rest());

        assertThat(scenario.expectEventOf(Damaged.class).damage().kind()).isEqualTo(Poison.DAMAGE);
    }

    @Test
    void aRollBelowZeroDoesNotHeal() {
        Scenario scenario = poisoned(10, Poison.of("1d3-5", 3));

        scenario.play(new Rest(), new Rest(), new Rest());

        assertThat(hitPoints(scenario)).isEqualTo(10);
    }

    @Test
    void itKillsWhenNoHitPointsAreLeft() {
        Scenario scenario = poisoned(2, Poison.of("1", 9));

        scenario.play(new Rest());
        assertThat(scenario.hero().isAlive()).isTrue();
        scenario.play(new Rest());

        scenario.expectEventOf(Died.class);
        assertThat(scenario.hero().isAlive()).isFalse();
    }

    @Test
    void anotherDoseReplacesTheOneBefore() {
        assertThat(Poison.of("1d3", 5).merged(Poison.of("1", 2))).contains(Poison.of("1", 2));
        assertThat(Poison.of("1", 5).merged(Haste.of(2))).isEmpty();
    }

    @Test
    void aSpanBelowOneTurnIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Poison.of("1d3", 0))
                .withMessageContainingAll("1 to 1000000 turns", "this is 0");
    }
}
