package io.github.undercroft.pathfinding.field;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FieldUnitsTest {

    /** From 5e11 on even a half is within the rounding. */
    @ParameterizedTest
    @ValueSource(doubles = {-1e12 - 0.5, -1e12 - 1.5, -7, 0, 3 - 1e-13, 2, 1e12 + 0.5, 1e12 + 1.5, 1e17})
    void aSumThatIsWholeButForRoundingIsRoundedAsTheJdkDoes(double distance) {
        assertThat(FieldUnits.PLAIN.of(distance)).isEqualTo(Math.rint(distance) + 0.0);
    }

    @Test
    void anInfiniteDistanceStaysInfinite() {
        assertThat(FieldUnits.PLAIN.of(Double.POSITIVE_INFINITY)).isInfinite();
        assertThat(FieldUnits.WIDE_ROOT.distance(Double.POSITIVE_INFINITY)).isInfinite();
    }

    @Test
    void anyOtherSumStaysAsItIs() {
        assertThat(FieldUnits.PLAIN.of(0.5)).isEqualTo(0.5);
    }
}
