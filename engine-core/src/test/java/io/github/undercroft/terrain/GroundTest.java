package io.github.undercroft.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.undercroft.Terrain;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.Grid;
import org.junit.jupiter.api.Test;

class GroundTest {

    @Test
    void whatIsOpenIsFloorAndAllElseIsWall() {
        BitGrid open = BitGrid.of(2, 2);
        open.set(1, 0);

        Grid<Terrain> ground = Ground.of(open);

        assertThat(ground.values()).containsExactly(Ground.WALL, Ground.FLOOR, Ground.WALL, Ground.WALL);
    }
}
