package io.github.undercroft.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.Blueprint;
import io.github.undercroft.Effects;
import io.github.undercroft.EntityId;
import io.github.undercroft.Speed;
import io.github.undercroft.combat.Health;
import io.github.undercroft.event.EffectEnded;
import io.github.undercroft.game.Step;
import io.github.undercroft.move.Wait;
import io.github.undercroft.scenario.Scenario;
import java.math.BigDecimal;
import java.math.RoundingMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class HasteTest {

    /** How many turns the hero has, and how many the goblin, until the haste of the hero has ended. */
    private record Turns(int hero, int goblin) {}

    private static Turns untilItEnds(Lasting haste) {
        Scenario scenario = Scenario.of(
                Scenario.legend()
                        .replacing(
                                '@', Blueprint.player("you").with(Health.of(10)).with(Effects.of(haste))),
                "@.g");
        EntityId hero = scenario.hero().id();
        int own = 0;
        int others = 0;
        while (true) {
            Step step = scenario.game().step();
            if (step instanceof Step.Awaiting) {
                scenario.game().submit(hero, new Wait());
                continue;
            }
            Step.Acted acted = (Step.Acted) step;
            if (!acted.actor().equals(hero)) {
                others++;
                continue;
            }
            own++;
            if (acted.events().stream().anyMatch(EffectEnded.class::isInstance)) {
                return new Turns(own, others);
            }
        }
    }

    @Test
    void theHastyHasTwoTurnsForEachTurnOfOthers() {
        Turns turns = untilItEnds(Haste.of(20));

        assertThat(turns.hero()).isEqualTo(20);
        assertThat(turns.goblin()).isBetween(9, 10);
    }

    @Test
    void threeTimesTheSpeedIsThreeTurnsForOne() {
        Turns turns = untilItEnds(Haste.ofPercent(300, 30));

        assertThat(turns.hero()).isEqualTo(30);
        assertThat(turns.goblin()).isBetween(9, 10);
    }

    @Property
    void theSpeedIsThePercentageRoundedHalfUp(
            @ForAll @IntRange(min = 101, max = 10_000) int percent,
            @ForAll @IntRange(min = 1, max = Speed.MAX) int rate) {
        int exact = BigDecimal.valueOf((long) rate * percent)
                .divide(BigDecimal.valueOf(100), RoundingMode.HALF_UP)
                .min(BigDecimal.valueOf(Speed.MAX))
                .intValueExact();

        assertThat(Haste.ofPercent(percent, 5).speed(rate)).isEqualTo(exact);
    }

    @Property
    void moreHasteLastsLongerAndIsAsQuickAsBefore(
            @ForAll @IntRange(min = 101, max = 1000) int percent,
            @ForAll @IntRange(min = 101, max = 1000) int other,
            @ForAll @IntRange(min = 1, max = 1000) int turns,
            @ForAll @IntRange(min = 1, max = 1000) int more) {
        assertThat(Haste.ofPercent(percent, turns).merged(Haste.ofPercent(other, more)))
                .contains(Haste.ofPercent(percent, turns + more));
    }

    @Test
    void otherEffectsDoNotMergeWithIt() {
        assertThat(Haste.of(5).merged(Poison.of("1", 5))).isEmpty();
    }

    @Test
    void aSpeedThatIsNotQuickerIsRefusedWithTheWayToSlowness() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Haste.ofPercent(100, 5))
                .withMessageContainingAll("101 to 10000", "this is 100", "EffectKind.SLOWNESS");
        assertThatIllegalArgumentException().isThrownBy(() -> Haste.ofPercent(10_001, 5));
        assertThatIllegalArgumentException().isThrownBy(() -> Haste.of(0));
    }
}
