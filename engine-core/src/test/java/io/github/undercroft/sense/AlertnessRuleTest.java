package io.github.undercroft.sense;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.Percept;
import io.github.undercroft.Sound;
import io.github.undercroft.fov.Reach;
import io.github.undercroft.geometry.Point;
import java.math.BigInteger;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AlertnessRuleTest {

    private static final AlertnessRule RULE = AlertnessRule.USUAL;

    private static Percept.Heard heard(int volume, Sound sound) {
        return new Percept.Heard(new Point(0, 0), volume, sound, 0);
    }

    @Test
    void threeQuartersAreKeptAndAFifthOfWhatIsNoticedIsAdded() {
        int level = 0;
        int[] rising = {2_000, 3_500, 4_625, 5_468, 6_101, 6_575};
        for (int expected : rising) {
            level = RULE.next(level, 10_000);
            assertThat(level).isEqualTo(expected);
        }
        int[] fading = {4_931, 3_698, 2_773, 2_079, 1_559, 1_169, 876};
        for (int expected : fading) {
            level = RULE.next(level, 0);
            assertThat(level).isEqualTo(expected);
        }
    }

    @Test
    void fromATenthItTakesEightQuietTurnsToFallAsleep() {
        int turns = 0;
        for (int level = 1_000; level >= RULE.waking().asleepBelow(); level = RULE.next(level, 0)) {
            turns++;
        }
        assertThat(turns).isEqualTo(8);
    }

    @Test
    void thereIsNoMoreThanTheWhole() {
        assertThat(RULE.next(10_000, 39_843)).isEqualTo(10_000);
        assertThat(RULE.next(0, 49_999)).isEqualTo(9_999);
        assertThat(RULE.next(0, 50_000)).isEqualTo(10_000);
        assertThat(RULE.next(10_000, Integer.MAX_VALUE)).isEqualTo(10_000);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "999, 0",
        "1000, 500",
        "1700, 509",
        "2750, 648",
        "4500, 1687",
        "6250, 4507",
        "7999, 9995",
        "8000, 10000",
        "10000, 10000"
    })
    void theChanceToWakeIsTheCubicTable(int level, int chance) {
        assertThat(RULE.waking().chance(level)).isEqualTo(chance);
    }

    @ParameterizedTest
    @CsvSource({
        "64, 8, 0, 10000", // full light, close by: one
        "64, 8, 4, 5000",
        "32, 8, 4, 2500",
        "128, 8, 4, 10000",
        "255, 8, 0, 39843", // 255 / 64
        "2147483647, 8, 0, 39843", // broad daylight
        "64, 8, 7, 1250",
        "64, 8, 8, 0",
        "64, 8, 9, 0",
        "0, 8, 1, 0",
        "64, 1, 0, 10000",
        "64, 0, 0, 0",
        "64, 2147483647, 1000, 10000", // eyes without a limit
        "64, 3, 1, 6666"
    })
    void whatIsNearAndInTheLightIsSeenBest(int light, int vision, int distance, int seen) {
        assertThat(RULE.noticing().seen(light, vision, distance)).isEqualTo(seen);
    }

    @Test
    void aFightIsHeardWholeAndAnyOtherNoiseAsAFifth() {
        assertThat(RULE.noticing().heard(heard(100, Sound.FIGHTING))).isEqualTo(10_000);
        assertThat(RULE.noticing().heard(heard(25, Sound.CRY))).isEqualTo(2_500);
        assertThat(RULE.noticing().heard(heard(25, Sound.SCREAM))).isEqualTo(2_500);
        assertThat(RULE.noticing().heard(heard(100, Sound.FOOTSTEPS))).isEqualTo(2_000);
        assertThat(RULE.noticing().heard(heard(64, new Sound("a splash")))).isEqualTo(1_280);
    }

    @Property
    void theLevelIsTheExactOneRoundedDown(
            @ForAll @IntRange(max = 10_000) int level, @ForAll @IntRange(min = 0) int noticed) {
        BigInteger exact = BigInteger.valueOf(75L * level)
                .add(BigInteger.valueOf(20).multiply(BigInteger.valueOf(noticed)))
                .divide(BigInteger.valueOf(100))
                .min(BigInteger.valueOf(10_000));

        assertThat(RULE.next(level, noticed)).isEqualTo(exact.intValueExact()).isBetween(0, 10_000);
    }

    @Property
    void theChanceToWakeNeverFallsAndStaysInRange(
            @ForAll @IntRange(max = 9_999) int mayFrom,
            @ForAll @IntRange(max = 10_000) int min,
            @ForAll @IntRange(max = 9_999) int level) {
        AlertnessRule.Waking waking = new AlertnessRule.Waking(mayFrom, mayFrom + (10_000 - mayFrom + 1) / 2, min, 0);

        assertThat(waking.chance(level)).isBetween(0, 10_000);
        assertThat(waking.chance(level + 1)).isBetween(waking.chance(level), 10_000);
    }

    @Property
    void whatIsSeenIsTheExactNumberRoundedDown(
            @ForAll @IntRange(min = 0) int light,
            @ForAll @IntRange(min = 1, max = 1_000_000) int vision,
            @ForAll @IntRange(min = 0) int distance) {
        BigInteger exact = BigInteger.valueOf(10_000L * Math.min(light, 255))
                .multiply(BigInteger.valueOf(Math.max(0, (long) vision - distance)))
                .divide(BigInteger.valueOf(64L * vision));

        assertThat(RULE.noticing().seen(light, vision, distance)).isEqualTo(exact.intValueExact());
    }

    @Property
    void noNumberOverflowsAndBrighterOrNearerIsNeverSeenWorse(
            @ForAll @IntRange(min = 0) int light,
            @ForAll @IntRange(min = 0) int vision,
            @ForAll @IntRange(min = 0, max = 100_000) int distance,
            @ForAll @IntRange(min = 1, max = 1_000_000) int fullLight,
            @ForAll @IntRange(max = 1_000_000) int brightest) {
        AlertnessRule.Noticing noticing = new AlertnessRule.Noticing(fullLight, brightest, 20, List.of());

        int seen = noticing.seen(light, vision, distance);
        assertThat(seen).isBetween(0, 100 * Alertness.MAX);
        assertThat(noticing.seen(light, vision, distance + 1)).isBetween(0, seen);
        assertThat(noticing.seen(light / 2, vision, distance)).isBetween(0, seen);
    }

    @Test
    void numbersOutOfRangeAreRefusedByName() {
        assertThatThrownBy(() -> new Alertness(10_001, Alertness.State.AWAKE)).hasMessageContaining("10001");
        assertThatThrownBy(() -> new Alertness(-1, Alertness.State.ASLEEP)).hasMessageContaining("-1");
        assertThatThrownBy(() -> new AlertnessRule(101, 20, AlertnessRule.Noticing.USUAL, AlertnessRule.Waking.USUAL))
                .hasMessageContaining("101");
        assertThatThrownBy(() -> new AlertnessRule(75, -1, AlertnessRule.Noticing.USUAL, AlertnessRule.Waking.USUAL))
                .hasMessageContaining("-1");
        assertThatThrownBy(() -> new AlertnessRule.Noticing(0, 255, 20, List.of()))
                .hasMessageContaining("this is 0");
        assertThatThrownBy(() -> new AlertnessRule.Noticing(64, -3, 20, List.of()))
                .hasMessageContaining("-3");
        assertThatThrownBy(() -> new AlertnessRule.Noticing(64, 255, 120, List.of()))
                .hasMessageContaining("120");
        assertThatThrownBy(() -> new AlertnessRule.Waking(-1, 8_000, 500, 100)).hasMessageContaining("-1");
        assertThatThrownBy(() -> new AlertnessRule.Waking(5_000, 5_000, 500, 100))
                .hasMessageContaining("5000");
        assertThatThrownBy(() -> new AlertnessRule.Waking(0, 8_000, 10_001, 100))
                .hasMessageContaining("10001");
    }

    @Test
    void numbersAreReplacedOneByOne() {
        AlertnessRule.Noticing deafened = new AlertnessRule.Noticing(64, 255, 0, List.of());
        assertThat(RULE.replacing(deafened).noticing()).isEqualTo(deafened);
        AlertnessRule.Waking sleepless = new AlertnessRule.Waking(1_000, 8_000, 500, 0);
        assertThat(RULE.replacing(sleepless).waking()).isEqualTo(sleepless);
        assertThat(Reach.unlimited().radius()).isEqualTo(Integer.MAX_VALUE);
    }
}
