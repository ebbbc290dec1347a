package io.github.undercroft.pathfinding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LeastPriceTest {

    private static final PathRequest ACROSS = PathRequest.from(new Point(3, 20)).to(new Point(36, 20));

    @Test
    void aLambdaAloneIsNoCostFunction() {
        assertThat(CostFunction.class.isAnnotationPresent(FunctionalInterface.class))
                .isFalse();
        assertThat(Arrays.stream(CostFunction.class.getMethods())
                        .filter(each -> Modifier.isAbstract(each.getModifiers())))
                .hasSize(2);
    }

    @Test
    void aLeastStepIsZeroOrMoreAndADiagonalOneNoLess() {
        for (double wrong : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> CostFunction.atLeast(wrong, (fromX, fromY, toX, toY) -> 1))
                    .withMessageContainingAll("minStep", Double.toString(wrong));
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CostFunction.atLeast(1, 0.5, (fromX, fromY, toX, toY) -> 1))
                .withMessageContainingAll("minDiagonalStep", "0.5", "1.0 or more");
    }

    @Test
    void whoSaysTheLeastStepIsAskedForFewPrices() {
        int cells = 40 * 40;
        assertThat(asked(1, Math.sqrt(2))).isLessThan(cells / 4);
        // In all directions, and yet by far not from all eight sides.
        assertThat(asked(0, 0)).isBetween(cells / 2, 4 * cells);
    }

    /** How often the price of a step is asked for on an open grid. */
    private static int asked(double minStep, double minDiagonalStep) {
        AtomicInteger asked = new AtomicInteger();
        CostFunction cost = CostFunction.atLeast(minStep, minDiagonalStep, (fromX, fromY, toX, toY) -> {
            asked.incrementAndGet();
            return fromX == toX || fromY == toY ? 1 : Math.sqrt(2);
        });
        PathResult result = new Pathfinder().find(ACROSS.onGrid(40, 40, Movement.EIGHT_WAY, cost));
        assertThat(result.bestPath().orElseThrow().cost()).isEqualTo(33);
        return asked.get();
    }
}
