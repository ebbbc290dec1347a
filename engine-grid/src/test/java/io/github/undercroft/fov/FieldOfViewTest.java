package io.github.undercroft.fov;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.geometry.Cone;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.TextGrid;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FieldOfViewTest {

    @Test
    void aPillarHidesWhatLiesBehindIt() {
        BitGrid open = TextGrid.ofRows(
                        ".......", //
                        ".......", "..#....", ".......", ".......")
                .cells('.');
        assertThat(FieldsOfView.symmetric().compute(open, new Point(0, 2), Reach.unlimited()))
                .hasToString("#######\n#####..\n###....\n#####..\n#######");
    }

    @Test
    void aConeSeesOnlyWhatItFaces() {
        BitGrid open = BitGrid.of(7, 4);
        open.setAll();
        Reach east = Reach.of(2, Metric.CHEBYSHEV).within(Cone.facing(Direction.EAST, 1));
        assertThat(FieldsOfView.symmetric().compute(open, new Point(2, 1), east))
                .hasToString("...##..\n..###..\n...##..\n....#..");
    }

    @ParameterizedTest
    @EnumSource
    void aRadiusOfNoughtSeesTheOwnCellEvenIfItIsAWall(SightKind kind) {
        BitGrid walls = BitGrid.of(3, 1);
        assertThat(kind.make().compute(walls, new Point(1, 0), Reach.round(0))).hasToString(".#.");
        assertThat(kind.make().compute(BitGrid.of(1, 1), new Point(0, 0), Reach.unlimited()))
                .hasToString("#");
    }

    @ParameterizedTest
    @EnumSource
    void fromInsideAWallOneSeesOut(SightKind kind) {
        BitGrid open = TextGrid.ofRows("#.#..").cells('.');
        assertThat(kind.make().compute(open, new Point(2, 0), Reach.unlimited()))
                .hasToString("#####");
    }

    @ParameterizedTest
    @EnumSource
    void anOriginOutsideIsRefused(SightKind kind) {
        BitGrid open = BitGrid.of(80, 24);
        for (Point outside : List.of(new Point(80, 3), new Point(3, 24), new Point(-1, 0), new Point(0, -1))) {
            assertThatThrownBy(() -> kind.make().compute(open, outside, Reach.unlimited()))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(outside.toString())
                    .hasMessageContaining("80 x 24")
                    .hasMessageContaining("y 0 to 23");
        }
    }

    @Test
    void aNegativeRadiusIsRefused() {
        assertThatThrownBy(() -> Reach.round(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1")
                .hasMessageContaining("Reach.unlimited()");
    }

    @Test
    void aSightMapFollowsItsChanges() {
        SightMap map = SightMap.of(TextGrid.ofRows("..#..", "..#..").cells('.'));
        FieldOfView fov = FieldsOfView.symmetric();
        assertThat(fov.compute(map, new Point(0, 0), Reach.unlimited())).hasToString("###..\n###..");
        map.open(new Point(2, 0));
        assertThat(fov.compute(map, new Point(0, 0), Reach.unlimited())).hasToString("#####\n###.#");
        assertThat(fov.compute(map, new Point(2, 1), Reach.unlimited())).hasToString("#####\n#####");
        map.close(new Point(2, 0));
        assertThat(fov.compute(map, new Point(0, 0), Reach.unlimited())).hasToString("###..\n###..");
        assertThat(BitGrid.copyOf(map)).hasToString("##.##\n##.##");
        assertThatThrownBy(() -> map.open(new Point(5, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("(5,0)");
        assertThatThrownBy(() -> map.close(new Point(0, 2))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> map.word(1, 0)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void theBoxHoldsAllThatIsSeen() {
        BitGrid open = BitGrid.of(200, 100);
        open.setAll();
        VisibleCells seen = FieldsOfView.symmetric().compute(open, new Point(130, 4), Reach.of(9, Metric.CHEBYSHEV));
        assertThat(new int[] {seen.left(), seen.top(), seen.right(), seen.bottom()})
                .containsExactly(121, 0, 139, 13);
        assertThat(seen.count()).isEqualTo(19 * 14);
        List<Point> cells = new ArrayList<>();
        seen.forEach((x, y) -> cells.add(new Point(x, y)));
        assertThat(cells).hasSize(19 * 14).isSorted();
        assertThatThrownBy(() -> seen.word(4, 0)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void aCopyStaysAsItIs() {
        BitGrid open = BitGrid.of(5, 1);
        open.setAll();
        FieldOfView fov = FieldsOfView.symmetric();
        VisibleCells kept = VisibleCells.copyOf(fov.compute(open, new Point(0, 0), Reach.round(1)));
        fov.compute(open, new Point(4, 0), Reach.round(1));
        assertThat(kept).hasToString("##...");
    }
}
