package io.github.undercroft.fov;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.geometry.Cone;
import io.github.undercroft.geometry.Direction;
import io.github.undercroft.geometry.Metric;
import io.github.undercroft.geometry.Movement;
import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.FloodFill;
import io.github.undercroft.grid.IntGrid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LightTest {

    private static LightSource torch(int x, int y, int radius, int intensity) {
        return new LightSource(new Point(x, y), Reach.round(radius), intensity);
    }

    @Test
    void lightFallsOffWithTheSquareAndAddsUp() {
        BitGrid open = BitGrid.of(8, 1);
        open.setAll();
        LightMap light = new LightMap(FieldsOfView.symmetric());
        light.compute(open, List.of(torch(0, 0, 3, 16)));
        assertThat(IntGrid.copyOf(light)).hasToString("16 15 12 7 0 0 0 0");
        light.compute(open, List.of(torch(0, 0, 3, 16), torch(4, 0, 1, 8)));
        assertThat(IntGrid.copyOf(light)).hasToString("16 15 12 13 8 6 0 0");
        light.compute(open, List.of());
        assertThat(IntGrid.copyOf(light)).isEqualTo(IntGrid.of(8, 1));
    }

    @Test
    void wallsAreLitAndHideWhatIsBehind() {
        BitGrid open = TextGrid.ofRows("..#..").cells('.');
        LightMap light = new LightMap(FieldsOfView.symmetric());
        light.compute(open, List.of(torch(0, 0, 9, 100)));
        assertThat(IntGrid.copyOf(light)).hasToString("100 99 96 0 0");
    }

    @Test
    void aLampShinesWithinItsConeAndTheSunDoesNotFallOff() {
        BitGrid open = BitGrid.of(5, 1);
        open.setAll();
        LightMap light = new LightMap(FieldsOfView.symmetric());
        Reach east = Reach.unlimited().within(Cone.facing(Direction.EAST, 1));
        light.compute(open, List.of(new LightSource(new Point(2, 0), east, 5)));
        assertThat(IntGrid.copyOf(light)).hasToString("0 0 5 5 5");
        assertThat(new LightSource(new Point(0, 0), Reach.of(2, Metric.CHEBYSHEV), 9).lightAt(2, 2))
                .isEqualTo(1);
    }

    @Property(tries = 50)
    void theMapIsTheSumOverAllSourcesInAnyOrder(@ForAll long seed) {
        RandomSource source = RandomSource.of(seed);
        BitGrid open = SightMaps.map(source, 1 + source.nextInt(60), 1 + source.nextInt(30), 15);
        LightMap light = new LightMap(FieldsOfView.symmetric());
        for (int round = 0; round < 3; round++) {
            LightSource one = light(source, open);
            LightSource other = light(source, open);
            light.compute(open, List.of(one, other));
            IntGrid sum = IntGrid.copyOf(light);
            for (Point cell : open.bounds().points()) {
                assertThat(sum.get(cell)).isEqualTo(shine(open, one, cell) + shine(open, other, cell));
            }
            light.compute(open, List.of(other, one));
            assertThat(IntGrid.copyOf(light)).isEqualTo(sum);
        }
    }

    private static LightSource light(RandomSource source, BitGrid open) {
        return new LightSource(SightMaps.cell(source, open), SightMaps.reach(source), 1 + source.nextInt(100));
    }

    private static int shine(BitGrid open, LightSource source, Point cell) {
        return LineOfSight.isClear(open, source.at(), cell)
                ? source.lightAt(
                        cell.x() - source.at().x(), cell.y() - source.at().y())
                : 0;
    }

    @Test
    void oneSeesWhatIsLitOrNear() {
        BitGrid open = BitGrid.of(12, 1);
        open.setAll();
        LightMap light = new LightMap(FieldsOfView.symmetric());
        light.compute(open, List.of(torch(9, 0, 2, 9)));
        SightInLight sight = new SightInLight(FieldsOfView.symmetric());
        Point hero = new Point(1, 0);
        assertThat(sight.compute(
                        open,
                        light,
                        hero,
                        Eyes.of(Reach.round(9)).withNightVision(1).withMinLight(1)))
                .hasToString("###....####.");
        assertThat(sight.compute(open, light, hero, Eyes.of(Reach.round(9)).withMinLight(6)))
                .hasToString(".#......###.");
        assertThat(sight.compute(
                        open,
                        light,
                        hero,
                        Eyes.of(Reach.round(4)).withNightVision(99).withMinLight(1)))
                .hasToString("######......");
        assertThat(sight.compute(open, light, hero, Eyes.of(Reach.round(9)))).hasToString("###########.");
    }

    static List<FieldOfView> fields() {
        return List.of(FieldsOfView.symmetric(), FieldsOfView.permissive(), FieldsOfView.recursive());
    }

    @ParameterizedTest
    @MethodSource("fields")
    void aWallThatIsLitFromItsFarSideOnlyIsNotSeen(FieldOfView field) {
        BitGrid open = TextGrid.ofRows(".....#.....").cells('.');
        LightMap light = new LightMap(FieldsOfView.symmetric());
        light.compute(open, List.of(torch(1, 0, 6, 9)));
        SightInLight sight = new SightInLight(field);
        Eyes eyes = Eyes.of(Reach.round(9)).withNightVision(1).withMinLight(1);

        assertThat(sight.compute(open, light, new Point(9, 0), eyes)).hasToString("........###");
        assertThat(sight.compute(open, light, new Point(3, 0), eyes)).hasToString("######.....");
    }

    @Test
    void aWallWithALampOnEachSideIsAsBrightAsTheFloorOnTheNearSide() {
        BitGrid open = TextGrid.ofRows(".....#.....").cells('.');
        LightMap light = new LightMap(FieldsOfView.symmetric());
        light.compute(open, List.of(torch(4, 0, 6, 90), torch(6, 0, 1, 9)));
        SightInLight sight = new SightInLight(FieldsOfView.symmetric());

        assertThat(sight.compute(
                        open, light, new Point(9, 0), Eyes.of(Reach.round(9)).withMinLight(9)))
                .hasToString(".....##..#.");
        assertThat(sight.compute(
                        open, light, new Point(9, 0), Eyes.of(Reach.round(9)).withMinLight(10)))
                .hasToString(".........#.");
    }

    @Property
    void lampsInPlacesThatNoSightReachesChangeNothing(@ForAll long seed) {
        RandomSource source = RandomSource.of(seed);
        BitGrid open = SightMaps.map(source, 2 + source.nextInt(20), 2 + source.nextInt(12), 35 + source.nextInt(25));
        Point from = SightMaps.cell(source, open);
        open.set(from);
        BitGrid hidden = BitGrid.copyOf(open);
        hidden.andNot(FloodFill.of(Movement.EIGHT_WAY).reachable(open, from));
        List<LightSource> near = new ArrayList<>();
        near.add(light(source, open));
        near.removeIf(lamp -> hidden.get(lamp.at()));
        List<LightSource> all = new ArrayList<>(near);
        hidden.forEach((x, y) -> all.add(torch(x, y, 1 + source.nextInt(9), 1 + source.nextInt(100))));
        Eyes eyes = new Eyes(SightMaps.reach(source), source.nextInt(3), 1 + source.nextInt(30));
        for (FieldOfView field : fields()) {
            LightMap light = new LightMap(field);
            SightInLight sight = new SightInLight(field);
            light.compute(open, near);
            BitGrid seen = BitGrid.copyOf(sight.compute(open, light, from, eyes));
            light.compute(open, all);

            assertThat(BitGrid.copyOf(sight.compute(open, light, from, eyes)))
                    .as("%s from %s, open in%n%s", field, from, open)
                    .isEqualTo(seen);
        }
    }

    @Test
    void wrongNumbersAndPlacesAreRefused() {
        LightMap light = new LightMap(FieldsOfView.symmetric());
        assertThatThrownBy(() -> light.compute(BitGrid.of(4, 4), List.of(torch(0, 0, 1, 1), torch(4, 0, 1, 1))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("light 1")
                .hasMessageContaining("(4,0)");
        assertThatThrownBy(() -> torch(0, 0, 1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("intensity 0");
        assertThatThrownBy(() -> Eyes.of(Reach.unlimited()).withNightVision(-1)).hasMessageContaining("-1");
        assertThatThrownBy(() -> Eyes.of(Reach.unlimited()).withMinLight(-2)).hasMessageContaining("-2");
        SightInLight sight = new SightInLight(FieldsOfView.symmetric());
        Eyes eyes = Eyes.of(Reach.unlimited());
        assertThatThrownBy(() -> sight.compute(BitGrid.of(4, 4), IntGrid.of(4, 5), new Point(0, 0), eyes))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("4 x 5");
        assertThatThrownBy(() -> light.get(9, 9)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
