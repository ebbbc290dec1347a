package io.github.undercroft.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Damage;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HealthTest {

    private static final int HUGE = Integer.MAX_VALUE;

    @Test
    void oneStartsUnhurt() {
        assertThat(Health.of(7)).isEqualTo(new Health(7, 7));
    }

    @ParameterizedTest
    @CsvSource({"-1, 5", "6, 5", "2147483647, 5", "-2147483648, 2147483647"})
    void hitPointsOutOfRangeAreRefused(int hitPoints, int max) {
        assertThatThrownBy(() -> new Health(hitPoints, max))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(String.valueOf(hitPoints))
                .hasMessageContaining("0 to " + max);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void whoCanHaveNoHitPointsIsRefused(int max) {
        assertThatThrownBy(() -> Health.of(max))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1 or more")
                .hasMessageContaining(String.valueOf(max));
    }

    @Test
    void bothEndsAreLegal() {
        assertThat(new Health(0, 1).hitPoints()).isZero();
        assertThat(Health.of(HUGE).hitPoints()).isEqualTo(HUGE);
    }

    @Test
    void damageTakesHitPointsDownToNone() {
        assertThat(Health.of(7).damaged(Damage.physical(3))).isEqualTo(new Health(4, 7));
        assertThat(Health.of(7).damaged(Damage.physical(7))).isEqualTo(new Health(0, 7));
        assertThat(Health.of(7).damaged(Damage.physical(0))).isEqualTo(Health.of(7));
    }

    @Test
    void healingEndsWhereOneIsUnhurt() {
        assertThat(new Health(2, 7).healed(3)).isEqualTo(new Health(5, 7));
        assertThat(new Health(2, 7).healed(5)).isEqualTo(Health.of(7));
        assertThat(new Health(2, 7).healed(6)).isEqualTo(Health.of(7));
        assertThat(Health.of(7).healed(1)).isEqualTo(Health.of(7));
        assertThat(new Health(2, 7).healed(0)).isEqualTo(new Health(2, 7));
    }

    @Test
    void hugeAmountsDoNotWrapAround() {
        assertThat(new Health(3, 7).damaged(Damage.physical(HUGE))).isEqualTo(new Health(0, 7));
        assertThat(new Health(0, 7).damaged(Damage.physical(HUGE))).isEqualTo(new Health(0, 7));
        assertThat(new Health(3, 7).healed(HUGE)).isEqualTo(Health.of(7));
        assertThat(Health.of(HUGE).healed(HUGE)).isEqualTo(Health.of(HUGE));
        assertThat(new Health(1, HUGE).healed(HUGE)).isEqualTo(Health.of(HUGE));
        assertThat(Health.of(HUGE).damaged(Damage.physical(HUGE))).isEqualTo(new Health(0, HUGE));
    }

    @Property
    void hitPointsAreWhatIsLeftInLongNumbersCutAtBothEnds(
            @ForAll @IntRange(min = 1, max = HUGE) int max,
            @ForAll @IntRange(min = 0, max = HUGE) int lost,
            @ForAll @IntRange(min = 0, max = HUGE) int healed) {
        long hurt = Math.max(0, (long) max - lost);
        long better = Math.min(max, hurt + healed);

        Health after = Health.of(max).damaged(Damage.physical(lost));

        assertThat(after).isEqualTo(new Health((int) hurt, max));
        assertThat(after.healed(healed)).isEqualTo(new Health((int) better, max));
    }
}
