package io.github.undercroft.pathfinding.field;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.pathfinding.TollGround;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BoardFieldTest {

    /** A street that counts how often it is asked for the toll of a cell, of which every person has one. */
    private static final class Street implements TollGround {

        private final Movement movement;
        private final BitGrid open = BitGrid.of(30, 20);
        private final BitGrid people = BitGrid.of(30, 20);
        private int asked;

        Street(Movement movement) {
            this.movement = movement;
            open.setAll();
        }

        @Override
        public int width() {
            return open.width();
        }

        @Override
        public int height() {
            return open.height();
        }

        @Override
        public Movement movement() {
            return movement;
        }

        @Override
        public int diagonalPercent() {
            return 141;
        }

        @Override
        public BitGrid open() {
            return open;
        }

        @Override
        public BitGrid openAtMost() {
            return open;
        }

        @Override
        public boolean hasClosed() {
            return false;
        }

        @Override
        public BitGrid occupied() {
            return people;
        }

        @Override
        public boolean ignoresOccupied() {
            return false;
        }

        @Override
        public boolean blocksOccupied() {
            return false;
        }

        @Override
        public double occupiedToll(int x, int y) {
            return 4;
        }

        @Override
        public boolean hasDearCells() {
            return false;
        }

        @Override
        public double toll(int x, int y) {
            asked++;
            return 0;
        }
    }

    @ParameterizedTest
    @EnumSource
    void aFieldAsksForNoTollWhereNobodyIsInTheWay(Movement movement) {
        Street street = new Street(movement);
        new DistanceField().compute(FieldRequest.on(FieldGround.of(street)).to(new Point(3, 4)));
        assertThat(street.asked).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void aFieldAsksOnlyAboutTheCellsThatHaveAToll(Movement movement) {
        Street street = new Street(movement);
        street.people.set(7, 7);
        DistanceField field = new DistanceField();
        field.compute(FieldRequest.on(FieldGround.of(street)).to(new Point(3, 4)));
        assertThat(street.asked).isBetween(1, 9);
    }
}
