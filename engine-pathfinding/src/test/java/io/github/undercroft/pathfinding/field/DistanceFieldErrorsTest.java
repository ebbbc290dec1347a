package io.github.undercroft.pathfinding.field;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.pathfinding.CostFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a distance field refuses, and what it says. */
class DistanceFieldErrorsTest {

    private static final BitGrid TWO_CELLS = BitGrid.of(2, 1);

    static {
        TWO_CELLS.setAll();
    }

    private final DistanceField field = new DistanceField();

    @ParameterizedTest
    @ValueSource(doubles = {-1, Double.NaN, Double.NEGATIVE_INFINITY})
    void aPriceThatIsNoneIsReportedAndLeavesNoHalfAField(double price) {
        field.compute(
                FieldRequest.on(FieldGround.open(TWO_CELLS, Movement.FOUR_WAY)).to(new Point(0, 0)));
        FieldRequest request = FieldRequest.on(FieldGround.costing(
                        2, 1, Movement.FOUR_WAY, CostFunction.atLeast(0, (fromX, fromY, toX, toY) -> price)))
                .to(new Point(0, 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> field.compute(request))
                .withMessageContainingAll("(1,0)", "(0,0)", Double.toString(price), "BLOCKED");
        assertThatIllegalStateException().isThrownBy(() -> field.distance(0, 0)).withMessageContaining("compute");
    }

    @Test
    void badArgumentsAreNamed() {
        FieldRequest request = FieldRequest.on(FieldGround.open(TWO_CELLS, Movement.FOUR_WAY));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> request.to(new Point(2, 0)))
                .withMessageContainingAll("(2,0)", "2 x 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> request.to(new Point(0, 0), Double.NaN))
                .withMessageContainingAll("(0,0)", "NaN");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> request.within(-1))
                .withMessageContaining("-1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> request.toCells(BitGrid.of(3, 1)))
                .withMessageContainingAll("3 x 1", "2 x 1");
        IntGrid prices = IntGrid.of(1, 1);
        prices.set(0, 0, -4);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> field.compute(FieldRequest.on(FieldGround.priced(prices, Movement.FOUR_WAY))))
                .withMessageContainingAll("(0,0)", "-4");
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> FieldGround.costing(0, 5, Movement.FOUR_WAY, CostFunction.atLeast(1, (a, b, c, d) -> 1)))
                .withMessageContaining("0 x 5");
    }
}
