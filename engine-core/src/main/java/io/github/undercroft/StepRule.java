package io.github.undercroft;

import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Movement;
import java.util.Objects;

/**
 * The rule of walking in a game: which steps there are, and what a diagonal step costs compared with a straight one.
 *
 * @param movement which steps there are
 * @param diagonalPercent the price of a diagonal step in hundredths of a straight one, 1 to 1000
 */
public record StepRule(Movement movement, int diagonalPercent) {

    public StepRule {
        Objects.requireNonNull(movement, "movement");
        if (diagonalPercent < 1 || diagonalPercent > 1000) {
            throw new IllegalArgumentException(
                    "A diagonal step costs 1 to 1000 percent of a straight one; this is " + diagonalPercent);
        }
    }

    /** @return that movement, where each step costs the same */
    public static StepRule of(Movement movement) {
        return new StepRule(movement, 100);
    }

    /** @return the price of that step, rounded to the nearest */
    public int cost(Direction direction, int straightCost) {
        if (diagonalPercent == 100 || !direction.isDiagonal()) {
            return straightCost;
        }
        return (int) (((long) straightCost * diagonalPercent + 50) / 100);
    }
}
