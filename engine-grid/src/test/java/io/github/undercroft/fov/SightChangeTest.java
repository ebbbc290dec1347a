package io.github.undercroft.fov;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.undercroft.geometry.Point;
import io.github.undercroft.grid.BitGrid;
import io.github.undercroft.grid.TextGrid;
import io.github.undercroft.random.RandomSource;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class SightChangeTest {

    @Test
    void aStepShowsOneColumnAndLosesAnother() {
        BitGrid open = BitGrid.of(9, 1);
        open.setAll();
        FieldOfView fov = FieldsOfView.symmetric();
        VisibleCells.Change change = new VisibleCells.Change();
        change.advance(fov.compute(open, new Point(3, 0), Reach.round(2)));
        assertThat(change.newlySeen()).hasToString(".#####...");
        assertThat(change.noLongerSeen()).hasToString(".........");
        change.advance(fov.compute(open, new Point(4, 0), Reach.round(2)));
        assertThat(change.newlySeen()).hasToString("......#..");
        assertThat(change.noLongerSeen()).hasToString(".#.......");
        change.forget();
        change.advance(fov.compute(open, new Point(4, 0), Reach.round(1)));
        assertThat(change.newlySeen()).hasToString("...###...");
        assertThat(change.noLongerSeen()).hasToString(".........");
    }

    @Property(tries = 100)
    void bothAreTheDifferencesOfTheTwoSets(@ForAll long seed) {
        RandomSource source = RandomSource.of(seed);
        BitGrid open = SightMaps.map(source, 1 + source.nextInt(150), 1 + source.nextInt(20), 10);
        FieldOfView fov = FieldsOfView.symmetric();
        VisibleCells.Change change = new VisibleCells.Change();
        BitGrid before = BitGrid.of(open.width(), open.height());
        for (int i = 0; i < 5; i++) {
            VisibleCells seen = fov.compute(open, SightMaps.cell(source, open), Reach.round(source.nextInt(30)));
            change.advance(seen);
            BitGrid newly = BitGrid.copyOf(seen);
            newly.andNot(before);
            BitGrid lost = BitGrid.copyOf(before);
            lost.andNot(seen);
            assertThat(BitGrid.copyOf(change.newlySeen())).isEqualTo(newly);
            assertThat(BitGrid.copyOf(change.noLongerSeen())).isEqualTo(lost);
            before = BitGrid.copyOf(seen);
        }
    }

    @Test
    void anyTwoGridsOfOneSizeCanBeCompared() {
        VisibleCells.Change change = new VisibleCells.Change();
        change.compare(
                TextGrid.ofRows("##..").cells('#'), TextGrid.ofRows(".##.").cells('#'));
        assertThat(change.newlySeen()).hasToString("..#.");
        assertThat(change.noLongerSeen()).hasToString("#...");
        change.advance(BitGrid.of(4, 1));
        assertThatThrownBy(() -> change.advance(BitGrid.of(4, 2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("4 x 1")
                .hasMessageContaining("4 x 2")
                .hasMessageContaining("forget");
    }
}
