package io.github.undercroft.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class DiceLawsTest {

    private static SlowDice model(long seed) {
        return SlowDice.random(RandomSource.of(seed), 2);
    }

    @Property
    void theDistributionIsThatOfEveryWayTheDiceCanFall(@ForAll long seed) {
        SlowDice model = model(seed);
        Distribution distribution = Dice.of(model.text()).distribution();

        assertThat(distribution.values())
                .as(model.text())
                .isEqualTo(List.copyOf(model.ways().keySet()));
        assertThat(distribution.values().stream()
                        .map(value -> distribution.ways(value).multiply(model.total()))
                        .toList())
                .as(model.text())
                .isEqualTo(model.ways().values().stream()
                        .map(ways -> ways.multiply(distribution.total()))
                        .toList());
        assertThat(distribution.values().stream().map(distribution::ways).reduce(BigInteger.ZERO, BigInteger::add))
                .isEqualTo(distribution.total());
    }

    @Property
    void theNormalFormReadsBackAndMeansTheSame(@ForAll long seed) {
        SlowDice model = model(seed);
        Dice dice = Dice.of(model.text());

        assertThat(Dice.of(dice.toString())).isEqualTo(dice).hasSameHashCodeAs(dice);
        assertThat(Dice.of(dice.toString())).hasToString(dice.toString());
        assertThat(Dice.of(dice.toString()).distribution()).isEqualTo(dice.distribution());
        assertThat(dice.toString().length()).isLessThanOrEqualTo(model.text().length());
    }

    @Property
    void minAndMostAreThoseOfTheDistribution(@ForAll long seed) {
        Dice dice = Dice.of(model(seed).text());

        assertThat(dice.min()).isEqualTo(dice.distribution().min());
        assertThat(dice.max()).isEqualTo(dice.distribution().max());
    }

    @Property
    void aRollIsAPossibleValueAndEqualForEqualSeeds(@ForAll long seed, @ForAll long rolls) {
        Dice dice = Dice.of(model(seed).text());
        Distribution distribution = dice.distribution();
        RandomSource random = RandomSource.of(rolls);
        RandomSource same = RandomSource.of(rolls);
        for (int i = 0; i < 20; i++) {
            int rolled = dice.roll(random);
            assertThat(distribution.ways(rolled)).isPositive();
            assertThat(Dice.of(dice.toString()).roll(same)).isEqualTo(rolled);
        }
    }

    @Property
    void aNumberAddedShiftsEverything(@ForAll long seed, @ForAll @IntRange(min = -999, max = 999) int bonus) {
        Dice dice = Dice.of(model(seed).text());
        Dice more = dice.plus(bonus);

        assertThat(more.distribution()).isEqualTo(dice.distribution().map(value -> value + bonus));
        assertThat(Dice.of(more.toString())).isEqualTo(more);
        assertThat(more.roll(RandomSource.of(seed))).isEqualTo(dice.roll(RandomSource.of(seed)) + bonus);
    }

    @Property
    void meanAndTailFollowTheirDefinition(@ForAll long seed, @ForAll @IntRange(min = -9, max = 20) int n) {
        Distribution distribution = Dice.of(model(seed).text()).distribution();
        double mean = 0;
        double tail = 0;
        for (int value : distribution.values()) {
            double chance = distribution.probability(value);
            assertThat(chance)
                    .isEqualTo(new BigDecimal(distribution.ways(value))
                            .divide(new BigDecimal(distribution.total()), MathContext.DECIMAL128)
                            .doubleValue());
            mean += value * chance;
            tail += value >= n ? chance : 0;
        }

        assertThat(distribution.mean()).isCloseTo(mean, within(1e-9 * (1 + Math.abs(mean))));
        assertThat(distribution.chanceOfAtLeast(n)).isCloseTo(tail, within(1e-12));
    }

    @Property
    void anyTextIsReadOrRefusedWithItsPlace(@ForAll long seed) {
        RandomSource random = RandomSource.of(seed);
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(12); i > 0; i--) {
            text.append("dDkhl!%()+-*/ 0123469x".charAt(random.nextInt(22)));
        }
        try {
            Dice dice = Dice.of(text.toString());
            assertThat(Dice.of(dice.toString())).isEqualTo(dice);
        } catch (IllegalArgumentException e) {
            assertThat(e).hasMessageStartingWith("The dice \"" + text + "\" can't be read at character ");
        }
    }
}
